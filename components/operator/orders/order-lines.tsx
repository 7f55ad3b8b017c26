'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { OperatorOrderLine } from '@/lib/api/schemas/operators/orders';
import { dateTime, money } from '@/lib/storefront/format';
import { PaymentBadge, ShipmentBadge } from './badges';

const row =
  'grid gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:grid-cols-[13rem_1fr_auto] xl:grid-cols-[13rem_14rem_1fr_auto]';

/** Orders as rows; each is one link to its page. */
export function OrderLines({ orders }: { orders: readonly OperatorOrderLine[] }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {orders.map(({ number, placed_at, shopper, city, grand_total, payment, shipments }) => (
        <li key={number}>
          <AreaLink href={`/operator/orders/${number}`} className={row}>
            <span className="flex flex-col">
              <b className="whitespace-nowrap">{number}</b>
              <span className="text-sm text-ink-soft">{dateTime(placed_at, lang)}</span>
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="truncate">{shopper}</span>
              <span className="truncate text-sm text-ink-soft">{city}</span>
            </span>
            <span className="flex min-w-0 flex-col gap-1 sm:max-xl:order-last sm:max-xl:col-span-3">
              {shipments.map((shipment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two shipments of one store look alike
                <span key={index} className="flex min-w-0 items-center gap-2">
                  <span className="truncate text-sm">{shipment.store}</span>
                  <ShipmentBadge status={shipment.status} />
                </span>
              ))}
            </span>
            <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
              <b className="tabular-nums">{money(grand_total)}</b>
              <span className="flex items-center gap-2 text-sm">
                {t(`methods.${payment.method}`)}
                <PaymentBadge status={payment.status} />
              </span>
            </span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
