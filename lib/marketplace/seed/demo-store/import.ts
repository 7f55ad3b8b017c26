import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { csvLine } from '@/lib/text/csv';
import type { Database } from '../../kernel/db/connection';
import { imports } from '../../kernel/db/schema/imports';
import type { Files } from '../../modules/files';
import { applyImport, beginImport, mapImport, runImports } from '../../modules/imports';
import type { Market } from './market';

const hour = 3_600_000;

/** Returns a file with new stock for some SKUs, and with the most frequent kinds of errors. */
function table({ product }: Market): string {
  const rows = [
    ['sku', 'price', 'stock'],
    ...[0, 1, 2, 3, 4, 5].map((index) => [product(index).sku, '', product(index).stock + 12]),
    [product(6).sku, 'four hundred', ''],
    [product(7).sku, product(7).mrp / 100 + 500, ''],
    [product(8).sku, '', 'some'],
    ['AWV-NEW-01', '899', '10'],
  ];
  return rows.map((cells) => csvLine(cells.map(String))).join('');
}

/** Returns files of which there is only one, at this path. */
export function onlyFile(path: string): Files {
  const only: Files['privateFiles'] = {
    keep: async () => {},
    read: async () => undefined,
    use: (_, work) => work(path),
    remove: async () => {},
  };
  return { pictures: only, privateFiles: only };
}

/** Inserts an import of the demo vendor's store that applied most of its rows and reports the errors of the others. */
export async function insertImport(db: Database, market: Market): Promise<void> {
  const { id: storeId, vendorId } = market.store;
  const store = { kind: 'seller', storeId } as const;
  const folder = await mkdtemp(join(tmpdir(), 'haat-demo-import-'));
  try {
    const path = join(folder, 'stock.csv');
    await writeFile(path, table(market));
    const files = onlyFile(path);
    const run = () => runImports({ db, files });
    const file = { path, name: 'diwali-stock.csv', lang: 'en' as const };
    const id = await beginImport(db, files, { storeId, vendorId }, file);
    await mapImport(db, store, id, await guessedMapping(db, id));
    await run();
    await applyImport(db, store, id);
    await run();
    const [createdAt, finishedAt] = [market.ago(3 * hour), market.ago(2.9 * hour)];
    await db
      .update(imports)
      .set({ fileKey: null, createdAt, finishedAt })
      .where(eq(imports.id, id));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function guessedMapping(db: Database, id: number) {
  const [row] = await db
    .select({ mapping: imports.mapping })
    .from(imports)
    .where(eq(imports.id, id));
  return row?.mapping ?? {};
}
