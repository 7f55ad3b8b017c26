'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { Whole } from '@/components/ui/whole';
import { useRouter } from '@/lib/paths/navigation';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';
import { money } from '@/lib/storefront/format';
import { usePutIntoCart } from './use-put-into-cart';

type Props = {
  /** `quantity` is the last known stock. */
  product: { id: number; storeId: number; name: string; quantity: number; slug: string };
  /** The price in rupees. */
  price: number;
  /** Replaces the buttons of a sold-out product. */
  whenSoldOut: ReactNode;
};

/**
 * A quantity stepper with the buttons "add to cart" and "buy now". Below 1024 px the buttons stay at the bottom
 * of the screen, with the price.
 */
export function AddToCart({ product, price, whenSoldOut }: Props) {
  const t = useTranslations('cart');
  const router = useRouter();
  const { busy, problem, inCart, put } = usePutIntoCart(product, price);
  // A click before hydration would be lost.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(1);
  /** True until another quantity is chosen. */
  const [added, setAdded] = useState(false);
  const soldOut = product.quantity < 1;
  const quantity = Math.max(1, Math.min(chosen, product.quantity));

  const waiting = clsx(!hydrated && 'disabled:opacity-100!');

  async function add() {
    if ((await put('add', quantity)) !== 'done') return;
    setChosen(1);
    setAdded(true);
  }

  return (
    <>
      {!soldOut && (
        <div>
          <QuantityStepper
            value={quantity}
            max={product.quantity}
            onChange={(wanted) => {
              setChosen(wanted);
              setAdded(false);
            }}
            disabled={busy !== undefined}
            labels={{
              group: t('quantity_of', { name: product.name }),
              less: t('less'),
              more: t('more'),
            }}
          />
        </div>
      )}
      <div className="buy-bar">
        <div>
          <Whole as="p" aria-hidden>
            {money(price)}
          </Whole>
          {soldOut ? (
            whenSoldOut
          ) : (
            <>
              <Button
                look="outline"
                className={clsx(waiting, added && 'border-brand! text-brand!')}
                onClick={() => (added ? router.push('/cart') : void add())}
                disabled={!hydrated || busy === 'buy'}
                busy={busy === 'add'}
              >
                {t(added ? 'go' : 'add')}
              </Button>
              <Button
                className={waiting}
                onClick={() => void put('buy', quantity)}
                disabled={!hydrated || busy === 'add'}
                busy={busy === 'buy'}
              >
                {t('buy_now')}
              </Button>
            </>
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
