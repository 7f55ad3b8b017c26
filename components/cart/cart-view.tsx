'use client';

import { LogIn, ShoppingCart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AuthPageLink } from '@/components/account/auth-link';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { useSaved } from '@/lib/storefront/cart/use-saved';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { CartLines } from './cart-lines';
import { CartSkeleton } from './cart-skeleton';
import { SavedItems } from './saved-items';

/** The cart in all its states: loading, failed, signed out, empty or filled. */
export function CartView() {
  const t = useTranslations('cart');
  const te = useTranslations('errors');
  const { status } = useUser();
  const cart = useCart();
  const saved = useSaved(cart.reload);
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const toBox = () => box.current?.focus({ preventScroll: true });

  if (status === 'out') return <SignInInvitation />;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {cart.items.length > 0 || cart.isLoading || cart.error ? (
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      ) : (
        <EmptyCart />
      )}
      {cart.isLoading && <CartSkeleton />}
      {Boolean(cart.error) && cart.items.length === 0 && (
        <>
          <Notice tone="bad">
            {te('could_not_load_cart', { message: errorText(cart.error) })}
          </Notice>
          <Button look="outline" className="self-start" onClick={() => void cart.reload()}>
            {t('try_again')}
          </Button>
        </>
      )}
      {cart.items.length > 0 && (
        <CartLines cart={cart} onSave={(item) => void saved.save(item)} onGone={toBox} />
      )}
      <SavedItems
        items={saved.items}
        onMove={(item) => {
          toBox();
          void saved.move(item);
        }}
        onRemove={(item) => {
          toBox();
          void saved.remove(item);
        }}
      />
    </div>
  );
}

function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <EmptyState icon={ShoppingCart} title={t('empty')} hint={t('empty_hint')}>
      <Button asChild>
        <Link href="/products">{t('shop')}</Link>
      </Button>
    </EmptyState>
  );
}

function SignInInvitation() {
  const t = useTranslations('cart');
  const ta = useTranslations('account');
  return (
    <EmptyState icon={LogIn} title={t('sign_in_title')} hint={t('sign_in_hint')}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <AuthPageLink page="/signin">{ta('sign_in')}</AuthPageLink>
        </Button>
        <Button asChild look="outline">
          <Link href="/products">{t('shop')}</Link>
        </Button>
      </div>
    </EmptyState>
  );
}
