'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CartItem } from '@/lib/api/schemas/cart';
import { useStoresDelivery } from '@/lib/storefront/addresses/use-stores-delivery';
import { restoreChoice } from '@/lib/storefront/cart/selection.client';
import { byStore } from '@/lib/storefront/cart/store-lines';
import type { useCart } from '@/lib/storefront/cart/use-cart';
import { useSelection } from '@/lib/storefront/cart/use-selection';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { loadWishlistChanges } from '@/lib/storefront/wishlist/load-wishlist-changes';
import { CartGroup } from './cart-group';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';

type Props = {
  cart: ReturnType<typeof useCart>;
  onSave: (item: CartItem) => void;
  /** Called after a line that held the focus is removed. */
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
