import { eq } from 'drizzle-orm';
import type { ImportState } from '@/lib/api/schemas/seller/imports';
import type { Database } from '../../../kernel/db/connection';
import { imports, importUndo } from '../../../kernel/db/schema/imports';
import { stores } from '../../../kernel/db/schema/stores';
import { makeListing } from '../../../kernel/db/testing/fixtures';
import type { SellerRoutes } from './table';

/** A path below an import of the store that is in that state. */
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

/** An import that is over and has made a listing. */
async function changed(db: Database, storeId: number): Promise<string> {
  const path = await below('/undo', 'done')(db, storeId);
  const importId = Number(path.split('/')[4]);
  const { id: listingId } = await makeListing(db, storeId);
  await db
    .insert(importUndo)
    .values({ importId, listingId, wasPublished: false, versionAfter: 1, before: null });
  return path;
}

const catalogue = { permission: 'catalogue' } as const;

export const importRoutes: SellerRoutes = {
  'GET /api/seller/imports': catalogue,
  'POST /api/seller/imports': catalogue,
  'GET /api/seller/imports/fields': catalogue,
  'GET /api/seller/imports/template': catalogue,
  'GET /api/seller/imports/{id}': { ...catalogue, own: below('') },
  'PUT /api/seller/imports/{id}/mapping': {
    ...catalogue,
    body: { mapping: { sku: { column: 'sku' } } },
    own: below('/mapping', 'mapping'),
  },
  'GET /api/seller/imports/{id}/values': { ...catalogue, own: below('/values') },
  'PUT /api/seller/imports/{id}/values': {
    ...catalogue,
    body: { choices: [{ kind: 'brand', value: 'Diya', hint: '', choice: 'request' }] },
    own: below('/values'),
  },
  'PUT /api/seller/imports/{id}/rows': {
    ...catalogue,
    body: { field: 'hsn', value: '6109', problem: 'draft_without_hsn' },
    own: below('/rows'),
  },
  'POST /api/seller/imports/{id}/apply': { ...catalogue, own: below('/apply') },
  'POST /api/seller/imports/{id}/cancel': { ...catalogue, own: below('/cancel') },
  'POST /api/seller/imports/{id}/retry': { ...catalogue, own: below('/retry', 'failed', parked) },
  'POST /api/seller/imports/{id}/undo': { ...catalogue, own: changed },
  'GET /api/seller/imports/{id}/report': { ...catalogue, own: below('/report') },
  'GET /api/seller/imports/{id}/faulty-rows': { ...catalogue, own: below('/faulty-rows') },
  'GET /api/seller/exports': catalogue,
};
