'use client';

import { useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { OrderItem } from '@/lib/api/schemas/orders';
import { money } from '@/lib/storefront/format';

type Props = {
  item: OrderItem;
  /** The quantity that can still be cancelled, and the quantity chosen. */
  left: number;
  quantity: number;
  isFixed: boolean;
  onChange: (quantity: number) => void;
};

/** An item of the cancel dialog with its quantity. */
export function CancelItem({ item, left, quantity, isFixed, onChange }: Props) {
  const t = useTranslations('orders.cancel');
  return (
    <li className="selectable flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-control border border-line p-2 has-checked:border-brand has-checked:bg-brand-soft">
      <label className="flex min-h-11 min-w-0 flex-1 basis-56 cursor-pointer items-center gap-3 pl-1">
        <input
          type="checkbox"
          aria-label={t('item', { name: item.name })}
          checked={quantity > 0}
          disabled={isFixed}
          onChange={({ target }) => onChange(target.checked ? left : 0)}
          className="size-5 shrink-0 accent-brand"
        />
        <LinePicture src={item.image} className="size-12" />
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-2">{item.name}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            {money(item.unit_price)} × {left}
          </span>
        </span>
      </label>
      {left > 1 && quantity > 0 && !isFixed && (
        <QuantityStepper
          value={quantity}
          max={left}
          onChange={onChange}
          labels={{
            group: t('quantity', { name: item.name }),
            less: t('less'),
            more: t('more'),
          }}
        />
      )}
    </li>
  );
}
