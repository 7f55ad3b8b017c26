'use client';

import { useTranslations } from 'next-intl';
import { TestMark } from '@/components/payments/test-mark';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Totals } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';

type Props = {
  totals: Totals | undefined;
  busy: boolean;
  isReady: boolean;
  failure?: string;
  /** Leads to where the e-mail address is confirmed, when that is why the order was refused. */
  onVerify?: () => void;
  isTest: boolean;
  onOrder: () => void;
};

/** The button that places the order, with the total and any error. */
export function PlaceOrder({ totals, busy, isReady, failure, onVerify, isTest, onOrder }: Props) {
  const t = useTranslations('checkout');
  const ta = useTranslations('account');
  return (
    <>
      {failure && (
        <Notice tone="bad">
          {failure}
          {onVerify && (
            <Button look="outline" className="mt-3 w-full" onClick={onVerify}>
              {ta('verify_now')}
            </Button>
          )}
        </Notice>
      )}
      {isTest && <TestMark />}
      <Button busy={busy} disabled={!isReady || !totals} className="w-full" onClick={onOrder}>
        {totals ? t('place_order_for', { amount: money(totals.grand_total) }) : t('place_order')}
      </Button>
    </>
  );
}
