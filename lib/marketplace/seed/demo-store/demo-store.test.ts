import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { listingStatuses } from '@/lib/contract/schemas/seller/listing-states';
import { audit } from '../../audit/audit';
import { type Connection, type Database, rowsOf } from '../../kernel/db/connection';
import { imports } from '../../kernel/db/schema/imports';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { orders } from '../../kernel/db/schema/orders';
import { creditNotes, returnPictures } from '../../kernel/db/schema/returns';
import { settlements } from '../../kernel/db/schema/settlement';
import { stores } from '../../kernel/db/schema/stores';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import {
  beginImport,
  columnWidths,
  exportRows,
  mapImport,
  readImport,
  runImports,
  tableFile,
} from '../../modules/imports';
import { countWaiting } from '../../modules/seller-desk/dashboard/queues';
import { viewBalance } from '../../modules/settlement/seller/balance';
import { seed } from '../seed';
import { applicationNumber } from '../store-rows';
import { onlyFile } from './import';

const unchanged = { new: 0, changed: 0, faulty: 0, left_out: 0, joined: 0, drafts: 0 };

/** Checks the export of a store's listings as an import. */
async function importedAgain(db: Database, storeId: number, format: 'csv' | 'xlsx') {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const manager = { kind: 'seller', storeId } as const;
  const sheet = { name: 'Listings', widths: columnWidths, rows: exportRows(db, storeId) };
  const folder = await mkdtemp(join(tmpdir(), 'haat-export-'));
  try {
    const path = join(folder, `listings.${format}`);
    await writeFile(path, tableFile([sheet], format));
    const files = onlyFile(path);
    const editor = { storeId, vendorId: Number(store?.vendorId) };
    const id = await beginImport(db, files, editor, { path, name: 'listings', lang: 'en' });
    const { mapping } = await readImport(db, manager, id, 'en');
    await mapImport(db, manager, id, mapping);
    await runImports({ db, files });
    return (await readImport(db, manager, id, 'en')).counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.each(['2026-11-23T04:00:00Z', '2026-11-22T19:00:00Z'])(
  'the demo store on %s',
  (moment) => {
    const now = new Date(moment);
    let connection: Connection;
    let storeId: number;
    beforeAll(async () => {
      connection = await openTestDatabase();
      await seed(connection, { now });
      const [store] = await connection.db
        .select({ id: stores.id })
        .from(stores)
        .where(eq(stores.applicationNumber, applicationNumber(0)));
      storeId = store?.id ?? 0;
    });
    afterAll(() => connection.close());

    const statusesIn = async (table: 'listings' | 'shipments' | 'returns') => {
      const rows = await rowsOf<{ status: string }>(
        connection.db,
        sql`select distinct status from ${sql.identifier(table)} where store_id = ${storeId} order by 1`,
      );
      return rows.map(({ status }) => status);
    };

    it('has listings, shipments and returns in every state', async () => {
      expect(await statusesIn('listings')).toEqual([...listingStatuses].sort());
      expect(await statusesIn('shipments')).toEqual(
        [
          ...['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'],
          ...['delivery_failed', 'returned', 'cancelled'],
        ].sort(),
      );
      expect(await statusesIn('returns')).toEqual([
        ...['accepted', 'disputed', 'picked_up', 'received', 'refunded', 'refused', 'requested'],
      ]);
    });

    it('has work for its members', async () => {
      const { db } = connection;
      const waiting = await countWaiting(db, storeId, now);
      const counts = Object.fromEntries(waiting.map(({ name, count }) => [name, count]));
      expect(counts).toMatchObject({ to_confirm: 5, to_pack: 2, to_ship: 2, returns: 2 });
      expect(waiting.reduce((sum, { overdue }) => sum + overdue, 0)).toBeGreaterThanOrEqual(2);
      expect(counts.unanswered_questions).toBe(4);
      expect(counts.low_stock).toBeGreaterThan(0);
      const [done] = await db.select().from(imports).where(eq(imports.storeId, storeId));
      expect(done).toMatchObject({ state: 'done', changedCount: 6, faultyCount: 4 });
      expect(await db.$count(creditNotes, eq(creditNotes.storeId, storeId))).toBe(3);
      expect(await db.$count(returnPictures, isNull(returnPictures.returnId))).toBe(0);
      expect(await db.$count(mailOutbox)).toBe(0);
      expect(await db.$count(orders, and(sql`${orders.placedAt} > ${now.toISOString()}`))).toBe(0);
    });

    it('has a paid and a running settlement, and agrees with the audit', async () => {
      const { db } = connection;
      const rows = await db.select().from(settlements).orderBy(settlements.id);
      expect(rows.map((row) => [row.status, row.storeId])).toEqual([
        ['paid', storeId],
        ['approved', storeId],
      ]);
      const balance = await viewBalance(db, { storeId, lang: 'en', now });
      expect(balance.in_settlement).toBeGreaterThan(0);
      expect(balance.waiting_total).toBeGreaterThan(5);
      expect(await audit(db, { quiet: true })).toEqual([]);
    });

    it('takes its exported listings back without a change, as CSV and as XLSX', async () => {
      const { db } = connection;
      for (const format of ['csv', 'xlsx'] as const) {
        const counts = await importedAgain(db, storeId, format);
        expect(counts.rows).toBeGreaterThan(50);
        expect(counts).toEqual({ ...unchanged, rows: counts.rows, unchanged: counts.rows });
      }
    });
  },
);
