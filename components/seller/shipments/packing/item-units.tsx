'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';

type Item = SellerShipment['items'][number];

type Props = {
  items: readonly Item[];
  /** The chosen units by item. */
  units: Readonly<Record<number, number>>;
  /** Text behind an item's SKU. */
  said: (item: Item) => string;
  onChange: (id: number, units: number) => void;
};

/** The items of a shipment, each with the number of its units that is chosen. */
export function ItemUnits({ items, units, said, onChange }: Props) {
  const t = useTranslations('seller_shipments');
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-3 py-3">
          <Picture
            src={item.image}
            alt=""
            sizes="48px"
            className="size-12 shrink-0 rounded-control object-cover"
          />
          <span className="flex min-w-32 flex-1 flex-col">
            <span dir="auto">{item.name}</span>
            <span className="text-sm text-ink-soft">
              {t('sku', { sku: item.sku })} · {said(item)}
            </span>
          </span>
          <QuantityStepper
            value={units[item.id] ?? 0}
            min={0}
            max={item.quantity}
            labels={{
              group: t('units_of', { name: item.name }),
              less: t('one_less'),
              more: t('one_more'),
            }}
            onChange={(count) => onChange(item.id, count)}
          />
        </li>
      ))}
    </ul>
  );
}
