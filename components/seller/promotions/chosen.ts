import { dealPriceOf } from '@/lib/contract/schemas/promotions/deal-price';
import type { Deal, DealInput, RefusedSku } from '@/lib/contract/schemas/promotions/deals';
import { latinDigits } from '@/lib/text/digits';
import { clockOf, fromClock } from '@/lib/time/india';

/** A SKU in the form; `price` as typed, in rupees. */
export type ChosenSku = {
  product_id: number;
  sku: string;
  name: string;
  regular: number;
  price: string;
};

export type DealDraft = {
  name: string;
  by: 'percent' | 'price';
  percent: string;
  /** Times in India, in the format of `datetime-local`; an empty begin means at once. */
  from: string;
  to: string;
  skus: ChosenSku[];
};

export const emptyDraft: DealDraft = {
  name: '',
  by: 'percent',
  percent: '',
  from: '',
  to: '',
  skus: [],
};

const amount = (text: string) => Number(latinDigits(text).trim().replace(/,/g, '')) || undefined;

/** Returns the form values of an existing deal. */
export const draftOf = (deal: Deal): DealDraft => ({
  name: deal.name ?? '',
  by: deal.percent ? 'percent' : 'price',
  percent: String(deal.percent ?? ''),
  from: clockOf(deal.starts_at),
  to: clockOf(deal.ends_at),
  skus: deal.skus.map(({ product_id, sku, name, regular_price, price }) => ({
    product_id,
    sku,
    name,
    regular: regular_price,
    price: String(price),
  })),
});

/** Returns a SKU's price in the deal; undefined while unknown. */
export function priceIn({ by, percent }: DealDraft, sku: ChosenSku): number | undefined {
  if (by === 'price') return amount(sku.price);
  const off = amount(percent);
  return off && off < 100 ? dealPriceOf(sku.regular, off) : undefined;
}

export const bodyOf = ({ name, by, percent, from, to, skus }: DealDraft): DealInput => ({
  name,
  percent: by === 'percent' ? (amount(percent) ?? 0) : undefined,
  starts_at: fromClock(from),
  ends_at: fromClock(to) ?? '',
  skus: skus.map((sku) => ({
    product_id: sku.product_id,
    price: by === 'price' ? (amount(sku.price) ?? 0) : undefined,
  })),
});

/** Returns the SKUs that the API refused, with the reasons. */
export function refusedOf(data: unknown): RefusedSku[] {
  const { refused = [] } = (data ?? {}) as { refused?: RefusedSku[] };
  return refused;
}
