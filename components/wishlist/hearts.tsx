'use client';

import { useEffect } from 'react';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { loadWishlistChanges } from '@/lib/storefront/wishlist/load-wishlist-changes';
import { useWishlist } from '@/lib/storefront/wishlist/use-wishlist';

const selector = '[data-wishlist-product]';

/** Handles the clicks of all `Heart`s of the page, and fills those of listed products. */
export function Hearts() {
  const { items } = useWishlist();
  const shopper = useShopper();
  const signedIn = useSignInFirst();

  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const heart = (target as Element).closest<HTMLElement>(selector);
      if (!heart) return;
      const { productId, storeId } = productOf(heart);
      if (!(await signedIn({ kind: 'wishlist', productId, storeId })) || !shopper) return;
      const isListed = items.some((item) => item.product_id === productId);
      const changes = await loadWishlistChanges(shopper);
      if (isListed) await changes?.removeProduct(shopper, productId);
      else await changes?.addProduct(shopper, { productId, storeId });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [items, shopper, signedIn]);

  useEffect(() => {
    if (items.length === 0) return;
    const listed = new Set(items.map((item) => item.product_id));
    const paint = () => fill((id) => listed.has(id));
    paint();
    // Lists are mounted and unmounted while the shopper navigates.
    const observer = new MutationObserver(paint);
    const options = { childList: true, subtree: true, attributeFilter: ['data-wishlist-product'] };
    observer.observe(document.body, options);
    return () => {
      observer.disconnect();
      fill(() => false);
    };
  }, [items]);

  return null;
}

function fill(isListed: (productId: number) => boolean): void {
  for (const heart of document.querySelectorAll<HTMLElement>(selector)) {
    const pressed = String(isListed(productOf(heart).productId));
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
  }
}

function productOf({ dataset }: HTMLElement): { productId: number; storeId: number } {
  const [productId = 0, storeId = 0] = (dataset.wishlistProduct ?? '').split(':').map(Number);
  return { productId, storeId };
}
