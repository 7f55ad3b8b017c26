'use client';

import { useParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { SignedIn } from '@/components/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PackageSearch } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/request';
import type { Tracking } from '@/lib/contract/schemas/orders';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOnTheWay, useTracking } from '@/lib/storefront/orders/use-orders';
import { OrderNumberForm } from './order-number-form';
import { RefundList } from './refund-list';
import { ExpectedDays, ShipmentCard } from './shipments/shipment-card';
import { ShipmentProgress } from './shipments/shipment-progress';
import { StatusBadge } from './status-badge';

export function TrackingPage() {
  const [first = ''] = useParams<{ orderNumber?: string[] }>().orderNumber ?? [];
  const number = decodeURIComponent(first);
  const t = useTranslations('orders');
  const tp = useTranslations('payments');
  return (
    <SignedIn>
      {() => (
        <>
          <OrderNumberForm key={number} number={number} path="/track-order" action={t('track')} />
          {!number && (
            <Link
              href="/profile/payments"
              className="-my-2 inline-flex min-h-11 items-center self-start font-semibold text-brand underline underline-offset-4"
            >
              {tp('check')}
            </Link>
          )}
          {number ? <OrderTracking number={number} /> : <OnTheWay />}
        </>
      )}
    </SignedIn>
  );
}

/** The tracking of an order's shipments. */
function OrderTracking({ number }: { number: string }) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const locale = useLocale();
  const errorText = useErrorText();
  const { data: order, error } = useTracking(number);
  if (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? (
      <EmptyState
        level={2}
        icon={PackageSearch}
        title={te('order_not_found')}
        hint={t('not_found_hint', { number })}
      />
    ) : (
      <EmptyState
        level={2}
        icon={PackageSearch}
        title={te('order_details_not_found')}
        hint={errorText(error)}
      />
    );
  }
  if (!order) return <RestoringSpinner label={t('loading')} />;
  return (
    <section className="flex flex-col gap-4" aria-labelledby="order-number">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="order-number" className="text-xl font-bold">
          {t('order', { number: order.number })}
        </h2>
        <StatusBadge status={order.status} />
        <p className="text-ink-soft">{t('placed_on', { date: date(order.placed_at, locale) })}</p>
        <Link
          href={`/profile/orders/${order.number}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t('details')}
        </Link>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {order.shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} shipment={shipment}>
            <div className="border-t border-line pt-4">
              <ShipmentProgress shipment={shipment} isOpen={order.shipments.length === 1} />
            </div>
          </ShipmentCard>
        ))}
      </div>
      <RefundList refunds={order.refunds} />
    </section>
  );
}

/** The shopper's shipments under way, each linking to its order's tracking. */
function OnTheWay() {
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

type OnTheWayProps = { number: string; shipment: Tracking['shipments'][number] };

function ShipmentRow({ number, shipment }: OnTheWayProps) {
  const t = useTranslations('orders');
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
            <ExpectedDays expected={expected} />
          </span>
        )}
      </span>
      <StatusBadge status={status} />
    </Card>
  );
}
