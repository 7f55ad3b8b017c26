'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Choices } from '@/components/areas/choices';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import { date } from '@/lib/storefront/format';

const PeriodChart = dynamic(() => import('./period-chart').then((part) => part.PeriodChart), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});

/** A day in India with the value of each measure. */
export type Day = { day: string; of: Record<string, number> };

/** Something that is counted by day, and how its values are written. */
export type Measure = { name: string; label: string; show: (value: number) => string };

type Props = {
  title: string;
  days: readonly Day[];
  /** The former period, of the same number of days. */
  before: readonly Day[];
  measures: readonly [Measure, ...Measure[]];
  hint?: string;
  /** The choice of the period. */
  period?: ReactNode;
};

/** The figures of a period by day, as a chart with the former period or as a table. */
export function PeriodCard({ title, days, before, measures, hint, period }: Props) {
  const t = useTranslations('areas.dashboard');
  const [chosen, setChosen] = useState(measures[0].name);
  const [isTable, setTable] = useState(false);
  const measure = measures.find(({ name }) => name === chosen) ?? measures[0];
  const isEmpty = days.every(({ of }) => Object.values(of).every((value) => value === 0));
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-xl font-bold">{title}</h2>
        {period}
      </div>
      <Card className="flex flex-col gap-4">
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        {isEmpty ? (
          <p className="py-10 text-center text-ink-soft">{t('nothing', { days: days.length })}</p>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Choices
                label={t('measure')}
                chosen={measure.name}
                onChoose={setChosen}
                choices={measures.map(({ name, label }) => [name, label] as const)}
              />
              <Button look="quiet" className="px-3!" onClick={() => setTable(!isTable)}>
                {t(isTable ? 'as_chart' : 'as_table')}
              </Button>
            </div>
            {isTable ? (
              <DayTable title={title} days={days} measures={measures} />
            ) : (
              <>
                <PeriodChart
                  title={t('chart', { name: measure.label, days: days.length })}
                  {...{ days, before, measures, measure }}
                />
                <p className="text-sm text-ink-soft">{t('former', { days: before.length })}</p>
              </>
            )}
          </>
        )}
      </Card>
    </section>
  );
}

type TableProps = Pick<Props, 'title' | 'days' | 'measures'>;

/** The figures of the chart, newest first. */
function DayTable({ title, days, measures }: TableProps) {
  const t = useTranslations('areas.dashboard');
  const lang = useLocale();
  return (
    <section
      aria-label={title}
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
            {measures.map(({ name, label }) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, of }) => (
            <tr key={day}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <Whole>{date(day, lang)}</Whole>
              </th>
              {measures.map(({ name, show }) => (
                <Whole key={name} as="td" className="px-2 py-2 text-right tabular-nums">
                  {show(of[name] ?? 0)}
                </Whole>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
