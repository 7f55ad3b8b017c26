import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';

/** Whether a SKU that shoppers see would get a higher MRP: what is struck through is then looked at first. */
export function raisesMrp(shown: ListingDocument | undefined, wanted: ListingDocument): boolean {
  const mrps = new Map(shown?.skus.map(({ sku, mrp }) => [sku, mrp]));
  return wanted.skus.some(
    ({ sku, mrp }) => (mrp ?? 0) > (mrps.get(sku) ?? Number.POSITIVE_INFINITY),
  );
}
