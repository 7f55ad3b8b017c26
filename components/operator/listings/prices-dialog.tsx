'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { PriceHistory } from '@/components/areas/price-history';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';

type Props = { listing: { id: number; title: string } };

/** The price history of a listing, behind a button. */
export function PricesDialog({ listing: { id, title } }: Props) {
  const t = useTranslations('price_history');
  const [isOpen, setOpen] = useState(false);
  const prices = useCall(
    'GET /api/operator/listings/{id}/prices',
    isOpen ? { params: { id } } : null,
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
