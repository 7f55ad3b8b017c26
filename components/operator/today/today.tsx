'use client';

import clsx from 'clsx';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Panel } from '@/components/operator/ui/panel';
import { getOperatorToday } from '@/lib/api/operators/market';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { operatorKeys } from '@/lib/operator/cache';
import { date, money, number, shortDate } from '@/lib/storefront/format';
import { FirstSteps } from './first-steps';
import { WaitingTiles } from './waiting-tiles';

/** Read anew while somebody looks at it. */
const everyMinute = 60_000;

/** What waits for the operators, and how the market goes. */
export function Today() {
  const t = useTranslations('operator_today');
  const lang = useLocale();
  const today = useSWR(operatorKeys.today(lang), () => getOperatorToday(lang), {
    refreshInterval: everyMinute,
  });
  return (
    <AreaPage title={t('title')}>
      <Loaded of={today}>
        {({ waiting, days, stores, listings, search, books, failed_jobs, first_steps: steps }) => (
          <>
            {steps && <FirstSteps steps={steps} />}
            <WaitingTiles waiting={waiting} />
            <MarketFigures days={days} stores={stores} listings={listings} />
            <SearchFigures search={search} />
            <SystemTiles books={books} failedJobs={failed_jobs} />
            {days && <DayChart days={days} />}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type MarketFiguresProps = Pick<OperatorToday, 'days' | 'stores' | 'listings'>;

/** The market in four numbers; in two for who has nothing to do with money. */
function MarketFigures({ days, stores, listings }: MarketFiguresProps) {
  const t = useTranslations('operator_today');
  const sum = (of: 'orders' | 'value') => (days ?? []).reduce((total, day) => total + day[of], 0);
  const sold = [
    [t('orders_30'), number(sum('orders'))],
    [t('value_30'), money(sum('value'))],
  ];
  const figures = [
    ...(days ? sold : []),
    [t('open_stores'), number(stores)],
    [t('listings_on_sale'), number(listings)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col gap-1 rounded-card bg-sunken p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const share = (part: number, of: number) =>
  of === 0 ? '–' : `${Math.round((part / of) * 1000) / 10}%`;

/** How searches lead to opened products and to orders, and what they do not find. */
function SearchFigures({ search }: Pick<OperatorToday, 'search'>) {
  const t = useTranslations('operator_today');
  const { searches, opened, orders, empty } = search;
  const figures = [
    [t('searches'), number(searches), ''],
    [t('opened'), number(opened), share(opened, searches)],
    [t('search_orders'), number(orders), share(orders, searches)],
  ];
  return (
    <Panel
      title={t('search_title')}
      actions={
        <AreaLink href="/operator/search" className="min-h-11 content-center text-brand underline">
          {t('to_search')}
        </AreaLink>
      }
    >
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([name, value, rate]) => (
          <div key={name} className="flex flex-col gap-1 rounded-card bg-sunken p-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-lg font-bold tabular-nums">
              {value} {rate && <span className="text-sm font-normal text-ink-soft">{rate}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t('search_hint')}</p>
      {empty.length > 0 && (
        <>
          <h3 className="font-semibold">{t('found_nothing')}</h3>
          <ul className="flex flex-wrap gap-2">
            {empty.map(({ text, searches: times }) => (
              <li key={text} className="rounded-full bg-sunken px-3 py-1 wrap-anywhere">
                {text} <span className="text-sm text-ink-soft">{t('times', { count: times })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

type SystemTilesProps = { books: OperatorToday['books']; failedJobs: OperatorToday['failed_jobs'] };

/** The shop checks its books each day; after two something keeps it from that. */
const isOverdue = ({ checked_at: at }: NonNullable<SystemTilesProps['books']>) =>
  Date.now() - Date.parse(at) > 2 * 86_400_000;

/** Whether the books agree, and which jobs failed; both lead to the page of the system's health. */
function SystemTiles({ books, failedJobs }: SystemTilesProps) {
  const t = useTranslations('operator_today');
  const format = useFormatter();
  const tiles = [
    {
      name: t('books'),
      value: books ? number(books.findings) : '–',
      note: books
        ? t('books_checked', { when: format.relativeTime(new Date(books.checked_at), new Date()) })
        : t('books_never'),
      isBad: books !== null && (books.findings > 0 || isOverdue(books)),
    },
    {
      name: t('failed_jobs'),
      value: number(failedJobs.length),
      note: failedJobs.map(({ name }) => name).join(', ') || t('none'),
      isBad: failedJobs.length > 0,
    },
  ];
  return (
    <section aria-label={t('system')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tiles.map(({ name, value, note, isBad }) => (
          <li key={name}>
            <AreaLink
              href="/operator/health"
              className={clsx(
                'flex h-full flex-col gap-1 rounded-card border bg-card p-4 shadow-card hover:bg-sunken',
                isBad ? 'border-bad' : 'border-line',
              )}
            >
              <span className="text-sm text-ink-soft">{name}</span>
              <b className="text-2xl tabular-nums">{value}</b>
              <span className="text-sm text-ink-soft">{note}</span>
            </AreaLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Orders of the last 30 days as bars; the same figures are in the table that opens below. */
function DayChart({ days }: { days: NonNullable<OperatorToday['days']> }) {
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
