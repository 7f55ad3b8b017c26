import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RowField } from '@/lib/api/schemas/seller/import-fields';
import { documentLimits } from '@/lib/api/schemas/seller/listing-document';
import type { Database } from '../../../db/connection';
import { products } from '../../../db/schema/catalog';
import { importRows, type RowProblem } from '../../../db/schema/imports';
import { listings } from '../../../db/schema/listings';
import { transact } from '../../../db/transaction';
import { findStores, storeHeading } from '../all-stores/find-stores';
import type { ImportFile } from '../files/table';
import { formatOf } from '../formats/recognise';
import { type Import, renew } from './lease';
import { mapped, recordsOf } from './records';

const batch = 500;

type Row = {
  number: number;
  cells: string[];
  fields: Partial<Record<RowField, string>>;
  problems: RowProblem[];
};

/**
 * Reads a file's rows into `import_rows`: mapped, and grouped by store and listing. A store that is not there, a SKU that comes twice, and more SKUs than a
 * listing takes, are at fault here already. Begins anew when it was broken off.
 */
export async function readRows(db: Database, one: Import, file: ImportFile): Promise<void> {
  const { id, storeId, format, mapping } = one;
  await db.delete(importRows).where(eq(importRows.importId, id));
  const own = new Set(formatOf(format).added);
  const columns = one.columns.map(({ name }) => name).filter((name) => !own.has(name));
  const isSku = format === 'pictures' && storeId ? await allSkus(db, storeId) : new Set<string>();
  const heading = storeId === null ? storeHeading(columns) : undefined;
  const groups = new Map<string, { number: number; rows: number }>();
  const rowOfSku = new Map<string, number>();
  let count = 0;

  async function write(rows: Row[]) {
    const stores = storeId === null ? await findStores(db, rows) : undefined;
    const storeOf = (row: Row) => storeId ?? stores?.get(row.fields.store ?? '');
    const codes = await listingCodes(db, rows, storeOf);
    const values = rows.map((row) => {
      const { number, cells, fields, problems } = row;
      const { sku = '' } = fields;
      const store = storeOf(row);
      if (store === undefined) {
        const code = fields.store ? 'store_unknown' : 'store_required';
        problems.push({ field: 'store', code });
      }
      const of = (name: string) => `${store ?? fields.store} ${name}`;
      const known = codes.get(of(sku));
      const code = (fields.listing_code || known || sku || `row ${number}`).slice(0, 60);
      const group = groups.get(of(code)) ?? { number: groups.size + 1, rows: 0 };
      groups.set(of(code), { ...group, rows: group.rows + 1 });
      const first = rowOfSku.get(of(sku));
      if (sku && first !== undefined) {
        problems.push({ field: 'sku', code: 'sku_twice', params: { row: first } });
      } else if (sku) rowOfSku.set(of(sku), number);
      if (group.rows >= documentLimits.skus) {
        const params = { most: documentLimits.skus };
        problems.push({ field: 'sku', code: 'too_many_rows', params });
      }
      const outcome = problems.length ? 'faulty' : null;
      const ofStore = storeId === null ? store : null;
      const groupNumber = group.number;
      return { number, store: ofStore, groupNumber, code, cells, fields, problems, outcome };
    });
    count += rows.length;
    await transact(db, async (tx) => {
      await renew(tx, one, { rowCount: count });
      await tx.execute(sql`insert into ${importRows}
          (import_id, number, store_id, group_number, listing_code, cells, fields, problems, outcome)
        select ${id}::bigint, r.number, r.store, r."groupNumber", r.code, r.cells, r.fields, r.problems, r.outcome
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(number integer,
          store bigint, "groupNumber" integer, code text, cells jsonb, fields jsonb, problems jsonb, outcome text)`);
    });
  }

  let rows: Row[] = [];
  for await (const record of recordsOf(file, format, isSku)) {
    const cells = columns.map((name) => record.cells[name] ?? '');
    const store = heading && record.cells[heading];
    const fields = { ...(store && { store }), ...mapped(record, mapping) };
    rows.push({ number: record.number, cells, fields, problems: [] });
    if (rows.length < batch) continue;
    await write(rows);
    rows = [];
  }
  if (rows.length) await write(rows);
  await renew(db, one, { isRead: true, rowCount: count, groupCount: groups.size });
}

/** The listings that SKUs belong to already, by store and SKU, where the file does not say. */
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

async function allSkus(db: Database, storeId: number): Promise<Set<string>> {
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.storeId, storeId));
  const drafts = await db
    .select({ draft: listings.draft })
    .from(listings)
    .where(and(eq(listings.storeId, storeId), eq(listings.status, 'draft')));
  const ofDrafts = drafts.flatMap(({ draft }) => draft?.skus.map(({ sku }) => sku) ?? []);
  return new Set([...rows.map(({ sku }) => sku), ...ofDrafts]);
}
