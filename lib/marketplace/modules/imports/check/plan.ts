import { isDeepStrictEqual } from 'node:util';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { raisesMrp } from '../../listings';
import type { GoodRow } from './merge';
import type { Present, PresentListing } from './present';
import type { ListingPlan } from './verdict';

type Given = {
  code: string;
  document: ListingDocument;
  before: PresentListing | undefined;
  good: (GoodRow & { number: number; seenStock?: number | null })[];
  present: Present;
  isComplete: boolean;
  /** True if the store has confirmed proposed values; a draft that is complete with them is then published. */
  isConfirmed: boolean;
  requestedBrand?: string;
};

/** Returns the plan for a listing; undefined if nothing has changed. */
export function planOf(given: Given): ListingPlan | undefined {
  const { code, document, before, good, present, isComplete, isConfirmed, requestedBrand } = given;
  const stocks = good.flatMap(({ values, number, seenStock }) => {
    const sku = present.skus.get(values.sku);
    if (!sku || sku.isRemoved || values.stock === undefined) return [];
    const seen = seenStock ?? sku.stock;
    return values.stock === seen
      ? []
      : [{ productId: sku.id, to: values.stock, seen, row: number }];
  });
  const rows = new Map(good.map(({ values, number }) => [values.sku, number]));
  const plan = { code, document, before, stocks, rows, requestedBrand };
  if (!before) return { ...plan, step: isComplete ? 'publish' : 'save' };
  if (isDeepStrictEqual(before.document, document)) {
    if (isComplete && isConfirmed && before.status === 'draft') return { ...plan, step: 'publish' };
    return stocks.length ? { ...plan, step: 'none' } : undefined;
  }
  const isShown = before.status === 'live' || before.status === 'in_review';
  const isOnlyPrices = areOnlyPrices(before.document, document);
  const isDearer = raisesMrp(before.published ?? undefined, document);
  const isOff = before.status === 'paused' || before.status === 'archived';
  if (before.isPublished && before.published && (isShown || isOff) && isOnlyPrices && !isDearer) {
    const shown = withPricesOf(before.published, document);
    return { ...plan, step: 'prices', shown, isResting: isOff };
  }
  if (before.status === 'archived' || (before.isPublished && !isShown)) {
    return { ...plan, step: 'save' };
  }
  // New prices and stock alone do not publish a draft.
  const isResting = before.status === 'draft' || before.status === 'rejected';
  if (isResting && areOnlyPrices(before.document, document)) return { ...plan, step: 'save' };
  return { ...plan, step: isComplete ? 'publish' : 'save' };
}

const withoutPrices = (document: ListingDocument) => ({
  ...document,
  skus: document.skus.map(({ mrp: _, price: __, stock: ___, ...rest }) => rest),
});

const areOnlyPrices = (before: ListingDocument, after: ListingDocument) =>
  isDeepStrictEqual(withoutPrices(before), withoutPrices(after));

/** Returns the public document with the prices of another version of it. */
function withPricesOf(shown: ListingDocument, from: ListingDocument): ListingDocument {
  const prices = new Map(from.skus.map(({ sku, mrp, price }) => [sku, { mrp, price }]));
  return { ...shown, skus: shown.skus.map((sku) => ({ ...sku, ...prices.get(sku.sku) })) };
}
