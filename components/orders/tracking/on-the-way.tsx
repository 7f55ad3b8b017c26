'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Tracking } from '@/lib/api/schemas/orders';
import { dateRange } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOnTheWay } from '@/lib/storefront/orders/use-orders';
import { StatusBadge } from '../status-badge';

/** The shopper's shipments under way, each leading to its order's tracking. */
export function OnTheWay() {
  const t = useTranslations('orders');
  const { data, error } = useOnTheWay();
  const errorText = useErrorText();
  return (
    <section aria-labelledby="on-the-way" className="flex flex-col gap-4">
      <h2 id="on-the-way" className="text-xl font-bold">
        {t('on_the_way')}
      </h2>
      {error && !data && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Skeleton className="h-28" />}
      {data?.length === 0 && <p className="text-ink-soft">{t('none_on_the_way')}</p>}
      <ul className="grid gap-3 lg:grid-cols-2">
        {data?.flatMap(({ number, shipments }) =>
          shipments.map((shipment) => (
            <li key={shipment.id}>
              <ShipmentRow number={number} shipment={shipment} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

const shownPictures = 3;

type Props = { number: string; shipment: Tracking['shipments'][number] };

function ShipmentRow({ number, shipment }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { store, status, expected, items } = shipment;
  return (
    <Card className="relative flex h-full flex-wrap items-center gap-3 hover:border-line-strong">
      <span className="flex gap-1.5">
        {items.slice(0, shownPictures).map((item) => (
          <LinePicture key={item.id} src={item.image} className="size-14" />
        ))}
      </span>
      <span className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <Link
          href={`/track-order/${number}`}
          className="font-semibold after:absolute after:inset-0 after:rounded-card hover:text-brand"
        >
          {t.rich('parcel_of', { store: store.name, link: (name) => name })}
        </Link>
        <span className="text-sm text-ink-soft">{t('order', { number })}</span>
        {expected && status !== 'delivery_failed' && (
          <span className="text-sm font-medium text-good">
            {t('expected', { when: dateRange(expected.earliest, expected.latest, locale) })}
          </span>
        )}
      </span>
      <StatusBadge status={status} />
    </Card>
  );
}
