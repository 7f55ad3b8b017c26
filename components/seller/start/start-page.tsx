'use client';

import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Choices } from '@/components/areas/choices';
import { DoNow } from '@/components/areas/dashboard/do-now';
import { Figures } from '@/components/areas/dashboard/figures';
import { type Day, PeriodCard } from '@/components/areas/dashboard/period-card';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useHasSection } from '@/components/areas/open-sections';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { Dashboard, FirstStep, Sold } from '@/lib/contract/schemas/seller/dashboard';
import type { SellerQueues } from '@/lib/contract/schemas/seller/queues';
import { date, money, number } from '@/lib/storefront/format';

const periods = [7, 30, 90] as const;
type Days = (typeof periods)[number];

/** The store's waiting tasks, the first steps of a new store, and its sales. */
export function StartPage() {
  const [days, setDays] = useState<Days>(30);
  useEffect(() => {
    const asked = Number(new URLSearchParams(window.location.search).get('days'));
    setDays((before) => periods.find((each) => each === asked) ?? before);
  }, []);
  const dashboard = useCall(
    'GET /api/seller/dashboard',
    { query: { days: `${days}` } },
    { keepPreviousData: true },
  );
  const queues = useCall('GET /api/seller/queues');

  function show(next: Days) {
    window.history.replaceState(null, '', next === 30 ? window.location.pathname : `?days=${next}`);
    setDays(next);
  }

  return (
    <>
      {dashboard.data && <FirstSteps steps={dashboard.data.steps} />}
      <Loaded of={queues} skeleton={<Skeleton className="h-44" />}>
        {(all) => <Waiting queues={all} />}
      </Loaded>
      <Loaded of={dashboard} skeleton={<Skeleton className="h-96" />}>
        {({ days: sold, days_before: soldBefore, total, before, next_payout: payout }) =>
          sold &&
          soldBefore &&
          total &&
          before && (
            <Sales
              sold={{ days: sold, days_before: soldBefore, total, before }}
              payout={payout}
              days={days}
              onDays={show}
            />
          )
        }
      </Loaded>
    </>
  );
}

const pages: Record<FirstStep, string> = {
  profile: '/seller/store',
  bank_account: '/seller/money',
  listing: '/seller/listings',
  shipment: '/seller/shipments',
};

/**
 * The first steps of a new store, shown until all are done; without steps in sections that the member's role
 * lacks.
 */
function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  const t = useTranslations('seller_start');
  const hasSection = useHasSection();
  const own = steps.filter(({ step }) => hasSection(pages[step]));
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

/** Lists the queues of the sections that the member's role may open. */
function Waiting({ queues }: { queues: SellerQueues }) {
  const t = useTranslations('seller_start');
  const hasSection = useHasSection();
  return (
    <DoNow
      queues={queues
        .filter(({ place }) => hasSection(place.split('?')[0] ?? place))
        .map((queue) => ({ ...queue, label: t(`queues.${queue.name}`) }))}
    />
  );
}

type SalesProps = {
  sold: Sold;
  payout: Dashboard['next_payout'];
  days: Days;
  onDays: (days: Days) => void;
};

/** The store's sales in five figures and by day. */
function Sales({ sold, payout, days, onDays }: SalesProps) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  const { total, before } = sold;
  const average = ({ sales, orders }: Sold['total']) => (orders ? sales / orders : 0);
  const measured = (all: Sold['days']): Day[] =>
    all.map(({ day, sales, units, orders }) => ({ day, of: { sales, units, orders } }));
  return (
    <>
      <Figures
        label={t('figures')}
        figures={[
          {
            label: t('sales'),
            value: money(total.sales),
            change: { now: total.sales, before: before.sales },
            course: sold.days.map(({ sales }) => sales),
          },
          {
            label: t('orders'),
            value: number(total.orders),
            change: { now: total.orders, before: before.orders },
            course: sold.days.map(({ orders }) => orders),
          },
          {
            label: t('average'),
            value: money(average(total)),
            change: { now: average(total), before: average(before) },
            course: sold.days.map(average),
          },
          {
            label: t('units'),
            value: number(total.units),
            change: { now: total.units, before: before.units },
            course: sold.days.map(({ units }) => units),
          },
          {
            label: t('next_payout'),
            value: payout ? money(payout.amount) : '–',
            hint: payout ? date(payout.at, lang) : undefined,
            href: '/seller/money',
          },
        ]}
      />
      <PeriodCard
        title={t('sales_title')}
        days={measured(sold.days)}
        before={measured(sold.days_before)}
        measures={[
          { name: 'sales', label: t('sales'), show: money },
          { name: 'units', label: t('units'), show: number },
          { name: 'orders', label: t('orders'), show: number },
        ]}
        hint={t('sales_hint')}
        period={
          <Choices
            label={t('period')}
            chosen={days}
            onChoose={onDays}
            choices={periods.map((each) => [each, t(`last_${each}`)] as const)}
          />
        }
      />
    </>
  );
}
