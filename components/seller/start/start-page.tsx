'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { getDashboard } from '@/lib/api/seller/dashboard';
import { sellerKeys } from '@/lib/seller/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { FirstSteps } from './first-steps';
import { NextPayout } from './next-payout';
import { type Days, SalesCard } from './sales-card';
import { Waiting } from './waiting';

/** What waits, the first steps of a new store, and its sales. */
export function StartPage() {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  const errorText = useErrorText();
  const [days, setDays] = useState<Days>(30);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('days') === '90') setDays(90);
  }, []);
  const { data, error, mutate } = useSWR(
    sellerKeys.dashboard(lang, days),
    () => getDashboard(lang, days),
    { keepPreviousData: true },
  );

  function show(next: Days) {
    window.history.replaceState(null, '', next === 30 ? window.location.pathname : `?days=${next}`);
    setDays(next);
  }

  if (error && !data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{errorText(error)}</Notice>
        <Button look="outline" onClick={() => mutate()}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <>
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </>
    );
  }
  return (
    <>
      <FirstSteps steps={data.steps} />
      <Waiting counts={data} />
      {data.next_payout && <NextPayout {...data.next_payout} />}
      {data.days && data.total && data.before && (
        <SalesCard
          sold={{ days: data.days, total: data.total, before: data.before }}
          days={days}
          onDays={show}
        />
      )}
    </>
  );
}
