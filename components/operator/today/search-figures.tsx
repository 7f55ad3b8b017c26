'use client';

import { useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { number } from '@/lib/storefront/format';

const share = (part: number, of: number) =>
  of === 0 ? '–' : `${Math.round((part / of) * 1000) / 10}%`;

/** How searches lead to opened products and to orders, and what they do not find. */
export function SearchFigures({ search }: Pick<OperatorToday, 'search'>) {
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
