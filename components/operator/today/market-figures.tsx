'use client';

import { useTranslations } from 'next-intl';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { money, number } from '@/lib/storefront/format';

type Props = Pick<OperatorToday, 'days' | 'stores' | 'listings'>;

/** The market in four numbers; in two for who has nothing to do with money. */
export function MarketFigures({ days, stores, listings }: Props) {
  const t = useTranslations('operator_today');
  const sum = (of: 'orders' | 'value') => (days ?? []).reduce((total, day) => total + day[of], 0);
  const sold = [
    [t('orders_30'), number(sum('orders'))],
    [t('value_30'), money(sum('value'))],
  ];
  const figures = [
    ...(days ? sold : []),
    [t('open_stores'), number(stores)],
    [t('listings_on_sale'), number(listings)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col gap-1 rounded-card bg-sunken p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
