import { and, eq, inArray } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { sizeCharts, storePictures } from '../../kernel/db/schema/listings';
import { InvalidFields } from '../../kernel/errors';

const urlsOf = ({ pictures, skus }: ListingDocument) => [
  ...pictures.flatMap(({ images }) => images),
  ...skus.flatMap((sku) => sku.pictures),
];

/**
 * Checks that every picture was uploaded by the store or is on one of its products, and that size charts are its
 * own.
 * @throws {InvalidFields} picture_gone, size_chart_gone
 */
export async function checkPictures(
  tx: Database,
  storeId: number,
  documents: ListingDocument[],
): Promise<void> {
  await checkSizeCharts(tx, storeId, documents);
  const urls = [...new Set(documents.flatMap(urlsOf))];
  if (!urls.length) return;
  const own = await ownPictures(tx, storeId, urls);
  if (own.size < urls.length) throw new InvalidFields({ pictures: 'picture_gone' });
}

/** Returns those addresses that are pictures uploaded by the store or shown by its products. */
export async function ownPictures(
  db: Database,
  storeId: number,
  urls: readonly string[],
): Promise<Set<string>> {
  if (!urls.length) return new Set();
  const uploaded = await db
    .select({ url: storePictures.url })
    .from(storePictures)
    .where(and(eq(storePictures.storeId, storeId), inArray(storePictures.url, [...urls])));
  const own = new Set(uploaded.map(({ url }) => url));
  // The products are read only for other addresses: without an index this passes all products of the store.
  const others = urls.filter((url) => !own.has(url));
  if (!others.length) return own;
  const shown = await db
    .selectDistinct({ url: productMedia.url })
    .from(products)
    .innerJoin(productMedia, eq(productMedia.productId, products.id))
    .where(and(eq(products.storeId, storeId), inArray(productMedia.url, others)));
  for (const { url } of shown) own.add(url);
  return own;
}

async function checkSizeCharts(tx: Database, storeId: number, documents: ListingDocument[]) {
  const ids = [...new Set(documents.flatMap(({ size_chart_id: id }) => id ?? []))];
  if (!ids.length) return;
  const own = await tx
    .select({ id: sizeCharts.id })
    .from(sizeCharts)
    .where(and(eq(sizeCharts.storeId, storeId), inArray(sizeCharts.id, ids)));
  if (own.length < ids.length) throw new InvalidFields({ size_chart_id: 'size_chart_gone' });
}
