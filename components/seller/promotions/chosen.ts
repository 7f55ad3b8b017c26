import { dealPriceOf } from '@/lib/api/schemas/promotions/deal-price';
import type { Deal, DealInput, RefusedSku } from '@/lib/api/schemas/promotions/deals';
import { latinDigits } from '@/lib/i18n/digits';
import { clockOf, fromClock } from '@/lib/time/india';

/** A SKU as the form has it; `price` as it was typed, in rupees. */
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
  /** As `datetime-local` fields have them, in India; no begin means at once. */
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

/** What is in the form of a deal that is changed. */
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

/** What a SKU will cost; undefined while that is not known. */
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

/** The SKUs that the API refused, with why. */
export function refusedOf(data: unknown): RefusedSku[] {
  const { refused = [] } = (data ?? {}) as { refused?: RefusedSku[] };
  return refused;
}
