'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Totals } from '@/lib/contract/schemas/cart';
import { money } from '@/lib/storefront/format';

type Props = {
  totals: Totals | undefined;
  busy: boolean;
  isReady: boolean;
  failure?: string;
  /** A link to the page on which the reason of the refusal can be resolved. */
  remedy?: ReactNode;
  onOrder: () => void;
};

/** The button that places the order, with the total and any error. */
export function PlaceOrder({ totals, busy, isReady, failure, remedy, onOrder }: Props) {
  const t = useTranslations('checkout');
  return (
    <>
      {failure && (
        <Notice tone="bad">
          <span>{failure}</span>
          {remedy}
        </Notice>
      )}
      <Button busy={busy} disabled={!isReady || !totals} className="w-full" onClick={onOrder}>
        {totals ? t('place_order_for', { amount: money(totals.grand_total) }) : t('place_order')}
      </Button>
    </>
  );
}
