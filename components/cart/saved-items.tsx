'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { SavedItem } from '@/lib/api/schemas/cart';
import { money } from '@/lib/storefront/format';
import { LinePicture } from './line-picture';
import { PriceChange } from './price-change';

type Props = {
  items: SavedItem[];
  onMove: (item: SavedItem) => void;
  onRemove: (item: SavedItem) => void;
};

/** What was put aside from the cart, below it. */
export function SavedItems({ items, onMove, onRemove }: Props) {
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
        <Link href={href} className="font-medium hover:text-brand hover:underline">
          {name}
        </Link>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
          <span className="font-semibold">{money(unit_price)}</span>
          {mrp > unit_price && (
            <span className="text-ink-soft">
              {t('mrp')} <s>{money(mrp)}</s>
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
