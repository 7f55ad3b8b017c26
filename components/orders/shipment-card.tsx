'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinePicture } from '@/components/cart/line-picture';
import { Card } from '@/components/ui/card';
import type { Tracking } from '@/lib/api/schemas/orders';
import { Link } from '@/lib/i18n/navigation';
import { date, money } from '@/lib/storefront/format';
import { StatusBadge } from './status-badge';

type Props = { shipment: Tracking['shipments'][number]; children?: ReactNode };

const onItsWay = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'];

/** The parcel of one store: its state, when it is expected, what is in it. */
export function ShipmentCard({ shipment, children }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { store, status, expected, items } = shipment;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <h3 className="font-semibold">
          {t.rich('parcel_of', {
            store: store.name,
            link: (name) => (
              <Link href={`/store/${store.slug}`} className="hover:text-brand hover:underline">
                {name}
              </Link>
            ),
          })}
        </h3>
        <StatusBadge status={status} />
      </div>
      {expected && onItsWay.includes(status) && (
        <p className="text-sm font-medium text-good">
          {t('expected', {
            earliest: date(expected.earliest, locale),
            latest: date(expected.latest, locale),
          })}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex gap-3">
            <LinePicture src={item.image} className="size-14" />
            <div className="flex min-w-0 flex-1 flex-col">
              <Link href={`/product/${item.slug}`} className="hover:text-brand hover:underline">
                {item.name}
              </Link>
              <span className="text-sm text-ink-soft tabular-nums">
                {money(item.unit_price, locale)} × {item.quantity}
                {item.cancelled_quantity > 0 &&
                  ` · ${t('cancelled_pieces', { count: item.cancelled_quantity })}`}
              </span>
            </div>
            <span className="font-semibold tabular-nums">{money(item.total, locale)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
