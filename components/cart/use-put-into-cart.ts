'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/client/request';
import { useRouter } from '@/lib/paths/navigation';
import { isFromSearch } from '@/lib/storefront/browser/from-search';
import { sideCart } from '@/lib/storefront/browser/side-cart';
import { toast } from '@/lib/storefront/browser/toast';
import { priceChange, showPrice } from '@/lib/storefront/cart/price-change';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';

type Aim = 'add' | 'buy';

/** `waiting`: a visitor signs in first, and the product is put into the cart after that. */
type Outcome = 'done' | 'waiting' | 'failed';

/**
 * Puts a product into the cart and says so, beside the page on a wide screen; to buy it now leads to the checkout.
 * `inCart` is the quantity that the cart holds.
 * @param price in rupees, as shown
 * @param onLeft called before the shopper is told, or asked to sign in
 */
export function usePutIntoCart(
  product: { id: number; storeId: number },
  price: number,
  onLeft?: () => void,
) {
  const t = useTranslations('cart');
  const router = useRouter();
  const { add, addAlone, items } = useCart();
  const signedIn = useSignInFirst();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Aim>();
  const [problem, setProblem] = useState<string>();
  const { id: productId, storeId } = product;
  const inCart = items.find((item) => item.product.id === productId)?.quantity ?? 0;

  function explain(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError)) return errorText(failure);
    if (failure.status === 401) return undefined;
    const { available } = (failure.data ?? {}) as { available?: number };
    if (failure.status !== 409 || available === undefined) return errorText(failure);
    return t(inCart ? 'beyond_stock_in_cart' : 'beyond_stock', { count: available });
  }

  async function put(aim: Aim, quantity: number): Promise<Outcome> {
    setProblem(undefined);
    setBusy(aim);
    try {
      const buyNow = aim === 'buy';
      const fromSearch = isFromSearch();
      const wanted = { productId, storeId, quantity, seenPrice: price };
      if (!(await signedIn({ kind: 'cart', ...wanted, fromSearch, buyNow }))) {
        onLeft?.();
        return 'waiting';
      }
      const now = await (buyNow ? addAlone(wanted) : add(wanted));
      const change = priceChange(price, now);
      const note = change && t(change.fell ? 'price_fell_to' : 'price_rose_to', change.values);
      if (now !== undefined && change) showPrice(productId, now);
      onLeft?.();
      if (buyNow) {
        if (note) toast(note);
        router.push('/checkout');
      } else if (!sideCart.open({ productId, note })) {
        toast.success(t('added'), {
          description: note,
          action: { label: t('view'), onClick: () => router.push('/cart') },
        });
      }
      return 'done';
    } catch (failure) {
      setProblem(explain(failure));
      return 'failed';
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, problem, inCart, put };
}
