import { and, eq, inArray } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { publishedDocuments, skusUnderDeal } from '../../listings';

/** A SKU that is or was published; the price in paise. */
export type PresentSku = {
  id: number;
  listingId: number;
  listingCode: string;
  sku: string;
  stock: number;
  price: number;
  isRemoved: boolean;
};

export type PresentListing = {
  id: number;
  code: string;
  status: (typeof listings.$inferSelect)['status'];
  hasChanges: boolean;
  isPublished: boolean;
  /** The version that the store edits. */
  document: ListingDocument;
  /** The version that shoppers see; the same object if there are no unpublished changes. */
  published: ListingDocument | undefined;
};

export type Present = {
  listings: Map<string, PresentListing>;
  skus: Map<string, PresentSku>;
  /** Ids of SKUs whose price cannot be raised during a deal. */
  underDeal: Set<number>;
};

/** Reads a store's current listings and SKUs with these codes. */
export async function readPresent(
  db: Database,
  storeId: number,
  { codes, skus }: { codes: string[]; skus: string[] },
): Promise<Present> {
  const rows = codes.length
    ? await db
        .select()
        .from(listings)
        .where(and(eq(listings.storeId, storeId), inArray(listings.code, codes)))
    : [];
  const published = await publishedDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const known = skus.length
    ? await db
        .select({
          id: products.id,
          listingId: products.listingId,
          listingCode: listings.code,
          sku: products.sku,
          stock: products.stock,
          price: products.price,
          isRemoved: products.isRemoved,
        })
        .from(products)
        .innerJoin(listings, eq(listings.id, products.listingId))
        .where(and(eq(products.storeId, storeId), inArray(products.sku, skus)))
    : [];
  return {
    listings: new Map(
      rows.flatMap(({ id, code, status, hasChanges, publishedAt, draft }) => {
        const shown = published.get(id);
        const document = draft ?? shown;
        if (!document) return [];
        const isPublished = publishedAt !== null;
        return [[code, { id, code, status, hasChanges, isPublished, document, published: shown }]];
      }),
    ),
    skus: new Map(known.map((row) => [row.sku, row])),
    underDeal: await skusUnderDeal(
      db,
      known.map(({ id }) => id),
    ),
  };
}
