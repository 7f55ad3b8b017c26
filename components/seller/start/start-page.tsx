'use client';

import clsx from 'clsx';
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { hasSection } from '@/components/seller/shell/sections';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Dashboard, FirstStep } from '@/lib/api/schemas/seller/dashboard';
import { getDashboard } from '@/lib/api/seller/dashboard';
import { sellerKeys } from '@/lib/seller/cache';
import { useSeller } from '@/lib/seller/use-seller';
import { date, money, number } from '@/lib/storefront/format';
import { type Days, SalesCard } from './sales-card';

/** What waits, the first steps of a new store, and its sales. */
export function StartPage() {
  const lang = useLocale();
  const [days, setDays] = useState<Days>(30);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('days') === '90') setDays(90);
  }, []);
  const dashboard = useSWR(sellerKeys.dashboard(lang, days), () => getDashboard(lang, days), {
    keepPreviousData: true,
  });

  function show(next: Days) {
    window.history.replaceState(null, '', next === 30 ? window.location.pathname : `?days=${next}`);
    setDays(next);
  }

  const skeleton = (
    <>
      <Skeleton className="h-44" />
      <Skeleton className="h-96" />
    </>
  );
  return (
    <Loaded of={dashboard} skeleton={skeleton}>
      {(data) => (
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
      )}
    </Loaded>
  );
}

const pages: Record<FirstStep, string> = {
  profile: '/seller/store',
  bank_account: '/seller/money',
  listing: '/seller/listings',
  shipment: '/seller/shipments',
};

/** What a new store does first, until all of it is done; without steps whose section the member has not. */
function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  const t = useTranslations('seller_start');
  const { data: me } = useSeller();
  const own = steps.filter(({ step }) => me && hasSection(pages[step], me.role));
  if (own.every(({ done }) => done)) return null;
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-3">
      <div>
        <h2 id="first-steps" className="text-xl font-bold">
          {t('steps_title')}
        </h2>
        <p className="text-ink-soft">{t('steps_hint')}</p>
      </div>
      <Card className="p-0! sm:p-0!">
        <ol className="divide-y divide-line">
          {own.map(({ step, done }) => (
            <li key={step}>
              <AreaLink
                href={pages[step]}
                className="flex min-h-11 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
              >
                {done ? (
                  <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
                ) : (
                  <CircleDashed aria-hidden className="size-6 shrink-0 text-ink-soft" />
                )}
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">
                    {t(`steps.${step}`)}
                    <span className="sr-only"> ({t(done ? 'done' : 'to_do')})</span>
                  </span>
                  {!done && (
                    <span className="block text-sm text-ink-soft">{t(`steps_text.${step}`)}</span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </AreaLink>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

const counts = [
  { name: 'to_confirm', href: '/seller/shipments' },
  { name: 'to_pack', href: '/seller/shipments' },
  { name: 'to_ship', href: '/seller/shipments' },
  { name: 'late', href: '/seller/shipments', hint: 'late_hint', urgent: true },
  { name: 'returns', href: '/seller/returns', hint: 'returns_hint' },
  { name: 'low_stock', href: '/seller/listings', query: '?stock=low', hint: 'low_stock_hint' },
  { name: 'unanswered_questions', href: '/seller/questions' },
  { name: 'unanswered_reviews', href: '/seller/reviews', hint: 'unanswered_reviews_hint' },
] as const;

/** How much of each thing waits; a number leads to its section. */
function Waiting({ counts: of }: { counts: Dashboard }) {
  const t = useTranslations('seller_start');
  const { data: me } = useSeller();
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-xl font-bold">
        {t('waiting')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {counts.map(({ name, href, ...more }) => {
          const count = of[name];
          const shown = (
            <>
              <span
                className={clsx(
                  'text-3xl font-bold tabular-nums',
                  count === 0 && 'text-ink-soft',
                  count > 0 && 'urgent' in more && 'text-bad',
                )}
              >
                {number(count)}
              </span>
              <span className="font-medium text-pretty">{t(name)}</span>
              {'hint' in more && <span className="text-sm text-ink-soft">{t(more.hint)}</span>}
            </>
          );
          const box =
            'flex h-full flex-col gap-0.5 rounded-card border border-line bg-card p-4 shadow-card';
          return (
            <li key={name}>
              {me && hasSection(href, me.role) ? (
                <AreaLink
                  href={'query' in more ? href + more.query : href}
                  className={`${box} hover:border-brand`}
                >
                  {shown}
                </AreaLink>
              ) : (
                <div className={box}>{shown}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the next settlement will hold as things stand; leads to the money. */
function NextPayout({ amount, at }: { amount: number; at: string }) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  return (
    <AreaLink
      href="/seller/money"
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-card p-4 shadow-card hover:border-brand sm:p-5"
    >
      <span className="font-semibold">{t('next_payout', { date: date(at, lang) })}</span>
      <b className="text-2xl tabular-nums">{money(amount)}</b>
    </AreaLink>
  );
}
