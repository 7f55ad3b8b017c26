'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import type { Sold } from '@/lib/api/schemas/seller/dashboard';
import { date, money, number, shortDate } from '@/lib/storefront/format';

export type Measure = 'sales' | 'units';

type Day = Sold['days'][number];

const tick = { fill: 'var(--color-ink-soft)', fontSize: 13 };

/** Bars by day; arrow keys go from day to day, which is read out. */
export function SalesChart({ days, measure }: { days: Day[]; measure: Measure }) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  const show = (value: number) => (measure === 'sales' ? money(value) : number(value));
  return (
    <div className="h-72">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={days}
          accessibilityLayer
          title={t(`chart_${measure}`, { days: days.length })}
          desc={t('chart_hint')}
          margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => shortDate(day, lang)}
            minTickGap={28}
            tick={tick}
            tickLine={false}
            stroke="var(--color-line-strong)"
          />
          <YAxis
            tickFormatter={show}
            allowDecimals={false}
            width="auto"
            tick={tick}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip content={DayTooltip} cursor={{ fill: 'var(--color-sunken)' }} />
          <Bar
            dataKey={measure}
            fill="var(--color-brand)"
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function DayTooltip({ active, payload }: TooltipContentProps) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  const day: Day | undefined = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-control border border-line bg-card px-3 py-2 text-sm shadow-raised">
      <b className="block">{date(day.day, lang)}</b>
      <span className="block">
        {t('sales')}: {money(day.sales)}
      </span>
      <span className="block">
        {t('units')}: {number(day.units)}
      </span>
      <span className="block">
        {t('orders')}: {number(day.orders)}
      </span>
    </div>
  );
}
