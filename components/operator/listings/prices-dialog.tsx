'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { PriceHistory } from '@/components/areas/price-history';
import { Button } from '@/components/ui/button';
import { getListingPrices } from '@/lib/api/operators/listings';
import { operatorKeys } from '@/lib/operator/cache';

type Props = { listing: { id: number; title: string } };

/** What a listing has cost, behind a button. */
export function PricesDialog({ listing: { id, title } }: Props) {
  const t = useTranslations('price_history');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const prices = useSWR(isOpen && operatorKeys.listingPrices(lang, id), () =>
    getListingPrices(lang, id),
  );
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('open_of', { title })}
        onClick={() => setOpen(true)}
        className="shrink-0"
      >
        {t('open')}
      </Button>
      <AreaDialog open={isOpen} onClose={() => setOpen(false)} title={t('title', { title })}>
        <Loaded of={prices}>{(data) => <PriceHistory prices={data} />}</Loaded>
      </AreaDialog>
    </>
  );
}
