'use client';

import { useTranslations } from 'next-intl';
import type { CartItem } from '@/lib/api/schemas/cart';
import { PriceChange } from './price-change';

/** From this stock down the shopper is told how many are left. */
const fewLeft = 5;

type Props = { item: CartItem; onQuantity: (quantity: number) => void };

/** What has changed since the line was added: its price, or how many there are. */
export function LineNotes({ item, onQuantity }: Props) {
  const t = useTranslations('cart');
  const { quantity } = item;
  const stock = item.product.quantity;
  return (
    <>
      <PriceChange item={item} />
      {stock <= Math.max(fewLeft, quantity - 1) && (
        <p className={stock < quantity ? 'text-sm text-bad' : 'text-sm text-warn'}>
          {t('only_left', { count: stock })}{' '}
          {stock > 0 && stock < quantity && (
            <button
              type="button"
              onClick={() => onQuantity(stock)}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {t('take_only', { count: stock })}
            </button>
          )}
        </p>
      )}
    </>
  );
}
