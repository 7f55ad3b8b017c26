'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useDealName } from '@/components/areas/promotions/use-deal-name';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';
import type { DealRow } from '@/lib/contract/schemas/promotions/deals';
import { languages } from '@/lib/i18n/locales';
import { dayOf, daysAfter, lastDayOf, monthOf, monthsAfter, weekdayOf } from '@/lib/time/india';

/** Days as `YYYY-MM-DD`; null for cells before and after the month. */
type Week = (string | null)[];

/** Returns the weeks of a month (`YYYY-MM`), each from Monday to Sunday. */
export function weeksOf(month: string): Week[] {
  const first = `${month}-01`;
  const cells: Week = [
    ...Array<null>(weekdayOf(first)).fill(null),
    ...Array.from({ length: lastDayOf(month) }, (_, day) => daysAfter(first, day)),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

type Period = { starts_at: string; ends_at: string };

/** True if a deal runs at any time of that day in India. */
export const isOn = ({ starts_at, ends_at }: Period, day: string) =>
  dayOf(starts_at) <= day && day <= dayOf(Date.parse(ends_at) - 1);

const tones = {
  running: 'bg-good-soft text-good',
  coming: 'bg-brand-soft text-brand',
  ended: 'bg-sunken text-ink-soft',
};

/** A month of deals as a table; a deal is a link on its first day in each week. */
export function MonthCalendar() {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const today = dayOf(Date.now());
  const [month, setMonth] = useState(monthOf(Date.now()));
  const weeks = weeksOf(month);
  const query = { from: `${month}-01`, to: `${month}-${String(lastDay(weeks))}`, limit: 100 };
  const deals = useCall('GET /api/seller/promotions/deals', { query }, { keepPreviousData: true });
  const titled = new Intl.DateTimeFormat(languages[lang].tag, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(languages[lang].tag, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const title = titled.format(new Date(`${month}-15T00:00:00Z`));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Button look="outline" onClick={() => setMonth(monthsAfter(month, -1))}>
          {t('month_before')}
        </Button>
        <h2 aria-live="polite" className="text-lg font-bold">
          {title}
        </h2>
        <Button look="outline" onClick={() => setMonth(monthsAfter(month, 1))}>
          {t('month_after')}
        </Button>
      </div>
      <Loaded of={deals}>
        {({ deals: shown }) => (
          <table className="w-full table-fixed border-collapse rounded-card border border-line bg-card">
            <caption className="sr-only">{t('calendar_of', { month: title })}</caption>
            <thead>
              <tr>
                {[5, 6, 7, 8, 9, 10, 11].map((day) => (
                  <th key={day} scope="col" className="border border-line p-2 text-sm font-medium">
                    {weekday.format(new Date(Date.UTC(2026, 0, day)))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find(Boolean)} className="h-24">
                  {week.map((day, at) => (
                    <Day
                      // The first and last week contain cells without a day.
                      key={day ?? `${month} ${at}`}
                      day={day}
                      isFirst={at === 0 || week[at - 1] === null}
                      isToday={day === today}
                      deals={shown}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </div>
  );
}

const lastDay = (weeks: Week[]) => weeks.flat().filter(Boolean).length;

type DayProps = { day: string | null; isFirst: boolean; isToday: boolean; deals: DealRow[] };

function Day({ day, isFirst, isToday, deals }: DayProps) {
  const nameOf = useDealName();
  if (!day) return <td className="border border-line bg-sunken" />;
  const own = deals.filter((deal) => isOn(deal, day)).toSorted((a, b) => a.id - b.id);
  const yesterday = daysAfter(day, -1);
  return (
    <td className="border border-line p-1 align-top">
      <span
        aria-current={isToday ? 'date' : undefined}
        className={clsx('px-1 text-sm tabular-nums', isToday && 'font-bold text-brand')}
      >
        {Number(day.slice(8))}
      </span>
      <ul className="flex flex-col gap-1">
        {own.map((deal) => {
          const look = `block truncate rounded-control px-2 py-1 text-sm ${tones[deal.state]}`;
          const isLink = isFirst || !isOn(deal, yesterday);
          return (
            <li key={deal.id}>
              {isLink ? (
                <AreaLink
                  href={`/seller/promotions/deals/${deal.id}`}
                  className={`${look} font-semibold underline-offset-2 hover:underline`}
                >
                  {nameOf(deal)}
                </AreaLink>
              ) : (
                <span className={look}>{nameOf(deal)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </td>
  );
}
