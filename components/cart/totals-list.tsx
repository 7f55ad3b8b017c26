'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { Totals } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';

/** Subtotal, tax, shipping and discount, adding up to the grand total. */
export function TotalsList({ totals, isCurrent = true }: { totals: Totals; isCurrent?: boolean }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const amount = (value: number) => money(value, locale);
  const rows = [
    [t('subtotal'), amount(totals.subtotal)],
    [t('tax'), amount(totals.tax)],
    [t('shipping'), totals.shipping ? amount(totals.shipping) : t('free')],
    [t('discount'), totals.discount ? `−${amount(totals.discount)}` : amount(0)],
  ] as const;
  return (
    <dl
      aria-busy={!isCurrent}
      className={clsx('flex flex-col gap-2 tabular-nums', !isCurrent && 'opacity-50')}
    >
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{t('grand_total')}</dt>
        <dd>{amount(totals.grand_total)}</dd>
      </div>
    </dl>
  );
}
