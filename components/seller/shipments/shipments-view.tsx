'use client';

import { Package } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { getSite } from '@/lib/api/site';
import { swrKeys } from '@/lib/storefront/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AwbDialog } from './awb-dialog';
import { BulkBar } from './bulk-bar';
import { PageSteps } from './page-steps';
import { ShipmentList } from './shipment-list';
import { StateTabs } from './state-tabs';
import { useShipments } from './use-shipments';

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
          texts={{
            previous: t('previous'),
            next: t('next'),
            page: t('page', { page, pages: Math.ceil(data.total / data.limit) }),
          }}
          onPage={(to) => go({ page: to })}
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
