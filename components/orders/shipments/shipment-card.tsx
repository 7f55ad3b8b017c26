'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ExternalLink, Star } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Whole } from '@/components/ui/whole';
import type { OrderItem, Shipment, Tracking } from '@/lib/contract/schemas/orders';
import { date, dateRange, money } from '@/lib/storefront/format';
import { StatusBadge } from '../status-badge';
import { CourierScans } from './courier-scans';

type Props = {
  shipment: Tracking['shipments'][number];
  /** The level of its heading. */
  level?: 2 | 3;
  children?: ReactNode;
};

const onItsWay = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'];

/** One store's shipment: its state, its delivery date and its items. */
export function ShipmentCard({ shipment, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  const t = useTranslations('orders');
  const { store, part, status, expected, items, is_replacement } = shipment;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <Heading className="font-semibold">
          {t.rich(part ? 'part_of' : 'parcel_of', {
            ...part,
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
      {shipment.delivery_code && <DeliveryCode code={shipment.delivery_code} />}
      {expected && onItsWay.includes(status) && (
        <p className="text-sm font-medium text-good">
          <ExpectedDays expected={expected} />
        </p>
      )}
      <CarriedBy carrier={shipment.carrier} />
      {shipment.courier && <CourierScans report={shipment.courier} />}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <Item key={item.id} item={item} isRateable={status === 'delivered'} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

/** The code that the shopper reads to the store's rider. */
function DeliveryCode({ code }: { code: string }) {
  const t = useTranslations('orders.code');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-sunken px-4 py-3">
      <span className="font-semibold">{t('title')}</span>
      <Whole as="b" className="text-2xl tracking-widest tabular-nums select-all">
        {code}
      </Whole>
      <span className="basis-full text-sm text-ink-soft">{t('hint')}</span>
    </div>
  );
}

/** The carrier, the AWB number, and a link to the carrier's tracking. */
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

/** An ordered product; its cancelled quantity is struck through. */
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
          <bdi>{item.name}</bdi>
        </Link>
        <span className="text-sm text-ink-soft tabular-nums">
          <Whole>{money(item.unit_price)}</Whole> × {quantity}
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
          <Whole as="s" className="text-sm font-normal text-ink-soft" aria-hidden>
            {money(total)}
          </Whole>
        )}
        <Whole>{money(left)}</Whole>
      </span>
    </li>
  );
}

/** The days on which a shipment is expected: one day is the last one. */
export function ExpectedDays({ expected }: { expected: NonNullable<Shipment['expected']> }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { earliest, latest } = expected;
  return earliest === latest
    ? t('expected_by', { day: date(latest, locale) })
    : t('expected', { when: dateRange(earliest, latest, locale) });
}
