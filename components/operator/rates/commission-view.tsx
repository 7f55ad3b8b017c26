'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { getCommissionRates } from '@/lib/api/operators/settlements';
import type { CommissionRate } from '@/lib/api/schemas/operators/settlements';
import { operatorKeys } from '@/lib/operator/cache';
import { date } from '@/lib/storefront/format';
import { RateDialog } from './rate-dialog';

const scopeOf = ({ store, category }: CommissionRate) => `${store} ${category}`;

/** Ids of the rates that hold now: of each scope the newest whose day has come. */
function holdingIds(rates: readonly CommissionRate[], now: number): ReadonlySet<number> {
  const found = new Map<string, number>();
  for (const rate of rates) {
    if (new Date(rate.valid_from).getTime() > now || found.has(scopeOf(rate))) continue;
    found.set(scopeOf(rate), rate.id);
  }
  return new Set(found.values());
}

/** Commission rates with their days, newest first; a new one is set for a day, none is changed. */
export function CommissionView() {
  const t = useTranslations('operator_commission');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const rates = useSWR(operatorKeys.commission(lang), () => getCommissionRates(lang));
  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      actions={<Button onClick={() => setOpen(true)}>{t('set')}</Button>}
    >
      <Loaded of={rates}>
        {(all) => {
          const holding = holdingIds(all, Date.now());
          return (
            <ul className="divide-y divide-line rounded-card border border-line bg-card">
              {all.map((rate) => (
                <li
                  key={rate.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {rate.store
                      ? t('of_store', { name: rate.store })
                      : rate.category
                        ? t('of_category', { name: rate.category })
                        : t('of_all')}
                  </span>
                  <span className="flex items-center gap-3">
                    {holding.has(rate.id) ? (
                      <Badge tone="good">{t('holds')}</Badge>
                    ) : (
                      new Date(rate.valid_from).getTime() > Date.now() && (
                        <Badge tone="accent">{t('to_come')}</Badge>
                      )
                    )}
                    <span className="text-sm text-ink-soft">
                      {t('from', { date: date(rate.valid_from, lang) })}
                    </span>
                    <b className="tabular-nums">{`${rate.percent}%`}</b>
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {isOpen && <RateDialog onClose={() => setOpen(false)} onSet={() => rates.mutate()} />}
    </AreaPage>
  );
}
