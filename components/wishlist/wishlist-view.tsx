'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { AuthPageLink } from '@/components/session/auth-link';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Heart, LogIn, Trash2 } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import type { WishlistItem } from '@/lib/contract/schemas/wishlist';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { useUser } from '@/lib/storefront/session/use-user';
import { useWishlist } from '@/lib/storefront/wishlist/use-wishlist';
import { moveToCart, removeProduct } from '@/lib/storefront/wishlist/wishlist-changes';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/**
 * The wishlist in all its states: loading, failed, signed out, empty or filled.
 * @param onward links for an empty wishlist
 */
export function WishlistView({ onward }: { onward: ReactNode }) {
  const t = useTranslations('wishlist');
  const tc = useTranslations('cart');
  const { status } = useUser();
  const { items, isLoading, error, reload } = useWishlist();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const listed = items.filter(({ id }) => id > 0);

  const isEmpty = !isLoading && !error && items.length === 0;
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
          {items.length > listed.length && (
            <li>
              <Skeleton className="h-44" />
            </li>
          )}
          {listed.map((item) => (
            <WishlistEntry key={item.id} item={item} onGone={() => box.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Stock up to this quantity is shown as the number left. */
const fewLeft = 5;

type WishlistEntryProps = {
  item: WishlistItem;
  /** Called after a focused entry is removed. */
  onGone: () => void;
};

/** A wishlist entry: its current and former price, and the add-to-cart button. */
function WishlistEntry({ item, onGone }: WishlistEntryProps) {
  const t = useTranslations('wishlist');
  const tc = useTranslations('cart');
  const shopper = useShopper();
  const [busy, setBusy] = useState(false);
  const { product, unit_price, price_when_added } = item;
  const href = `/product/${product.slug}`;
  const dropped = price_when_added - unit_price;

  async function move() {
    if (!shopper) return;
    setBusy(true);
    await moveToCart(shopper, item, {
      done: t('moved_to_cart', { product: product.name }),
      changed: (change) => tc(change.fell ? 'price_fell_to' : 'price_rose_to', change.values),
    });
    setBusy(false);
  }

  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col gap-3">
        <div className="flex flex-1 gap-4">
          <Link href={href} tabIndex={-1} aria-hidden className="w-24 shrink-0">
            <LinePicture src={product.image_1} className="w-full" />
          </Link>
          <div className="flex min-w-0 flex-col gap-1">
            <Link href={href} dir="auto" className="font-medium hover:text-brand hover:underline">
              {product.name}
            </Link>
            <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <Whole className="text-lg font-bold">{money(unit_price)}</Whole>
              {product.mrp > unit_price && (
                <span className="text-sm text-ink-soft">
                  {tc('mrp')} <Whole as="s">{money(product.mrp)}</Whole>
                </span>
              )}
            </p>
            {dropped > 0 && (
              <p className="text-sm font-medium text-good">
                {tc('price_dropped', { amount: money(dropped) })}
              </p>
            )}
            {product.quantity <= fewLeft && (
              <p className={product.quantity > 0 ? 'text-sm text-warn' : 'text-sm text-bad'}>
                {tc('only_left', { count: product.quantity })}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={move} busy={busy} disabled={product.quantity < 1}>
            {product.quantity < 1 ? tc('out_of_stock') : t('move_to_cart')}
          </Button>
          <button
            type="button"
            onClick={() => {
              onGone();
              if (shopper) void removeProduct(shopper, product.id);
            }}
            aria-label={tc('remove_named', { name: product.name })}
            className="grid size-11 place-items-center rounded-control border border-line text-ink-soft hover:bg-bad-soft hover:text-bad"
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </div>
      </Card>
    </li>
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
