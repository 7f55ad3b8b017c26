'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { SellerShipmentSummary } from '@/lib/api/schemas/seller/shipments';
import { stateName } from '@/lib/storefront/catalog/states';
import { dateTime, money } from '@/lib/storefront/format';
import { Clock, ItemsInShort, StatusBadge } from './shipment-facts';

type Props = {
  shipments: SellerShipmentSummary[];
  selected: ReadonlySet<number>;
  onSelect: (ids: number[], on: boolean) => void;
};

const box = 'size-5 accent-brand';
const boxArea = 'grid size-11 shrink-0 cursor-pointer place-items-center';

/** Shipments to choose from: a table on a desk, cards on a phone. */
export function ShipmentList({ shipments, selected, onSelect }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const all = shipments.every(({ id }) => selected.has(id));
  const ids = shipments.map(({ id }) => id);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="flex items-center gap-2 border-b border-line bg-sunken pr-4">
        <label className="flex min-h-11 cursor-pointer items-center pr-2 text-sm font-medium">
          <span className={boxArea}>
            <input
              type="checkbox"
              className={box}
              checked={all}
              onChange={({ target }) => onSelect(ids, target.checked)}
            />
          </span>
          {t('select_all')}
        </label>
      </div>
      <ul className="divide-y divide-line">
        {shipments.map((shipment) => {
          const { id, order_number: order, status, shopper, city } = shipment;
          return (
            <li key={id} className="flex items-start gap-1 py-3 pr-4 has-checked:bg-brand-soft">
              <label className={boxArea}>
                <span className="sr-only">{t('select', { order })}</span>
                <input
                  type="checkbox"
                  className={box}
                  checked={selected.has(id)}
                  onChange={({ target }) => onSelect([id], target.checked)}
                />
              </label>
              <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 md:grid-cols-2 md:items-start xl:grid-cols-[minmax(11rem,1.1fr)_minmax(9rem,1fr)_minmax(12rem,1.6fr)_minmax(11rem,1.1fr)_auto]">
                <div className="flex flex-col">
                  <AreaLink
                    href={`/seller/shipments/${id}`}
                    className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                  >
                    {order}
                  </AreaLink>
                  <span className="text-sm text-pretty text-ink-soft">
                    {dateTime(shipment.placed_at, lang)}
                  </span>
                </div>
                <div className="flex flex-col xl:pt-2.5">
                  <span className="break-words">{shopper}</span>
                  <span className="text-sm text-ink-soft">
                    {city}, {stateName(shipment.state, lang)}
                  </span>
                </div>
                <div className="min-w-0 xl:pt-2.5">
                  <ItemsInShort {...shipment} />
                </div>
                <div className="flex flex-col items-start gap-1.5 xl:pt-2.5">
                  <StatusBadge status={status} />
                  <Clock clock={shipment.clock} />
                </div>
                <div className="flex flex-wrap items-baseline gap-x-2 xl:flex-col xl:items-end xl:pt-2.5">
                  <b>{money(shipment.total)}</b>
                  {shipment.payment_method === 'cod' && (
                    <span className="text-sm text-ink-soft">{t('cod')}</span>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
