'use client';

import { useTranslations } from 'next-intl';
import { usePutIntoCart } from '@/components/cart/use-put-into-cart';
import { Button } from '@/components/ui/button';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';

type Props = { product: NormalisedProduct; onDone: () => void };

/** Puts one piece of the chosen product into the cart, and closes the sheet. */
export function QuickAdd({ product, onDone }: Props) {
  const t = useTranslations('quick');
  const { id, store, price, quantity } = product;
  const { busy, problem, put } = usePutIntoCart({ id, storeId: store.id }, price, onDone);

  return (
    <>
      <Button
        busy={busy !== undefined}
        disabled={quantity < 1}
        onClick={() => void put('add', 1)}
        className="w-full"
      >
        {t(quantity < 1 ? 'sold_out' : 'add')}
      </Button>
      <p role="status" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </>
  );
}
