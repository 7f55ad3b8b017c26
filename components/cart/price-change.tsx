import { useTranslations } from 'next-intl';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { priceChange } from '@/lib/storefront/cart/price-change';

type Props = { item: Pick<CartItem, 'unit_price' | 'price_when_added'> };

/** The change of an item's price since the shopper saw it. */
export function PriceChange({ item: { unit_price, price_when_added } }: Props) {
  const t = useTranslations('cart');
  const change = priceChange(price_when_added, unit_price);
  if (!change) return null;
  return (
    <p className={change.fell ? 'text-sm text-good' : 'text-sm text-warn'}>
      {t(change.fell ? 'price_fell_to' : 'price_rose_to', change.values)}
    </p>
  );
}
