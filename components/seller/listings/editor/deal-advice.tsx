'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { DealFrom, PriceHistory } from '@/components/areas/prices/price-history';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ListingSku } from '@/lib/api/schemas/seller/listing-document';
import { getSellerListingPrices } from '@/lib/api/seller/listings';
import { sellerKeys } from '@/lib/seller/cache';

type Props = { id: number; title: string; skus: ListingSku[] };

/** From when a deal on the listing would be honest, what a price raised now would change, and its prices so far. */
export function DealAdvice({ id, title, skus }: Props) {
  const t = useTranslations('price_history');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const prices = useSWR(sellerKeys.listingPrices(lang, id), () => getSellerListingPrices(lang, id));
  if (!prices.data?.length) return null;
  const shown = new Map(prices.data.map(({ sku, price }) => [sku, price]));
  const isRaised = skus.some(({ sku, price }) => (price ?? 0) > (shown.get(sku) ?? Infinity));
  return (
    <div className="flex flex-col items-start gap-1">
      <DealFrom prices={prices.data} />
      <p className="text-sm text-ink-soft">{t(isRaised ? 'raised' : 'rule')}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title', { title })}
        closeLabel={t('close')}
      >
        <Loaded of={prices}>{(data) => <PriceHistory prices={data} />}</Loaded>
      </Dialog>
    </div>
  );
}
