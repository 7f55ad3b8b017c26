'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import type { CartItem } from '@/lib/contract/schemas/cart';

import { type Added, sideCart } from '@/lib/storefront/browser/side-cart';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { money } from '@/lib/storefront/format';

/** The cart beside the page: its lines, the product just added first, and their sum. The page stays usable. */
export default function SideCart({ productId, note }: Added) {
  const t = useTranslations('side_cart');
  const { items, totals, count, isLoading, isSettled } = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useOpenDialog(dialog);
  const isAdded = ({ product }: CartItem) => product.id === productId;
  const lines = [...items.filter(isAdded), ...items.filter((item) => !isAdded(item))];
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={id}
      className="fixed top-18 right-4 left-auto z-30 m-0 w-90 flex-col overflow-hidden rounded-card border border-line bg-card p-0 text-ink shadow-raised outline-none open:flex open:max-h-[calc(100dvh-5.5rem)]"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4">
        <h2 id={id} className="font-bold">
          {t('title')}
        </h2>
        <button
          type="button"
          onClick={sideCart.close}
          aria-label={t('close')}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {note && <p className="border-b border-line px-4 py-2 text-sm text-ink-soft">{note}</p>}
      <ul className="flex flex-col divide-y divide-line overflow-y-auto overscroll-contain px-4">
        {isLoading ? (
          <li className="py-3">
            <Skeleton className="h-16" />
          </li>
        ) : (
          lines.map((item) => <Line key={item.id} item={item} />)
        )}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line p-4">
        <p aria-busy={!isSettled} className="flex justify-between gap-4 font-bold tabular-nums">
          <span>{t('sum', { count })}</span>
          <Whole className={isSettled ? undefined : 'opacity-50'}>
            {money(totals.grand_total)}
          </Whole>
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button asChild look="outline">
            <Link href="/cart">{t('go')}</Link>
          </Button>
          <Button asChild>
            <Link href="/checkout">{t('checkout')}</Link>
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Line({ item: { product, quantity, unit_price, line_total } }: { item: CartItem }) {
  const href = `/product/${product.slug}`;
  return (
    <li className="flex gap-3 py-3">
      <Link href={href} tabIndex={-1} aria-hidden className="self-start">
        <LinePicture src={product.image_1} className="size-16" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <Link href={href} dir="auto" className="line-clamp-2 font-medium hover:text-brand">
          {product.name}
        </Link>
        <p className="flex justify-between gap-3 tabular-nums">
          <Whole className="text-ink-soft">{`${quantity} × ${money(unit_price)}`}</Whole>
          <Whole as="b">{money(line_total)}</Whole>
        </p>
      </div>
    </li>
  );
}

/**
 * Opens the dialog beside the page and focuses it. Escape, a press outside and another page close it; the focus then
 * returns to where it was.
 */
function useOpenDialog(dialog: { current: HTMLDialogElement | null }): void {
  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) sideCart.close();
  }, [pathname]);
  // The cleanup of a layout effect runs while the dialog still has the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.show();
    element?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') sideCart.close();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element?.contains(target)) sideCart.close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      const hadFocus = element?.contains(document.activeElement);
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
