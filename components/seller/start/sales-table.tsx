'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Sold } from '@/lib/api/schemas/seller/dashboard';
import { date, money, number } from '@/lib/storefront/format';

/** The figures of the chart, the newest first. */
export function SalesTable({ days }: { days: Sold['days'] }) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  const amount = 'px-2 py-2 text-right tabular-nums';
  return (
    <section
      aria-label={t('sales_title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-control border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              {t('day')}
            </th>
            {(['sales', 'units', 'orders'] as const).map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-semibold">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, sales, units, orders }) => (
            <tr key={day}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {date(day, lang)}
              </th>
              <td className={amount}>{money(sales)}</td>
              <td className={amount}>{number(units)}</td>
              <td className={amount}>{number(orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
