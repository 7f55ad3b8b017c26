'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListHandle } from '@/components/areas/table/description';
import { inChunks } from '@/components/areas/table/in-chunks';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, dataOf } from '@/lib/client/call';
import type { ListingRow } from '@/lib/contract/schemas/seller/listings';
import { toast } from '@/lib/storefront/browser/toast';

/** Most listings and SKUs of one call. */
const mostListings = 200;
const mostSkus = 500;

type Props = { listings: readonly ListingRow[]; list: ListHandle };

/** The bulk actions for the chosen listings. */
export function BulkActions({ listings, list }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [percent, setPercent] = useState('');

  async function ofEach(work: () => Promise<{ message: string | null }[]>) {
    await run(async () => {
      const answers = await work();
      const failed = answers.filter(({ message }) => message);
      const text = t('done', { done: answers.length - failed.length, all: answers.length });
      if (failed[0]?.message) toast.error(`${text} ${failed[0].message}`);
      else toast.success(text);
      list.clear();
      await list.refresh();
    });
  }

  const change = (what: 'pause' | 'resume' | 'archive') =>
    ofEach(() =>
      inChunks(
        listings.map(({ id }) => id),
        mostListings,
        (ids) =>
          dataOf(call('POST /api/seller/listings/bulk', { lang, body: { ids, change: what } })),
      ),
    );

  const by = Number(percent);
  async function changePrices() {
    const skus = listings.flatMap((listing) =>
      listing.skus.flatMap(({ id, price }) => {
        if (id === null || price === null) return [];
        return [{ id, price: Math.round(price * (100 + by)) / 100, was: { price } }];
      }),
    );
    return inChunks(skus, mostSkus, (part) =>
      dataOf(call('PATCH /api/seller/skus', { lang, body: { skus: part } })),
    );
  }

  return (
    <>
      <RowButton busy={busy} onClick={() => change('pause')}>
        {t('pause')}
      </RowButton>
      <RowButton busy={busy} onClick={() => change('resume')}>
        {t('resume')}
      </RowButton>
      <ConfirmDialog
        title={t('archive_question', { count: listings.length })}
        text={t('archive_hint')}
        labels={{ confirm: t('archive'), cancel: t('cancel') }}
        onConfirm={() => change('archive')}
      >
        {(open) => (
          <RowButton look="danger" busy={busy} onClick={open}>
            {t('archive')}
          </RowButton>
        )}
      </ConfirmDialog>
      <span className="flex items-center gap-2">
        <input
          aria-label={t('percent')}
          placeholder={t('percent_hint')}
          inputMode="text"
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
          className="min-h-11 w-24 rounded-control border border-line-strong bg-card px-3 pointer-fine:min-h-9"
        />
        <RowButton
          busy={busy}
          aria-disabled={!percent || !(by > -100 && by < 1000)}
          onClick={() => ofEach(changePrices)}
        >
          {t('change_prices')}
        </RowButton>
      </span>
    </>
  );
}
