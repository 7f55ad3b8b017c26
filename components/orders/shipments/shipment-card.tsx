'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinePicture } from '@/components/cart/line-picture';
import { Link } from '@/components/shell/navigation/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ExternalLink, Star } from '@/components/ui/icons';
import type { OrderItem, Shipment, Tracking } from '@/lib/api/schemas/orders';
import { dateRange, money } from '@/lib/storefront/format';
import { StatusBadge } from '../status-badge';

type Props = {
  shipment: Tracking['shipments'][number];
  /** Of its heading. */
  level?: 2 | 3;
  children?: ReactNode;
};

const onItsWay = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'];

/** The shipment of one store: its state, when it is expected, what is in it. */
export function ShipmentCard({ shipment, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  const t = useTranslations('orders');
  const locale = useLocale();
  const { store, status, expected, items, is_replacement } = shipment;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <Heading className="font-semibold">
          {t.rich('parcel_of', {
            store: store.name,
            link: (name) => (
              <Link href={`/store/${store.slug}`} className="py-3 hover:text-brand hover:underline">
                {name}
              </Link>
            ),
          })}
        </Heading>
        <span className="flex flex-wrap gap-2">
          {is_replacement && <Badge tone="brand">{t('replacement')}</Badge>}
          <StatusBadge status={status} />
        </span>
      </div>
      {expected && onItsWay.includes(status) && (
        <p className="text-sm font-medium text-good">
          {t('expected', { when: dateRange(expected.earliest, expected.latest, locale) })}
        </p>
      )}
      <CarriedBy carrier={shipment.carrier} />
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <Item key={item.id} item={item} isRateable={status === 'delivered'} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

/** Who carries a shipment, its number there, and the way to the carrier's own tracking. */
function CarriedBy({ carrier }: { carrier: Shipment['carrier'] }) {
  const t = useTranslations('orders');
  if (!carrier) return null;
  const { name, awb, tracking_url } = carrier;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex flex-wrap gap-x-3 py-2">
        <span>{t('sent_with', { carrier: name })}</span>
        <span className="text-ink-soft select-all">{t('awb', { awb })}</span>
      </p>
      {tracking_url && (
        <a
          href={tracking_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline underline-offset-4 print:hidden"
        >
          {t('track_with', { carrier: name })}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">({t('opens_elsewhere')})</span>
        </a>
      )}
    </div>
  );
}

/** What was ordered of a product; what was cancelled of it is struck out. */
function Item({ item, isRateable }: { item: OrderItem; isRateable: boolean }) {
  const t = useTranslations('orders');
  const { cancelled_quantity: cancelled, quantity, total } = item;
  const left = Math.round((total - item.cancelled_total) * 100) / 100;
  const isGone = cancelled === quantity;
  return (
    <li className="flex gap-3">
      <LinePicture src={item.image} className={clsx('size-14', isGone && 'opacity-50')} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          href={`/product/${item.slug}`}
          className={clsx('hover:text-brand hover:underline', isGone && 'text-ink-soft')}
        >
          {item.name}
        </Link>
        <span className="text-sm text-ink-soft tabular-nums">
          {money(item.unit_price)} × {quantity}
        </span>
        {cancelled > 0 && (
          <span className="text-sm text-bad">{t('pieces_cancelled', { count: cancelled })}</span>
        )}
        {item.returned_quantity > 0 && (
          <span className="text-sm text-ink-soft">
            {t('pieces_returned', { count: item.returned_quantity })}
          </span>
        )}
        {isRateable && !isGone && (
          <Link
            href={`/product/${item.slug}#reviews`}
            aria-label={t('rate_named', { name: item.name })}
            className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-brand hover:underline print:hidden"
          >
            <Star aria-hidden className="size-4" />
            {t('rate')}
          </Link>
        )}
      </div>
      <span className="flex flex-col items-end font-semibold tabular-nums">
        {cancelled > 0 && (
          <s className="text-sm font-normal text-ink-soft" aria-hidden>
            {money(total)}
          </s>
        )}
        {money(left)}
      </span>
    </li>
  );
}
