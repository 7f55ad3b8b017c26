import { useTranslations } from 'next-intl';
import type { CartItem } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';

type Props = { item: Pick<CartItem, 'unit_price' | 'price_when_added'> };

/** By how much the price has changed since the item was added. */
export function PriceChange({ item: { unit_price, price_when_added } }: Props) {
  const t = useTranslations('cart');
  if (unit_price === price_when_added) return null;
  const fell = unit_price < price_when_added;
  const amount = money(Math.abs(unit_price - price_when_added));
  return (
    <p className={fell ? 'text-sm text-good' : 'text-sm text-warn'}>
      {t(fell ? 'price_dropped' : 'price_rose', { amount })}
    </p>
  );
}
