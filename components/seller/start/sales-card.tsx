'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choices } from '@/components/seller/ui/choices';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Sold } from '@/lib/api/schemas/seller/dashboard';
import { date, money, number } from '@/lib/storefront/format';
import type { Measure } from './sales-chart';

export type Days = 30 | 90;
const SalesChart = dynamic(() => import('./sales-chart').then((part) => part.SalesChart), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
});

type Props = { sold: Sold; days: Days; onDays: (days: Days) => void };

/** Sales by day, as a chart or as the table of the same figures. */
export function SalesCard({ sold, days, onDays }: Props) {
  const t = useTranslations('seller_start');
  const [measure, setMeasure] = useState<Measure>('sales');
  const [isTable, setTable] = useState(false);
  const { total, before } = sold;
  const shownDays = sold.days.length;
  const percent = before.sales && Math.round((100 * (total.sales - before.sales)) / before.sales);
  const change = `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number(Math.abs(percent))}%`;
  return (
    <section aria-labelledby="sales" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="sales" className="text-xl font-bold">
          {t('sales_title')}
        </h2>
        <Choices
          label={t('period')}
          chosen={days}
          onChoose={onDays}
          choices={[
            [30, t('last_30')],
            [90, t('last_90')],
          ]}
        />
      </div>
      <Card className="flex flex-col gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {(
            [
              ['sales', money(total.sales)],
              ['units', number(total.units)],
              ['orders', number(total.orders)],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-soft">{t(name)}</dt>
              <dd className="text-2xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-soft">
          {before.sales
            ? t('compared', { change, days: shownDays })
            : t('no_before', { days: shownDays })}{' '}
          · {t('sales_hint')}
        </p>
        {total.units === 0 ? (
          <p className="py-10 text-center text-ink-soft">
            {t('nothing_sold', { days: shownDays })}
          </p>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Choices
                label={t('measure')}
                chosen={measure}
                onChoose={setMeasure}
                choices={[
                  ['sales', t('sales')],
                  ['units', t('units')],
                ]}
              />
              <Button look="quiet" className="px-3!" onClick={() => setTable(!isTable)}>
                {t(isTable ? 'as_chart' : 'as_table')}
              </Button>
            </div>
            {isTable ? (
              <SalesTable days={sold.days} />
            ) : (
              <SalesChart days={sold.days} measure={measure} />
            )}
          </>
        )}
      </Card>
    </section>
  );
}

/** The figures of the chart, the newest first. */
function SalesTable({ days }: { days: Sold['days'] }) {
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
