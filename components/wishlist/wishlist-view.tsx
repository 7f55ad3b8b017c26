'use client';

import { Heart, LogIn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { AuthPageLink } from '@/components/account/auth-link';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { useWishlist } from '@/lib/storefront/wishlist/use-wishlist';
import { WishlistEntry } from './wishlist-entry';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/**
 * The wishlist in all its states: loading, failed, signed out, empty or filled.
 * @param onward where to go on from where there is nothing
 */
export function WishlistView({ onward }: { onward: ReactNode }) {
  const t = useTranslations('wishlist');
  const tc = useTranslations('cart');
  const { status } = useUser();
  const { items, isLoading, error, reload } = useWishlist();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const listed = items.filter(({ id }) => id > 0);

  const isEmpty = !isLoading && !error && listed.length === 0;
  if (status === 'out' || isEmpty) {
    return (
      <>
        {status === 'out' ? <SignInInvitation /> : <EmptyWishlist />}
        {onward}
      </>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      {Boolean(error) && listed.length === 0 && (
        <>
          <Notice tone="bad">{errorText(error)}</Notice>
          <Button look="outline" className="self-start" onClick={() => void reload()}>
            {tc('try_again')}
          </Button>
        </>
      )}
      {isLoading ? (
        <div className={grid}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} className="h-44" />
          ))}
        </div>
      ) : (
        <ul className={grid}>
          {listed.map((item) => (
            <WishlistEntry key={item.id} item={item} onGone={() => box.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

function EmptyWishlist() {
  const t = useTranslations('wishlist');
  const tc = useTranslations('cart');
  return (
    <EmptyState icon={Heart} title={t('empty')} hint={t('empty_hint')}>
      <Button asChild>
        <Link href="/products">{tc('shop')}</Link>
      </Button>
    </EmptyState>
  );
}

function SignInInvitation() {
  const t = useTranslations('wishlist');
  const ta = useTranslations('account');
  return (
    <EmptyState icon={LogIn} title={t('sign_in_title')} hint={t('sign_in_hint')}>
      <Button asChild>
        <AuthPageLink page="/signin">{ta('sign_in')}</AuthPageLink>
      </Button>
    </EmptyState>
  );
}
