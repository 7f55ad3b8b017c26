'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinePicture } from '@/components/cart/line-picture';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { WishlistItem } from '@/lib/api/schemas/wishlist';
import { money } from '@/lib/storefront/format';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { moveToCart, removeProduct } from '@/lib/storefront/wishlist/wishlist-changes';

/** From this stock down the shopper is told how many are left. */
const fewLeft = 5;

type Props = {
  item: WishlistItem;
  /** Called after an entry that held the focus is removed. */
  onGone: () => void;
};

/** A wishlist entry: the price now and when it was added, and the add-to-cart button. */
export function WishlistEntry({ item, onGone }: Props) {
  const t = useTranslations('wishlist');
  const tc = useTranslations('cart');
  const shopper = useShopper();
  const [busy, setBusy] = useState(false);
  const { product, unit_price, price_when_added } = item;
  const href = `/product/${product.slug}`;
  const dropped = price_when_added - unit_price;

  async function move() {
    if (!shopper) return;
    setBusy(true);
    await moveToCart(shopper, item, t('moved_to_cart', { product: product.name }));
    setBusy(false);
  }

  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col gap-3">
        <div className="flex flex-1 gap-4">
          <Link href={href} tabIndex={-1} aria-hidden className="w-24 shrink-0">
            <LinePicture src={product.image_1} className="w-full" />
          </Link>
          <div className="flex min-w-0 flex-col gap-1">
            <Link href={href} className="font-medium hover:text-brand hover:underline">
              {product.name}
            </Link>
            <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="text-lg font-bold">{money(unit_price)}</span>
              {product.mrp > unit_price && (
                <span className="text-sm text-ink-soft">
                  {tc('mrp')} <s>{money(product.mrp)}</s>
                </span>
              )}
            </p>
            {dropped > 0 && (
              <p className="text-sm font-medium text-good">
                {tc('price_dropped', { amount: money(dropped) })}
              </p>
            )}
            {product.quantity <= fewLeft && (
              <p className={product.quantity > 0 ? 'text-sm text-warn' : 'text-sm text-bad'}>
                {tc('only_left', { count: product.quantity })}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={move} busy={busy} disabled={product.quantity < 1}>
            {product.quantity < 1 ? tc('out_of_stock') : t('move_to_cart')}
          </Button>
          <button
            type="button"
            onClick={() => {
              onGone();
              if (shopper) void removeProduct(shopper, product.id);
            }}
            aria-label={tc('remove_named', { name: product.name })}
            className="grid size-11 place-items-center rounded-control border border-line text-ink-soft hover:bg-bad-soft hover:text-bad"
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </div>
      </Card>
    </li>
  );
}
