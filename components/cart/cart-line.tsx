'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Bookmark, Heart, Trash2 } from '@/components/ui/icons';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartItem } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';
import { LinePicture } from './line-picture';
import { PriceChange } from './price-change';

type Props = {
  item: CartItem;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onSave: () => void;
  onMoveToWishlist: () => void;
};

/** A cart line: product, quantity and price. */
export function CartLine({
  item,
  isChosen,
  onChoose,
  onQuantity,
  onRemove,
  onSave,
  onMoveToWishlist,
}: Props) {
  const t = useTranslations('cart');
  const tw = useTranslations('wishlist');
  const { product, quantity } = item;
  const href = `/product/${product.slug}`;
  return (
    <li className="grid grid-cols-[auto_4.5rem_auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 sm:grid-cols-[auto_6rem_auto_minmax(0,1fr)_auto]">
      <label className="-m-3 flex w-11 justify-center self-start p-3 pt-5 sm:pt-6">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={product.quantity < 1}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5 accent-brand"
          aria-label={t('choose', { name: product.name })}
        />
      </label>
      <Link href={href} tabIndex={-1} aria-hidden className="row-span-2 self-start">
        <LinePicture src={product.image_1} className="w-full" />
      </Link>
      <div className="col-span-2 flex min-w-0 flex-col gap-1">
        <Link href={href} className="font-medium hover:text-brand hover:underline">
          {product.name}
        </Link>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
          <span className="font-semibold">{t('each', { price: money(item.unit_price) })}</span>
          {product.mrp > item.unit_price && (
            <span className="text-ink-soft">
              {t('mrp')} <s>{money(product.mrp)}</s>
            </span>
          )}
        </p>
        <LineNotes item={item} onQuantity={onQuantity} />
      </div>
      <div className="col-start-3 row-start-2">
        <QuantityStepper
          value={quantity}
          min={0}
          max={product.quantity}
          onChange={onQuantity}
          labels={{
            group: t('quantity_of', { name: product.name }),
            less: quantity > 1 ? t('less') : t('remove_named', { name: product.name }),
            more: t('more'),
          }}
        />
      </div>
      <p className="col-start-4 row-start-2 self-center text-right font-bold tabular-nums sm:col-start-5 sm:row-start-1 sm:self-start">
        {money(item.line_total)}
      </p>
      <div className="col-span-3 col-start-2 -my-2 -ml-3 flex flex-wrap sm:col-span-2 sm:col-start-4 sm:row-start-2 sm:my-0">
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('remove_named', { name: product.name })}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-bad-soft hover:text-bad"
        >
          <Trash2 aria-hidden className="size-4" />
          {t('remove')}
        </button>
        <button
          type="button"
          onClick={onSave}
          aria-label={t('save_named', { name: product.name })}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Bookmark aria-hidden className="size-4" />
          {t('save_for_later')}
        </button>
        <button
          type="button"
          onClick={onMoveToWishlist}
          aria-label={tw('heart', { name: product.name })}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Heart aria-hidden className="size-4" />
          {tw('move_here')}
        </button>
      </div>
    </li>
  );
}

/** From this stock down the shopper is told how many are left. */
const fewLeft = 5;

type LineNotesProps = { item: CartItem; onQuantity: (quantity: number) => void };

/** What has changed since the line was added: its price, or how many there are. */
function LineNotes({ item, onQuantity }: LineNotesProps) {
  const t = useTranslations('cart');
  const { quantity } = item;
  const stock = item.product.quantity;
  return (
    <>
      <PriceChange item={item} />
      {stock <= Math.max(fewLeft, quantity - 1) && (
        <p className={stock < quantity ? 'text-sm text-bad' : 'text-sm text-warn'}>
          {t('only_left', { count: stock })}{' '}
          {stock > 0 && stock < quantity && (
            <button
              type="button"
              onClick={() => onQuantity(stock)}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {t('take_only', { count: stock })}
            </button>
          )}
        </p>
      )}
    </>
  );
}
