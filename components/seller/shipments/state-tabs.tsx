'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { SellerShipments, ShipmentState } from '@/lib/api/schemas/seller/shipments';

const states = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'late',
  'on_the_way',
  'delivered',
  'failed',
  'cancelled',
] as const satisfies ShipmentState[];

type Props = {
  counts?: SellerShipments['counts'];
  state?: ShipmentState;
  onChoose: (state?: ShipmentState) => void;
};

/** The lists, with how many shipments are in each. */
export function StateTabs({ counts, state, onChoose }: Props) {
  const t = useTranslations('seller_shipments');
  return (
    <nav aria-label={t('states')} className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <ul className="flex gap-2">
        {[undefined, ...states].map((one) => {
          const isUrgent = one === 'late' && Boolean(counts?.late);
          return (
            <li key={one ?? 'all'}>
              <button
                type="button"
                aria-pressed={one === state}
                onClick={() => onChoose(one)}
                className={clsx(
                  'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap',
                  one === state
                    ? 'border-brand bg-brand-soft text-brand'
                    : 'border-line bg-card text-ink hover:bg-sunken',
                )}
              >
                {t(one ?? 'all')}
                {one && counts && (
                  <span className={clsx('font-bold', isUrgent && 'text-bad')}>{counts[one]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
