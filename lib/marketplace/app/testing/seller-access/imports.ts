import { eq } from 'drizzle-orm';
import type { ImportState } from '@/lib/contract/schemas/seller/imports';
import type { Database } from '../../../kernel/db/connection';
import { imports, importUndo } from '../../../kernel/db/schema/imports';
import { stores } from '../../../kernel/db/schema/stores';
import { makeListing } from '../../../kernel/db/testing/fixtures';
import type { SellerRoutes } from './table';

/** Returns the path below an import of the store in that state. */
const below =
  (part: string, state: ImportState = 'checked', more: Partial<typeof imports.$inferInsert> = {}) =>
  async (db: Database, storeId: number): Promise<string> => {
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    const [row] = await db
      .insert(imports)
      .values({
        storeId,
        vendorId: Number(store?.vendorId),
        locale: 'en',
        fileName: 'file.csv',
        format: 'haat',
        columns: [{ name: 'sku', samples: [] }],
        mapping: { sku: { column: 'sku' } },
        state,
        ...more,
      })
      .returning({ id: imports.id });
    return `/api/seller/imports/${row?.id}${part}`;
  };

const parked = {
  failure: 'import_parked',
  parkedState: 'checking',
  fileKey: 'imports/gone',
} as const;

/** Creates a finished import that has made a listing; returns its path. */
async function changed(db: Database, storeId: number): Promise<string> {
  const path = await below('/undo', 'done')(db, storeId);
  const importId = Number(path.split('/')[4]);
  const { id: listingId } = await makeListing(db, storeId);
  await db
    .insert(importUndo)
    .values({ importId, listingId, wasPublished: false, versionAfter: 1, before: null });
  return path;
}

export const importRoutes: SellerRoutes = {
  'GET /api/seller/imports/{id}': { own: below('') },
  'PUT /api/seller/imports/{id}/mapping': {
    body: { mapping: { sku: { column: 'sku' } } },
    own: below('/mapping', 'mapping'),
  },
  'PUT /api/seller/imports/{id}/reading': {
    body: { format: 'haat' },
    own: below('/reading', 'mapping'),
  },
  'PUT /api/seller/imports/{id}/cells': {
    body: { rows: [{ number: 2, values: { price: '499' } }] },
    own: below('/cells'),
  },
  'GET /api/seller/imports/{id}/values': { own: below('/values') },
  'PUT /api/seller/imports/{id}/values': {
    body: { choices: [{ kind: 'brand', value: 'Diya', hint: '', choice: 'request' }] },
    own: below('/values'),
  },
  'PUT /api/seller/imports/{id}/rows': {
    body: { field: 'hsn', value: '6109', problem: 'draft_without_hsn' },
    own: below('/rows'),
  },
  'POST /api/seller/imports/{id}/apply': { own: below('/apply') },
  'POST /api/seller/imports/{id}/cancel': { own: below('/cancel') },
  'POST /api/seller/imports/{id}/retry': { own: below('/retry', 'failed', parked) },
  'POST /api/seller/imports/{id}/undo': { own: changed },
  'GET /api/seller/imports/{id}/report': { own: below('/report') },
  'GET /api/seller/imports/{id}/faulty-rows': { own: below('/faulty-rows') },
};
