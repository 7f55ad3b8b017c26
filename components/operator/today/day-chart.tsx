'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { date, money, number, shortDate } from '@/lib/storefront/format';

/** Orders of the last 30 days as bars; the same figures are in the table that opens below. */
export function DayChart({ days }: { days: NonNullable<OperatorToday['days']> }) {
  const t = useTranslations('operator_today');
  const lang = useLocale();
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  return (
    <section aria-labelledby="orders-by-day" className="flex flex-col gap-3">
      <h2 id="orders-by-day" className="text-xl font-bold">
        {t('by_day')}
      </h2>
      <div aria-hidden className="flex flex-col gap-1 text-sm text-ink-soft tabular-nums">
        <span>{number(most)}</span>
        <div className="flex h-40 items-end gap-1 border-y border-t-line border-b-line-strong">
          {days.map(({ day, orders, value }) => (
            <div
              key={day}
              title={`${date(day, lang)}: ${number(orders)} · ${money(value)}`}
              style={{ height: `${(orders / most) * 100}%` }}
              className="min-h-0.5 flex-1 rounded-t bg-brand"
            />
          ))}
        </div>
        <div className="flex justify-between gap-4">
          {[days.at(0), days.at(-1)].map(
            (end) => end && <span key={end.day}>{shortDate(end.day, lang)}</span>,
          )}
        </div>
      </div>
      <details>
        <summary className="min-h-11 content-center font-semibold text-brand">{t('table')}</summary>
        <div className="max-h-96 overflow-auto">
          <table className="w-full max-w-xl text-left tabular-nums">
            <thead>
              <tr className="border-b border-line text-sm text-ink-soft">
                <th className="py-2 pr-4 font-medium">{t('day')}</th>
                <th className="py-2 pr-4 text-right font-medium">{t('orders')}</th>
                <th className="py-2 text-right font-medium">{t('value')}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, orders, value }) => (
                <tr key={day} className="border-b border-line">
                  <td className="py-2 pr-4">{date(day, lang)}</td>
                  <td className="py-2 pr-4 text-right">{number(orders)}</td>
                  <td className="py-2 text-right">{money(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
