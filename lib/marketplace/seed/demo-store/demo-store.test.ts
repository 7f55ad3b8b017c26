import { and, eq, isNull, sql } from 'drizzle-orm';
import { listingStatuses } from '@/lib/api/schemas/seller/listing-states';
import { audit } from '../../audit/audit';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { imports } from '../../kernel/db/schema/imports';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { orders } from '../../kernel/db/schema/orders';
import { creditNotes, returnPictures } from '../../kernel/db/schema/returns';
import { settlements } from '../../kernel/db/schema/settlement';
import { stores } from '../../kernel/db/schema/stores';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { countWaiting } from '../../modules/seller-desk/dashboard/service';
import { viewBalance } from '../../modules/settlement/seller/balance';
import { seed } from '../seed';
import { applicationNumber } from '../store-rows';

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
    }, 180_000);
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
      expect(waiting).toMatchObject({ to_confirm: 5, to_pack: 2, to_ship: 2, late: 2, returns: 2 });
      expect(waiting.questions).toBe(4);
      expect(waiting.low_stock).toBeGreaterThan(0);
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
  },
);
