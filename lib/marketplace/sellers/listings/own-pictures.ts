import { and, eq, inArray } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import type { Database } from '../../db/connection';
import { productMedia, products } from '../../db/schema/catalog';
import { storePictures } from '../../db/schema/listings';
import { InvalidFields } from '../../host/errors';

const urlsOf = ({ pictures, skus }: ListingDocument) => [
  ...pictures.flatMap(({ images }) => images),
  ...skus.flatMap((sku) => sku.pictures),
];

/**
 * Holds that every picture was uploaded by the store, or is on one of its products.
 * @throws {InvalidFields} picture_gone
 */
export async function checkPictures(
  tx: Database,
  storeId: number,
  documents: ListingDocument[],
): Promise<void> {
  const urls = [...new Set(documents.flatMap(urlsOf))];
  if (!urls.length) return;
  const uploaded = await tx
    .select({ url: storePictures.url })
    .from(storePictures)
    .where(and(eq(storePictures.storeId, storeId), inArray(storePictures.url, urls)));
  const known = new Set(uploaded.map(({ url }) => url));
  const others = urls.filter((url) => !known.has(url));
  if (!others.length) return;
  const shown = await tx
    .selectDistinct({ url: productMedia.url })
    .from(products)
    .innerJoin(productMedia, eq(productMedia.productId, products.id))
    .where(and(eq(products.storeId, storeId), inArray(productMedia.url, others)));
  if (shown.length < others.length) throw new InvalidFields({ pictures: 'picture_gone' });
}
