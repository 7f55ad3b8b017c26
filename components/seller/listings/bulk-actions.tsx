'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ListingRow } from '@/lib/api/schemas/seller/listings';
import { changeSellerListings, changeSellerSkus } from '@/lib/api/seller/listings';
import { toast } from '@/lib/storefront/browser/toast';

type Props = {
  /** The chosen ones. */
  listings: ListingRow[];
  isAll: boolean;
  onAll: (all: boolean) => void;
  onDone: () => unknown;
};

/** What can be done with many listings at once. */
export function BulkActions({ listings, isAll, onAll, onDone }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [percent, setPercent] = useState('');
  const isNone = listings.length === 0;

  async function ofEach(work: () => Promise<{ message: string | null }[]>) {
    if (isNone) return;
    await run(async () => {
      const answers = await work();
      const failed = answers.filter(({ message }) => message);
      const text = t('done', { done: answers.length - failed.length, all: answers.length });
      if (failed[0]?.message) toast.error(`${text} ${failed[0].message}`);
      else toast.success(text);
      await onDone();
    });
  }

  const change = (what: 'pause' | 'resume' | 'archive') =>
    ofEach(() => changeSellerListings(lang, { ids: listings.map(({ id }) => id), change: what }));

  const by = Number(percent);
  async function changePrices() {
    const skus = listings.flatMap((listing) =>
      listing.skus.flatMap(({ id, price }) => {
        if (id === null || price === null) return [];
        return [{ id, price: Math.round(price * (100 + by)) / 100, was: { price } }];
      }),
    );
    const answers = [];
    for (let at = 0; at < skus.length; at += 500) {
      answers.push(...(await changeSellerSkus(lang, { skus: skus.slice(at, at + 500) })));
    }
    return answers;
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="flex min-h-11 items-center gap-2 pr-2 pl-3 font-medium">
        <input
          type="checkbox"
          checked={isAll}
          onChange={(event) => onAll(event.target.checked)}
          className="size-5 accent-brand"
        />
        {t('choose_all')}
      </label>
      <span role="status" className="text-ink-soft">
        {t('chosen', { count: listings.length })}
      </span>
      {!isNone && (
        <>
          <Button look="outline" busy={busy} onClick={() => change('pause')}>
            {t('pause')}
          </Button>
          <Button look="outline" busy={busy} onClick={() => change('resume')}>
            {t('resume')}
          </Button>
          <ConfirmDialog
            title={t('archive_question', { count: listings.length })}
            text={t('archive_hint')}
            labels={{ confirm: t('archive'), cancel: t('cancel') }}
            onConfirm={() => change('archive')}
          >
            {(open) => (
              <Button look="danger" busy={busy} onClick={open}>
                {t('archive')}
              </Button>
            )}
          </ConfirmDialog>
          <span className="flex items-center gap-2">
            <input
              aria-label={t('percent')}
              placeholder={t('percent_hint')}
              inputMode="text"
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
              className="min-h-11 w-24 rounded-control border border-line-strong bg-card px-3"
            />
            <Button
              look="outline"
              busy={busy}
              aria-disabled={!percent || !(by > -100 && by < 1000)}
              onClick={() => ofEach(changePrices)}
            >
              {t('change_prices')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
