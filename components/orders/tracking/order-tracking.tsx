'use client';

import { PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/account/session/restoring-spinner';
import { Link } from '@/components/shell/navigation/link';
import { EmptyState } from '@/components/ui/empty-state';
import { ApiError } from '@/lib/api/request';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useTracking } from '@/lib/storefront/orders/use-orders';
import { RefundList } from '../refund-list';
import { ShipmentCard } from '../shipments/shipment-card';
import { Timeline } from '../shipments/timeline';
import { StatusBadge } from '../status-badge';

/** The tracking of an order's shipments. */
export function OrderTracking({ number }: { number: string }) {
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
              <Timeline shipment={shipment} />
            </div>
          </ShipmentCard>
        ))}
      </div>
      <RefundList refunds={order.refunds} />
    </section>
  );
}
