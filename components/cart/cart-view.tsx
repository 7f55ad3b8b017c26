'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AuthPageLink } from '@/components/session/auth-link';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LogIn, ShoppingCart, Trash2 } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import type { SavedItem } from '@/lib/contract/schemas/cart';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { useSaved } from '@/lib/storefront/cart/use-saved';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { CartLines } from './cart-lines';
import { CheckoutSteps } from './checkout-steps';
import { PriceChange } from './price-change';

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
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none sm:gap-6">
      {cart.items.length > 0 || cart.isLoading || cart.error ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="text-xl font-bold sm:text-3xl">{t('title')}</h1>
          <CheckoutSteps at="cart" />
        </div>
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

/** A skeleton of a cart with two lines. */
function CartSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 border-t border-line pt-4">
            <Skeleton className="size-20 shrink-0 sm:size-24" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-11 w-36" />
            </div>
          </div>
        ))}
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-32" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-5" />
        ))}
        <Skeleton className="h-11" />
      </Card>
    </div>
  );
}

type SavedItemsProps = {
  items: SavedItem[];
  onMove: (item: SavedItem) => void;
  onRemove: (item: SavedItem) => void;
};

/** The items saved for later, below the cart. */
function SavedItems({ items, onMove, onRemove }: SavedItemsProps) {
  const t = useTranslations('cart');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="saved-items">
      <Card>
        <h2 id="saved-items" className="border-b border-line pb-3 text-lg font-bold">
          {t('saved_title', { count: items.length })}
        </h2>
        <ul className="-mb-4 divide-y divide-line">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onMove={() => onMove(item)}
              onRemove={() => onRemove(item)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type ItemProps = { item: SavedItem; onMove: () => void; onRemove: () => void };

function Item({ item, onMove, onRemove }: ItemProps) {
  const t = useTranslations('cart');
  const { product, quantity, unit_price } = item;
  const { name, mrp } = product;
  const href = `/product/${product.slug}`;
  const soldOut = product.quantity < 1;
  return (
    <li className="flex gap-3 py-4">
      <Link href={href} tabIndex={-1} aria-hidden className="self-start">
        <LinePicture src={product.image_1} className="w-18 sm:w-24" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link href={href} dir="auto" className="font-medium hover:text-brand hover:underline">
          {name}
        </Link>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
          <Whole className="font-semibold">{money(unit_price)}</Whole>
          {mrp > unit_price && (
            <span className="text-ink-soft">
              {t('mrp')} <Whole as="s">{money(mrp)}</Whole>
            </span>
          )}
          <span className="text-ink-soft">{t('saved_quantity', { count: quantity })}</span>
        </p>
        <PriceChange item={item} />
        {soldOut && <p className="text-sm text-bad">{t('out_of_stock')}</p>}
        <div className="flex flex-wrap gap-x-2">
          <Button
            look="outline"
            className="px-4!"
            onClick={onMove}
            disabled={soldOut}
            aria-label={t('move_named', { name })}
          >
            {t('move_to_cart')}
          </Button>
          <Button
            look="quiet"
            className="px-3! text-ink-soft!"
            onClick={onRemove}
            aria-label={t('remove_named', { name })}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('remove')}
          </Button>
        </div>
      </div>
    </li>
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
