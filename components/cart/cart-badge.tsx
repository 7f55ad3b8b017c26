'use client';

import { ShoppingCart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { useCart } from '@/lib/storefront/use-cart';

/** The way to the cart, with the number of its lines in a box that takes no room of its own. */
export function CartLink() {
  const t = useTranslations('cart');
  const { count, isLoading, error } = useCart();
  return (
    <Link
      href="/cart"
      aria-label={isLoading || error ? t('label') : t('open', { count })}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <ShoppingCart aria-hidden className="size-6" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-bold text-on-brand tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
