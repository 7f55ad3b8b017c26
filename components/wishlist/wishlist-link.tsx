'use client';

import { useTranslations } from 'next-intl';
import { CountedLink } from '@/components/shell/navigation/counted-link';
import { Heart } from '@/components/ui/icons';
import { useWishlist } from '@/lib/storefront/wishlist/use-wishlist';

/** The link to the wishlist, with the number of its items. */
export function WishlistLink() {
  const t = useTranslations('wishlist');
  const { count, isLoading, error } = useWishlist();
  return (
    <CountedLink
      href="/wishlist"
      icon={Heart}
      count={count}
      label={isLoading || error ? t('label') : t('open', { count })}
    />
  );
}
