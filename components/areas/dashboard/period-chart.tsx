'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { Whole } from '@/components/ui/whole';
import { date, shortDate } from '@/lib/storefront/format';
import type { Day, Measure } from './period-card';

const tick = { fill: 'var(--color-ink-soft)', fontSize: 13 };

type Props = {
  title: string;
  days: readonly Day[];
  /** The former period, of the same number of days. */
  before: readonly Day[];
  measures: readonly Measure[];
  measure: Measure;
};

/**
 * Bars by day, and the former period as a line; arrow keys move from day to day, and screen readers announce the day.
 */
export function PeriodChart({ title, days, before, measures, measure }: Props) {
  const t = useTranslations('areas.dashboard');
  const lang = useLocale();
  const shown = days.map(({ day, of }, index) => ({
    day,
    of,
    value: of[measure.name],
    former: before[index]?.of[measure.name],
  }));
  return (
    <div className="h-60">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={shown}
          accessibilityLayer
          title={title}
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
            tickFormatter={(amount: number) => measure.show(amount)}
            allowDecimals={false}
            width="auto"
            tick={tick}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            content={(props) => <DayTooltip {...props} measures={measures} />}
            cursor={{ fill: 'var(--color-sunken)' }}
          />
          <Bar
            dataKey="value"
            fill="var(--color-brand)"
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            dataKey="former"
            stroke="var(--color-ink-soft)"
            strokeDasharray="4 3"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

function DayTooltip({
  active,
  payload,
  measures,
}: TooltipContentProps & { measures: readonly Measure[] }) {
  const lang = useLocale();
  const day: Day | undefined = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-control border border-line bg-card px-3 py-2 text-sm shadow-raised">
      <Whole as="b" className="block">
        {date(day.day, lang)}
      </Whole>
      {measures.map(({ name, label, show }) => (
        <span key={name} className="block">
          {label}: <Whole>{show(day.of[name] ?? 0)}</Whole>
        </span>
      ))}
    </div>
  );
}
