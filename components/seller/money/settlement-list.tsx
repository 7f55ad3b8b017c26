'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaLink } from '@/components/areas/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { getSettlements } from '@/lib/api/seller/money';
import { sellerKeys } from '@/lib/seller/cache';
import { date, money } from '@/lib/storefront/format';
import { Loading } from './loading';
import { StatusBadge } from './status-badge';

/** The store's settlements, newest first. */
export function SettlementList() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR(
    sellerKeys.settlements(lang, page),
    () => getSettlements(lang, page),
    { keepPreviousData: true },
  );
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('settlements')}</h2>
      {!data && <Loading error={error} onRetry={() => mutate()} />}
      {data?.total === 0 && <p className="text-ink-soft">{t('settlements_empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.settlements.map((it) => (
          <li key={it.id}>
            <AreaLink
              href={`/seller/money/settlements/${it.id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-2 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-40">
                <b className="block">{it.number}</b>
                <span className="text-sm text-ink-soft">
                  {date(it.period_from, lang)} – {date(lastDay(it.period_to), lang)}
                </span>
              </span>
              <StatusBadge status={it.status} />
              <b className="ml-auto min-w-28 text-right tabular-nums">{money(it.amount)}</b>
            </AreaLink>
          </li>
        ))}
      </ul>
      {data && data.total > data.limit && (
        <div className="flex justify-between gap-2">
          <Button look="quiet" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button
            look="quiet"
            aria-disabled={page * data.limit >= data.total}
            onClick={() => setPage(page + 1)}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Of a period whose end is not included. */
const lastDay = (periodTo: string) => new Date(Date.parse(periodTo) - 1).toISOString();
