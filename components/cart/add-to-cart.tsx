'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { ApiError } from '@/lib/api/request';
import { useRouter } from '@/lib/i18n/navigation';
import { isFromSearch } from '@/lib/storefront/browser/from-search';
import { toast } from '@/lib/storefront/browser/toast';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';

type Props = {
  /** `quantity` is the stock as far as it is known. */
  product: { id: number; storeId: number; name: string; quantity: number; slug: string };
  /** In rupees. */
  price: number;
};

/**
 * A quantity stepper, and the buttons that add to the cart and buy at once. Below 1024 px these stay at the bottom
 * of the screen, with the price.
 */
export function AddToCart({ product, price }: Props) {
  const t = useTranslations('cart');
  const router = useRouter();
  const { add, addAlone, items } = useCart();
  const signedIn = useSignInFirst();
  const errorText = useErrorText();
  // A click before scripts run would be lost.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(1);
  const [busy, setBusy] = useState<'add' | 'buy'>();
  const [problem, setProblem] = useState<string>();
  const inCart = items.find((item) => item.product.id === product.id)?.quantity ?? 0;
  const soldOut = product.quantity < 1;
  const quantity = Math.max(1, Math.min(chosen, product.quantity));

  const waiting = clsx(!hydrated && !soldOut && 'disabled:opacity-100!');

  function explain(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError)) return errorText(failure);
    if (failure.status === 401) return undefined;
    const { available } = (failure.data ?? {}) as { available?: number };
    if (failure.status !== 409 || available === undefined) return errorText(failure);
    return t(inCart ? 'beyond_stock_in_cart' : 'beyond_stock', { count: available });
  }

  async function put(aim: 'add' | 'buy') {
    setProblem(undefined);
    setBusy(aim);
    try {
      const { id: productId, storeId } = product;
      const buyNow = aim === 'buy';
      const fromSearch = isFromSearch();
      const wanted = { productId, storeId, quantity, fromSearch, buyNow };
      if (!(await signedIn({ kind: 'cart', ...wanted }))) return;
      if (buyNow) {
        await addAlone(productId, storeId, quantity);
        router.push('/checkout');
        return;
      }
      await add(productId, storeId, quantity);
      setChosen(1);
      toast.success(t('added'), {
        action: { label: t('view'), onClick: () => router.push('/cart') },
      });
    } catch (failure) {
      setProblem(explain(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <div>
        <QuantityStepper
          value={quantity}
          max={product.quantity}
          onChange={setChosen}
          disabled={soldOut || busy !== undefined}
          labels={{
            group: t('quantity_of', { name: product.name }),
            less: t('less'),
            more: t('more'),
          }}
        />
      </div>
      <div className="buy-bar">
        <div>
          <p aria-hidden>{money(price)}</p>
          <Button
            look={soldOut ? 'primary' : 'outline'}
            className={waiting}
            onClick={() => put('add')}
            disabled={soldOut || !hydrated || busy === 'buy'}
            busy={busy === 'add'}
          >
            {soldOut ? t('out_of_stock') : t('add')}
          </Button>
          {!soldOut && (
            <Button
              className={waiting}
              onClick={() => put('buy')}
              disabled={!hydrated || busy === 'add'}
              busy={busy === 'buy'}
            >
              {t('buy_now')}
            </Button>
          )}
        </div>
        <p role="status">
          {problem ? (
            <span className="text-bad">{problem}</span>
          ) : (
            inCart > 0 && (
              <>
                {t('in_cart', { count: inCart })}{' '}
                <Link href="/cart" className="font-semibold text-brand underline">
                  {t('view')}
                </Link>
              </>
            )
          )}
        </p>
      </div>
    </>
  );
}
