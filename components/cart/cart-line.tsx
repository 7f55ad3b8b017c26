'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Heart } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { Whole } from '@/components/ui/whole';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { money } from '@/lib/storefront/format';
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

const action =
  'flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-ink-soft';

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
    <li className="grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 pt-3 pb-1 sm:grid-cols-[auto_6rem_minmax(0,1fr)] sm:pt-4">
      <label className="-m-3 flex w-11 justify-center self-start p-3">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={product.quantity < 1}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5 accent-brand"
          aria-label={t('choose', { name: product.name })}
        />
      </label>
      <Link href={href} tabIndex={-1} aria-hidden className="self-start">
        <LinePicture src={product.image_1} className="w-full" />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-1 flex-col justify-between gap-x-6 gap-y-1 sm:flex-row">
          <Link
            href={href}
            dir="auto"
            className="line-clamp-2 text-sm leading-5 font-medium hover:text-brand hover:underline sm:text-base sm:leading-6 lang-hi:leading-6"
          >
            {product.name}
          </Link>
          <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:flex-nowrap sm:items-start">
            <p className="flex flex-col text-xs leading-4 text-ink-soft tabular-nums sm:order-1 sm:min-w-24 sm:items-end">
              <Whole as="b" className="text-base leading-5 text-ink">
                {money(item.line_total)}
              </Whole>
              {quantity > 1 ? (
                <span>{t('each', { price: money(item.unit_price) })}</span>
              ) : (
                product.mrp > item.unit_price && (
                  <span>
                    {t('mrp')} <Whole as="s">{money(product.mrp)}</Whole>
                  </span>
                )
              )}
            </p>
            <QuantityStepper
              compact
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
        </div>
        <LineNotes item={item} onQuantity={onQuantity} />
      </div>
      <div className="col-span-2 col-start-2 -ml-2 flex flex-wrap items-center">
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('remove_named', { name: product.name })}
          className={`${action} hover:bg-bad-soft hover:text-bad`}
        >
          {t('remove')}
        </button>
        <button
          type="button"
          onClick={onSave}
          aria-label={t('save_named', { name: product.name })}
          className={`${action} hover:bg-sunken hover:text-ink`}
        >
          {t('save_for_later')}
        </button>
        <button
          type="button"
          onClick={onMoveToWishlist}
          aria-label={tw('heart', { name: product.name })}
          className={`${action} min-w-11 justify-center hover:bg-sunken hover:text-ink`}
        >
          <Heart aria-hidden className="size-4" />
          <span className="max-sm:hidden">{tw('move_here')}</span>
        </button>
      </div>
    </li>
  );
}

/** Stock up to this quantity is shown as the number left. */
const fewLeft = 5;

type LineNotesProps = { item: CartItem; onQuantity: (quantity: number) => void };

/** Changes since the line was added: of its price or its stock. */
function LineNotes({ item, onQuantity }: LineNotesProps) {
  const t = useTranslations('cart');
  const { quantity } = item;
  const stock = item.product.quantity;
  return (
    <>
      <PriceChange item={item} />
      {stock <= Math.max(fewLeft, quantity - 1) && (
        <p className={stock < quantity ? 'text-sm text-bad' : 'text-sm text-warn'}>
          <span>{t('only_left', { count: stock })}</span>{' '}
          {stock > 0 && stock < quantity && (
            <button
              type="button"
              onClick={() => onQuantity(stock)}
              className="-my-3 min-h-11 font-semibold underline underline-offset-4"
            >
              {t('take_only', { count: stock })}
            </button>
          )}
        </p>
      )}
    </>
  );
}
