'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/api/schemas/cart';
import { isOrderable, pricedLines } from '@/lib/storefront/cart/store-lines';
import type { useCart } from '@/lib/storefront/cart/use-cart';
import { useChosenTotals } from '@/lib/storefront/cart/use-chosen-totals';
import { money } from '@/lib/storefront/format';
import { CouponBox } from './coupon/coupon-box';
import { TotalsList } from './totals-list';

type Props = {
  items: CartItem[];
  chosen: CartItem[];
  cart: Pick<ReturnType<typeof useCart>, 'totals' | 'coupon' | 'deliveryState' | 'isSettled'>;
};

/** Totals of the cart and of the chosen lines, and the checkout button. */
export function CartSummary({ items, chosen, cart }: Props) {
  const { totals, coupon, deliveryState, isSettled } = cart;
  const t = useTranslations('cart');
  const isAll = chosen.length === items.length;
  const { totals: ofChosen } = useChosenTotals(isAll || !isSettled ? [] : chosen);
  const isReady = chosen.length > 0 && chosen.every(isOrderable);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t('summary')}</h2>
      <CouponBox coupon={coupon} />
      <TotalsList
        totals={totals}
        lines={pricedLines(items)}
        coupon={coupon?.code}
        isCurrent={isSettled}
      />
      {!isAll && (
        <p className="flex justify-between gap-4 rounded-control bg-accent-soft px-3 py-2 font-bold tabular-nums">
          <span>{t('selected_total', { count: chosen.length })}</span>
          <span>
            {chosen.length === 0 ? money(0) : ofChosen ? money(ofChosen.grand_total) : '…'}
          </span>
        </p>
      )}
      {chosen.length > 0 && !isReady && <Notice tone="warn">{t('not_orderable')}</Notice>}
      {isReady ? (
        <Button asChild>
          <Link href="/checkout">{t('checkout', { count: chosen.length })}</Link>
        </Button>
      ) : (
        <Button disabled>{t('checkout', { count: chosen.length })}</Button>
      )}
      <p className="text-sm text-ink-soft">
        {t('gst_included')}
        {deliveryState === null && ` ${t('tax_until_address')}`}
      </p>
    </Card>
  );
}
