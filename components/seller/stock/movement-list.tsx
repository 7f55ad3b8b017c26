'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { StockMovements } from '@/lib/api/schemas/seller/stock';
import { dateTime, number } from '@/lib/storefront/format';

/** Movements as a list whose parts stand beside each other on a desk. */
export function MovementList({ movements }: Pick<StockMovements, 'movements'>) {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {movements.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[3fr_1fr_3fr_2fr] md:items-center"
        >
          <span className="flex min-w-0 flex-col">
            <span className="line-clamp-2">{one.name}</span>
            <span className="text-sm text-ink-soft">{one.sku}</span>
          </span>
          <span className="flex flex-col items-end md:items-start">
            <b className={clsx('text-lg', one.delta < 0 ? 'text-bad' : 'text-good')}>
              {one.delta > 0 ? '+' : '−'}
              {number(Math.abs(one.delta))}
            </b>
            <span className="text-sm text-ink-soft">
              {t('now')}: {number(one.stock)}
            </span>
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-2 break-words max-md:col-span-2">
            <Badge>{t(`kinds.${one.kind}`)}</Badge>
            {one.reason ?? one.order_number}
          </span>
          <span className="flex flex-col text-sm text-ink-soft max-md:col-span-2 max-md:flex-row max-md:flex-wrap max-md:justify-between max-md:gap-x-4">
            <span>{dateTime(one.at, lang)}</span>
            <span>{one.by ?? t('by_system')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
