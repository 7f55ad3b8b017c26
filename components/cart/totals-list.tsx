'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Totals } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';

/** Subtotal, tax, shipping and discount, adding up to the grand total. */
export function TotalsList({ totals, isCurrent = true }: { totals: Totals; isCurrent?: boolean }) {
  const t = useTranslations('cart');
  const rows = [
    [t('subtotal'), money(totals.subtotal)],
    [t('tax'), money(totals.tax)],
    [t('shipping'), totals.shipping ? money(totals.shipping) : t('free')],
    [t('discount'), totals.discount ? `−${money(totals.discount)}` : money(0)],
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
        <dd>{money(totals.grand_total)}</dd>
      </div>
    </dl>
  );
}
