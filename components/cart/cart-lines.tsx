'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { useStoresDelivery } from '@/lib/storefront/addresses/use-stores-delivery';
import { breakUp } from '@/lib/storefront/cart/price-break-up';
import { restoreChoice } from '@/lib/storefront/cart/selection.client';
import { byStore, isOrderable, pricedLines } from '@/lib/storefront/cart/store-lines';
import type { useCart } from '@/lib/storefront/cart/use-cart';
import { useChosenTotals } from '@/lib/storefront/cart/use-chosen-totals';
import { useSelection } from '@/lib/storefront/cart/use-selection';
import { money } from '@/lib/storefront/format';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { loadWishlistChanges } from '@/lib/storefront/wishlist/load-wishlist-changes';
import { CartGroup } from './cart-group';
import { CartLine } from './cart-line';
import { CouponBox } from './coupon-box';
import { TotalsList } from './totals-list';

type Props = {
  cart: ReturnType<typeof useCart>;
  onSave: (item: CartItem) => void;
  /** Called after a focused line is removed. */
  onGone: () => void;
};

/** The cart's lines, grouped by store, beside their totals. */
export function CartLines({ cart, onSave, onGone }: Props) {
  const t = useTranslations('cart');
  const { items } = cart;
  const { chosen, isChosen, choose } = useSelection(items);
  useEffect(restoreChoice, []);
  const tw = useTranslations('wishlist');
  const shopper = useShopper();
  async function moveToWishlist(item: CartItem) {
    if (!shopper) return;
    const changes = await loadWishlistChanges(shopper);
    await changes?.moveToWishlist(shopper, item, tw('moved_here', { product: item.product.name }));
  }
  const groups = byStore(items);
  const delivery = useStoresDelivery(groups.map(({ store }) => store.id));
  const buyable = items.filter(({ product }) => product.quantity > 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <label className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="checkbox"
              checked={chosen.length > 0 && chosen.length === buyable.length}
              disabled={buyable.length === 0}
              onChange={(event) => choose(items, event.target.checked)}
              className="size-5 accent-brand"
            />
            {t('choose_all', { chosen: chosen.length, count: items.length })}
          </label>
          <ConfirmDialog
            title={t('clear_title')}
            text={t('clear_text', { count: items.length })}
            labels={{ confirm: t('clear'), cancel: t('keep') }}
            onConfirm={() => {
              onGone();
              void cart.clear();
            }}
          >
            {(open) => (
              <Button look="quiet" className="px-3!" onClick={open}>
                {t('clear')}
              </Button>
            )}
          </ConfirmDialog>
        </div>
        {groups.map((group) => (
          <CartGroup key={group.store.id} group={group} delivery={delivery}>
            {(item) => (
              <CartLine
                key={item.id}
                item={item}
                isChosen={isChosen(item)}
                onChoose={(wanted) => choose([item], wanted)}
                onQuantity={(quantity) => {
                  if (quantity < 1) onGone();
                  void cart.setQuantity(item, quantity);
                }}
                onRemove={() => {
                  onGone();
                  void cart.remove(item);
                }}
                onSave={() => {
                  onGone();
                  onSave(item);
                }}
                onMoveToWishlist={() => {
                  onGone();
                  void moveToWishlist(item);
                }}
              />
            )}
          </CartGroup>
        ))}
      </div>
      <div className="lg:sticky lg:top-24">
        <CartSummary items={items} chosen={chosen} cart={cart} />
      </div>
    </div>
  );
}

type CartSummaryProps = {
  items: CartItem[];
  chosen: CartItem[];
  cart: Pick<ReturnType<typeof useCart>, 'totals' | 'coupon' | 'deliveryState' | 'isSettled'>;
};

/** Totals of the cart and of the chosen lines, and the checkout button. */
function CartSummary({ items, chosen, cart }: CartSummaryProps) {
  const { totals, coupon, deliveryState, isSettled } = cart;
  const t = useTranslations('cart');
  const isAll = chosen.length === items.length;
  const isSome = !isAll && chosen.length > 0;
  const ofChosen = useChosenTotals(isSome && isSettled ? chosen : []);
  const isReady = chosen.length > 0 && chosen.every(isOrderable);
  const due = isSome ? ofChosen.totals : totals;
  const saved = due && chosen.length > 0 ? breakUp(due, pricedLines(chosen)).saved : 0;
  const total = chosen.length === 0 ? money(0) : due ? money(due.grand_total) : '…';
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t('summary')}</h2>
      <CouponBox
        coupon={(isSome && ofChosen.coupon) || coupon}
        items={isSome ? chosen.map(({ id }) => id) : undefined}
      />
      <TotalsList
        totals={totals}
        lines={pricedLines(items)}
        coupon={coupon?.code}
        isCurrent={isSettled}
      />
      {!isAll && (
        <p className="flex justify-between gap-4 rounded-control bg-accent-soft px-3 py-2 font-bold tabular-nums">
          <span>{t('selected_total', { count: chosen.length })}</span>
          <Whole>{total}</Whole>
        </p>
      )}
      {chosen.length > 0 && !isReady && <Notice tone="warn">{t('not_orderable')}</Notice>}
      <div className="cart-bar">
        <p aria-hidden>
          <Whole as="b">{total}</Whole>
          {saved > 0 && <span>{t('saved', { amount: money(saved) })}</span>}
        </p>
        {isReady ? (
          <Button asChild>
            <Link href="/checkout">{t('checkout', { count: chosen.length })}</Link>
          </Button>
        ) : (
          <Button disabled>{t('checkout', { count: chosen.length })}</Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        <span>{t('gst_included')}</span>
        {deliveryState === null && ` ${t('tax_until_address')}`}
      </p>
    </Card>
  );
}
