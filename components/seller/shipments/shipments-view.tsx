'use client';

import clsx from 'clsx';
import { Package } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { shownCount } from '@/components/areas/counted';
import { PageSteps } from '@/components/areas/page-steps';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { SellerShipments, ShipmentState } from '@/lib/api/schemas/seller/shipments';
import { getShipments } from '@/lib/api/seller/shipments';
import { getSite } from '@/lib/api/site';
import { pathIn } from '@/lib/i18n/language-path';
import { sellerKeys } from '@/lib/seller/cache';
import { swrKeys } from '@/lib/storefront/cache';
import { number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AwbDialog } from './awb-dialog';
import { BulkBar } from './bulk-bar';
import { ShipmentList } from './shipment-list';

/** The store's shipments: lists by state, search, and what can be done with many at once. */
export function ShipmentsView() {
  const t = useTranslations('seller_shipments');
  const errorText = useErrorText();
  const { data, error, mutate, state, search, page, open } = useShipments();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<{ done: number; messages: string[] }>();
  const [failure, setFailure] = useState<unknown>();
  const [isEntering, setEntering] = useState(false);
  const site = useSWR(swrKeys.site, getSite).data;
  const chosen = data?.shipments.filter(({ id }) => selected.has(id)) ?? [];

  function select(ids: number[], on: boolean) {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setSelected(next);
  }
  function go(to: Parameters<typeof open>[0]) {
    setSelected(new Set());
    setOutcome(undefined);
    setFailure(undefined);
    open(to);
  }
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('search');
    go({ search: String(given ?? '').trim(), page: undefined });
  }

  return (
    <AreaPage
      wide
      title={t('title')}
      actions={
        <Writes>
          <Button look="outline" onClick={() => setEntering(true)}>
            {t('awbs_open')}
          </Button>
        </Writes>
      }
      hint={
        site &&
        t('hint', {
          confirm: site.dispatch.confirm_within_hours,
          ship: site.dispatch.ship_within_hours,
        })
      }
    >
      <AwbDialog
        open={isEntering}
        onClose={() => setEntering(false)}
        onShipped={() => void mutate()}
      />
      <StateTabs
        counts={data?.counts}
        state={state}
        onChoose={(chosenState) => go({ state: chosenState, page: undefined })}
      />
      <form onSubmit={find} className="flex max-w-xl items-end gap-2">
        <TextField
          key={search}
          className="flex-1"
          label={t('search')}
          name="search"
          type="search"
          maxLength={100}
          defaultValue={search}
        />
        <Button type="submit" look="outline">
          {t('find')}
        </Button>
      </form>
      {Boolean(failure || error) && <Notice tone="bad">{errorText(failure ?? error)}</Notice>}
      {outcome && (
        <Notice tone={outcome.messages.length ? 'warn' : 'good'}>
          {t('done_many', { count: outcome.done })}
          {outcome.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.total === 0 && (
        <EmptyState icon={Package} level={2} title={t('none')} hint={t('none_hint')} />
      )}
      {data && data.shipments.length > 0 && (
        <ShipmentList shipments={data.shipments} selected={selected} onSelect={select} />
      )}
      {data && (
        <PageSteps
          page={page}
          pages={Math.ceil(data.total / data.limit)}
          onChoose={(to) => go({ page: to })}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          onClear={() => setSelected(new Set())}
          onError={setFailure}
          onDone={(messages, done) => {
            setFailure(undefined);
            setOutcome({ done, messages });
            void mutate();
          }}
        />
      )}
    </AreaPage>
  );
}

/** The list that the address asks for, and how to ask for another. */
function useShipments() {
  const lang = useLocale();
  const router = useRouter();
  const params = useSearchParams();
  const state = (params.get('state') ?? undefined) as ShipmentState | undefined;
  const search = params.get('search') ?? undefined;
  const page = Number(params.get('page') ?? 1) || 1;
  const query = { state, search, page };
  const list = useSWR(sellerKeys.shipments(lang, query), () => getShipments(lang, query), {
    keepPreviousData: true,
    refreshInterval: 60_000,
  });

  function open(change: { state?: string; search?: string; page?: number }) {
    const next = { state, search, ...change };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    router.replace(`${pathIn(lang, '/seller/shipments')}${asked.size ? `?${asked}` : ''}`, {
      scroll: false,
    });
  }

  return { ...list, state, search, page, open };
}

const states = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'late',
  'on_the_way',
  'delivered',
  'failed',
  'cancelled',
] as const satisfies ShipmentState[];

type StateTabsProps = {
  counts?: SellerShipments['counts'];
  state?: ShipmentState;
  onChoose: (state?: ShipmentState) => void;
};

/** The lists, with how many shipments are in each. */
function StateTabs({ counts, state, onChoose }: StateTabsProps) {
  const t = useTranslations('seller_shipments');
  return (
    <nav aria-label={t('states')} className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <ul className="flex gap-2">
        {[undefined, ...states].map((one) => {
          const isUrgent = one === 'late' && Boolean(counts?.late);
          return (
            <li key={one ?? 'all'}>
              <button
                type="button"
                aria-pressed={one === state}
                onClick={() => onChoose(one)}
                className={clsx(
                  'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap',
                  one === state
                    ? 'border-brand bg-brand-soft text-brand'
                    : 'border-line bg-card text-ink hover:bg-sunken',
                )}
              >
                {t(one ?? 'all')}
                {one && counts && (
                  <span className={clsx('font-bold', isUrgent && 'text-bad')}>
                    {shownCount(counts[one], number)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
