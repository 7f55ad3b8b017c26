'use client';

import { useTranslations } from 'next-intl';
import { CountedLink } from '@/components/shell/navigation/counted-link';
import { ShoppingCart } from '@/components/ui/icons';
import { useCart } from '@/lib/storefront/cart/use-cart';

/** The link to the cart, with the number of its lines. */
export function CartLink() {
  const t = useTranslations('cart');
  const { count, isLoading, error } = useCart();
  return (
    <CountedLink
      href="/cart"
      icon={ShoppingCart}
      count={count}
      label={isLoading || error ? t('label') : t('open', { count })}
    />
  );
}
