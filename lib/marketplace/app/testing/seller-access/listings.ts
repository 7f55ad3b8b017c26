import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { listingRevisions, listings } from '../../../kernel/db/schema/listings';
import { makeCategory, makeProduct } from '../../../kernel/db/testing/fixtures';
import { publishedDocuments } from '../../../modules/listings/published-documents';
import { makePicture, shirt } from '../../../modules/listings/testing/documents';
import type { SellerRoutes } from './table';

const document = { name: {}, description: {} };
const path = '/api/seller/listings';

/** Creates a published listing of the store; returns its id. */
async function published(db: Database, storeId: number): Promise<number> {
  return (await makeProduct(db, { storeId })).listingId;
}

const at =
  (what: string, make = published) =>
  async (db: Database, storeId: number) =>
    `${path}/${await make(db, storeId)}${what}`;

async function paused(db: Database, storeId: number): Promise<number> {
  const row = { storeId, code: `P-${storeId}`, status: 'paused' as const, publishedAt: new Date() };
  return firstRow(await db.insert(listings).values(row).returning()).id;
}

async function complete(db: Database, storeId: number): Promise<number> {
  const categoryId = (await makeCategory(db)).id;
  const draft = shirt({ categoryId, picture: await makePicture(db, storeId) });
  const row = { storeId, code: `C-${storeId}`, status: 'draft' as const, draft };
  return firstRow(await db.insert(listings).values(row).returning()).id;
}

async function withHistory(db: Database, storeId: number): Promise<string> {
  const listingId = await published(db, storeId);
  const document = (await publishedDocuments(db, [listingId])).get(listingId);
  const note = { listingId, kind: 'saved' as const, document };
  const { id } = firstRow(await db.insert(listingRevisions).values(note).returning());
  return `${path}/${listingId}/history/${id}`;
}

/** Access to the routes of the store's listings. */
export const listingAccess: SellerRoutes = {
  'POST /api/seller/listings': { body: { document } },
  'POST /api/seller/listings/proposals': {
    body: { name: 'Blue kurta', to: 'hi' },
  },
  'POST /api/seller/listings/description-proposals': {
    body: { attributes: ['fabric:cotton'], to: 'hi' },
  },
  'POST /api/seller/listings/bulk': {
    body: { ids: [1], change: 'pause' },
  },
  'GET /api/seller/listings/{id}': { own: at('') },
  'PUT /api/seller/listings/{id}': {
    body: { version: 1, document },
    own: at(''),
  },
  'POST /api/seller/listings/{id}/submit': {
    body: { version: 1 },
    own: at('/submit', complete),
  },
  'POST /api/seller/listings/{id}/pause': { own: at('/pause') },
  'POST /api/seller/listings/{id}/resume': { own: at('/resume', paused) },
  'POST /api/seller/listings/{id}/archive': { own: at('/archive') },
  'POST /api/seller/listings/{id}/duplicate': { own: at('/duplicate') },
  'GET /api/seller/listings/{id}/history': { own: at('/history') },
  'GET /api/seller/listings/{id}/history/{revision}': {
    own: withHistory,
  },
  'GET /api/seller/listings/{id}/prices': { own: at('/prices') },
  'PATCH /api/seller/skus': { body: { skus: [{ id: 1, stock: 1 }] } },
};
