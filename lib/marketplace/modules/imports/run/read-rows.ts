import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { documentLimits } from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../../kernel/db/connection';
import { learnTables } from '../../../kernel/db/embedded-statistics';
import { products } from '../../../kernel/db/schema/catalog';
import { importRows } from '../../../kernel/db/schema/imports';
import { listings } from '../../../kernel/db/schema/listings';
import { transact } from '../../../kernel/db/transaction';
import { threadTask } from '../../../kernel/workers/run-task';
import { findStores, storeHeading } from '../all-stores/find-stores';
import { isShortened } from '../check/excel-damage';
import { ofRowKey } from '../files/row-keys';
import { formatOf } from '../formats/recognise';
import { type ImportContext, importsAtOnce } from './context';
import { cutOf } from './cut-of';
import { readFaults } from './found-in-reading';
import { type Import, renew } from './lease';
import type { FileRow, RowBatch, readImportRows } from './records';

/** Reads the rows of an import's file in a separate thread: `records.ts`. */
export const readRowsInThread = threadTask<typeof readImportRows>('import-rows', {
  ...{ memory: 384, time: 120_000 },
  ...{ atOnce: importsAtOnce, waiting: 4 },
});

/** The group of rows that are never judged; precedes the first listing's number. */
const noGroup = 0;

type Row = FileRow;

/**
 * Reads a file's rows into `import_rows`: mapped, and grouped by store and listing. Unknown stores, duplicate
 * SKUs and SKUs beyond a listing's limit are faulty already. Reads in a thread, and starts anew after an
 * interruption. Keeps what was read before a limit, with where it ends.
 * @throws {TaskRefused} why no row of the file can be read
 * @throws {TaskOverLimit} if the first row takes too much memory or time already
 */
export async function readRows(
  { db, signal }: Pick<ImportContext, 'db' | 'signal'>,
  one: Import,
  path: string,
): Promise<void> {
  const { id, storeId, format, mapping, layout } = one;
  // Filled values belong to their rows under any mapping, because the file is the same.
  await db
    .delete(importRows)
    .where(and(eq(importRows.importId, id), sql`${importRows.filled} = '{}'`));
  const own = new Set(formatOf(format).added);
  const columns = one.columns.map(({ name }) => name).filter((name) => !own.has(name));
  const skus = format === 'pictures' && storeId ? await allSkus(db, storeId) : [];
  const storeColumn = storeId === null ? storeHeading(columns) : undefined;
  const groups = new Map<string, { number: number; rows: number }>();
  const rowOfSku = new Map<string, number>();
  const drafts = new Map<number, Map<string, string>>();
  let count = 0;
  let toCheck = 0;
  let lastNumber = 0;

  async function write({ rows, part }: RowBatch) {
    const stores = storeId === null ? await findStores(db, rows) : undefined;
    const storeOf = (row: Row) => storeId ?? stores?.get(row.fields.store ?? '');
    const codes = await listingCodes(db, rows, storeOf);
    await addCodesOfDrafts(rows, storeOf, codes);
    const values = rows.map((row) => {
      const { number, cells, fields, problems, isLeftOut = false } = row;
      const { sku = '' } = fields;
      const store = storeOf(row);
      const ofStore = storeId === null ? store : null;
      if (isLeftOut) {
        const code = (fields.listing_code || sku || `row ${number}`).slice(0, 60);
        const outcome = 'left_out';
        return {
          number,
          store: ofStore,
          groupNumber: noGroup,
          code,
          cells,
          fields,
          problems,
          outcome,
        };
      }
      if (store === undefined) {
        const code = fields.store ? 'store_unknown' : 'store_required';
        problems.push({ field: 'store', code });
      }
      const of = (name: string) => `${store ?? fields.store} ${name}`;
      const known = codes.get(of(sku));
      // A code that Excel has shortened can stand for many.
      const own = isShortened(sku) ? '' : sku;
      const code = (fields.listing_code || known || own || `row ${number}`).slice(0, 60);
      const group = groups.get(of(code)) ?? { number: groups.size + 1, rows: 0 };
      groups.set(of(code), { ...group, rows: group.rows + 1 });
      const first = rowOfSku.get(of(sku));
      if (own && first !== undefined) {
        const params = { row: ofRowKey(first).row };
        problems.push({ field: 'sku', code: 'sku_twice', params });
      } else if (own) rowOfSku.set(of(sku), number);
      const isBeyond = group.rows >= documentLimits.skus;
      if (isBeyond) {
        const params = { most: documentLimits.skus };
        problems.push({ field: 'sku', code: 'too_many_rows', params });
      }
      const isFaulty = problems.some(
        ({ field, code }) => field === 'store' || readFaults.includes(code),
      );
      const outcome = isFaulty ? 'faulty' : null;
      // These rows are faulty already; without a group they are never read with their listing.
      const groupNumber = isBeyond ? noGroup : group.number;
      return { number, store: ofStore, groupNumber, code, cells, fields, problems, outcome };
    });
    count += rows.length;
    lastNumber = rows.at(-1)?.number ?? lastNumber;
    toCheck += values.filter(({ outcome }) => outcome === null).length;
    await transact(db, async (tx) => {
      const rowsToDo = part ? Math.round(count / part) : 0;
      await renew(tx, one, { rowCount: count, rowsToDo });
      await tx.execute(sql`insert into ${importRows}
          (import_id, number, store_id, group_number, listing_code, cells, fields, problems, outcome)
        select ${id}::bigint, r.number, r.store, r."groupNumber", r.code, r.cells, r.fields, r.problems, r.outcome
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(number integer,
          store bigint, "groupNumber" integer, code text, cells jsonb, fields jsonb, problems jsonb, outcome text)
        on conflict (import_id, number) do update set store_id = excluded.store_id,
          group_number = excluded.group_number, listing_code = excluded.listing_code, cells = excluded.cells,
          fields = excluded.fields, problems = excluded.problems, outcome = excluded.outcome,
          asks = '[]', is_applied = false`);
    });
    await learnTables(db);
  }

  async function addCodesOfDrafts(
    rows: Row[],
    storeOf: (row: Row) => number | undefined,
    codes: Map<string, string>,
  ) {
    for (const row of rows) {
      const { sku, listing_code: said } = row.fields;
      const store = storeOf(row);
      if (!sku || said || store === undefined || codes.has(`${store} ${sku}`)) continue;
      const ofStore = drafts.get(store) ?? (await codesOfDrafts(db, store));
      drafts.set(store, ofStore);
      const code = ofStore.get(sku);
      if (code) codes.set(`${store} ${sku}`, code);
    }
  }

  const filled = await filledOf(db, id);
  const reading = {
    path,
    format,
    sheets: layout.read,
    columns,
    mapping,
    storeColumn,
    skus,
    filled,
  };
  const found = await readRowsInThread(reading, { onItem: write, signal }).catch((error) => {
    const cut = count > 0 && cutOf(error);
    if (!cut) throw error;
    return { cut: { reason: cut, row: ofRowKey(lastNumber).row } };
  });
  await renew(db, one, {
    isRead: true,
    layout: { ...layout, cut: undefined, ...found },
    rowCount: count,
    groupCount: groups.size,
    rowsToDo: toCheck,
    rowsDone: 0,
  });
}

/** Returns the values that were filled in on the page, by the row's key. */
async function filledOf(db: Database, importId: number) {
  const rows = await db
    .select({ number: importRows.number, filled: importRows.filled })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), sql`${importRows.filled} <> '{}'`));
  return Object.fromEntries(rows.map(({ number, filled }) => [number, filled]));
}

/** Returns the existing listings of SKUs, by store and SKU, if the file does not name them. */
async function listingCodes(
  db: Database,
  rows: Row[],
  storeOf: (row: Row) => number | undefined,
): Promise<Map<string, string>> {
  const open = rows.filter(({ fields }) => fields.sku && !fields.listing_code);
  const skus = open.flatMap(({ fields }) => fields.sku ?? []);
  const stores = [...new Set(open.flatMap((row) => storeOf(row) ?? []))];
  if (!skus.length || !stores.length) return new Map();
  const found = await db
    .select({ store: products.storeId, sku: products.sku, code: listings.code })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.listingId))
    .where(and(inArray(products.storeId, stores), inArray(products.sku, skus)));
  return new Map(found.map(({ store, sku, code }) => [`${store} ${sku}`, code]));
}

/** Returns the listings by the SKUs of their drafts: a SKU that shoppers do not see yet has no product. */
async function codesOfDrafts(db: Database, storeId: number): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        id: listings.id,
        code: listings.code,
        skus: sql<string[]>`jsonb_path_query_array(${listings.draft}, '$.skus[*].sku')`,
      })
      .from(listings)
      .where(and(eq(listings.storeId, storeId), isNotNull(listings.draft), gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(500);
    for (const { code, skus } of rows) for (const sku of skus) codes.set(sku, code);
    if (rows.length < 500) return codes;
    after = rows.at(-1)?.id ?? after;
  }
}

async function allSkus(db: Database, storeId: number): Promise<string[]> {
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.storeId, storeId));
  const drafts = await db
    .select({ draft: listings.draft })
    .from(listings)
    .where(and(eq(listings.storeId, storeId), eq(listings.status, 'draft')));
  const ofDrafts = drafts.flatMap(({ draft }) => draft?.skus.map(({ sku }) => sku) ?? []);
  return [...new Set([...rows.map(({ sku }) => sku), ...ofDrafts])];
}
