'use client';

import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DoNow } from '@/components/areas/dashboard/do-now';
import { Figures } from '@/components/areas/dashboard/figures';
import { type Day, PeriodCard } from '@/components/areas/dashboard/period-card';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Panel } from '@/components/operator/ui/panel';
import { useCall } from '@/lib/client/use-call';
import type { OperatorToday } from '@/lib/contract/schemas/operators/today';
import { money, number } from '@/lib/storefront/format';
import { FirstSteps } from './first-steps';

/** Refresh interval in milliseconds. */
const everyMinute = 60_000;

/** Tasks that wait for operators, and the market's figures. */
export function Today() {
  const t = useTranslations('operator_today');
  const today = useCall('GET /api/operator/today', undefined, {
    refreshInterval: everyMinute,
  });
  const queues = useCall('GET /api/operator/queues', undefined, {
    refreshInterval: everyMinute,
  });
  return (
    <AreaPage title={t('title')}>
      <Loaded of={today}>
        {(shown) => (
          <>
            {shown.first_steps && <FirstSteps steps={shown.first_steps} />}
            <Loaded of={queues}>
              {(all) => (
                <DoNow
                  queues={all.map((queue) => ({ ...queue, label: t(`queues.${queue.name}`) }))}
                />
              )}
            </Loaded>
            <Market {...shown} />
            <SearchFigures search={shown.search} />
            <SystemTiles books={shown.books} failedJobs={shown.failed_jobs} />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type Days = NonNullable<OperatorToday['days']>;

/** The market in five figures and by day; two figures for roles without access to money. */
function Market({
  days,
  days_before: before,
  stores,
  listings,
}: Pick<OperatorToday, 'days' | 'days_before' | 'stores' | 'listings'>) {
  const t = useTranslations('operator_today');
  const sum = (all: Days | null, of: 'orders' | 'value') =>
    (all ?? []).reduce((total, day) => total + day[of], 0);
  const change = (of: 'orders' | 'value') => ({ now: sum(days, of), before: sum(before, of) });
  const average = (all: Days | null) => sum(all, 'value') / (sum(all, 'orders') || 1);
  const sold = [
    {
      label: t('orders_30'),
      value: number(sum(days, 'orders')),
      change: change('orders'),
      course: days?.map(({ orders }) => orders),
    },
    {
      label: t('value_30'),
      value: money(sum(days, 'value')),
      change: change('value'),
      course: days?.map(({ value }) => value),
    },
    {
      label: t('average'),
      value: money(average(days)),
      change: { now: average(days), before: average(before) },
      course: days?.map((day) => average([day])),
    },
  ];
  const measured = (all: Days): Day[] =>
    all.map(({ day, orders, value }) => ({ day, of: { orders, value } }));
  return (
    <>
      <Figures
        label={t('figures')}
        figures={[
          ...(days ? sold : []),
          { label: t('open_stores'), value: number(stores) },
          { label: t('listings_on_sale'), value: number(listings) },
        ]}
      />
      {days && before && (
        <PeriodCard
          title={t('by_day')}
          days={measured(days)}
          before={measured(before)}
          measures={[
            { name: 'orders', label: t('orders'), show: number },
            { name: 'value', label: t('value'), show: money },
          ]}
        />
      )}
    </>
  );
}

const share = (part: number, of: number) =>
  of === 0 ? '–' : `${Math.round((part / of) * 1000) / 10}%`;

/** The rates at which searches lead to opened products and orders, and searches without results. */
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
              <span>{value}</span>{' '}
              {rate && <span className="text-sm font-normal text-ink-soft">{rate}</span>}
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

/** The shop checks its books daily; after two days the check is overdue. */
const isOverdue = ({ checked_at: at }: NonNullable<SystemTilesProps['books']>) =>
  Date.now() - Date.parse(at) > 2 * 86_400_000;

/** The state of the books, and failed jobs; both link to the system's health page. */
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
      note:
        failedJobs
          .map(({ name, rows }) => (rows ? t('failed_rows', { name, count: rows }) : name))
          .join(', ') || t('none'),
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
