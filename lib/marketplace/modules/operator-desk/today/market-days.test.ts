import { sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@/lib/time/india';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { codOrder } from '../../orders/testing/orders';
import { daysShown, keepMarketDays, marketDays } from './market-days';

describe.each(testDatabases)('days of the market on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const now = new Date();
  const today = dayOf(now);
  const shown = () => marketDays(connection.db, daysAfter(today, 1 - daysShown), today);

  it('are added up while they are open, and written once when they are over', async () => {
    const { db } = connection;
    const api = testHost(connection);
    const shopper = await makeShopper(db);
    const buy = async () => {
      const line = await makeCartLine(db, shopper.id, await makeProduct(db));
      const body = codOrder([line]);
      const answer = await api.call('POST', '/api/orders', { token: shopper.token, body });
      expect(answer.status).toBe(201);
      return answer.body.data;
    };
    const [former, present] = [await buy(), await buy()];
    await db.execute(
      sql`update orders set placed_at = now() - interval '3 days' where number = ${former.number}`,
    );
    const open = await shown();
    expect(open).toHaveLength(daysShown);
    expect(open.filter(({ orders }) => orders > 0)).toEqual([
      {
        day: daysAfter(today, -3),
        orders: 1,
        paise: former.totals.grand_total * 100,
        fromSearch: 0,
      },
      { day: today, orders: 1, paise: present.totals.grand_total * 100, fromSearch: 0 },
    ]);
    expect(await keepMarketDays(db, now)).toBeGreaterThan(0);
    expect(await keepMarketDays(db, now)).toBe(0);
    expect(await shown()).toEqual(open);
    // Stored days are not computed again.
    await db.execute(sql`update orders set placed_at = now() where number = ${former.number}`);
    const kept = await shown();
    expect(kept.slice(0, -1)).toEqual(open.slice(0, -1));
    expect(kept.at(-1)?.orders).toBe(2);
  });

  it('leave out cash orders that were cancelled, also after the day was written', async () => {
    const { db } = connection;
    const api = testHost(connection);
    const shopper = await makeShopper(db);
    const line = await makeCartLine(db, shopper.id, await makeProduct(db));
    const { token } = shopper;
    const placed = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    const { id, number, shipments } = placed.body.data;
    await db.execute(
      sql`update orders set placed_at = now() - interval '5 days' where number = ${number}`,
    );
    await db.execute(sql`delete from market_days`);
    await keepMarketDays(db, now);
    const ofDay = async () =>
      (await shown()).find(({ day }) => day === daysAfter(today, -5))?.orders;
    expect(await ofDay()).toBe(1);
    const cancelled = await api.call('POST', `/api/orders/${id}/cancel`, {
      token,
      body: { reason: 'Not needed', item_ids: [shipments[0].items[0].id] },
    });
    expect(cancelled.status).toBe(200);
    await keepMarketDays(db, new Date(now.getTime() + 24 * 3_600_000));
    expect(await ofDay()).toBe(0);
  });

  it('stay open for six hours after their end, for money that comes late', async () => {
    const { db } = connection;
    await db.execute(sql`delete from market_days`);
    const hour = 3_600_000;
    const midnight = new Date(`${today}T00:00:00+05:30`).getTime();
    const written = async (at: number) => {
      await keepMarketDays(db, new Date(at));
      const rows = await marketDaysWritten();
      return rows.at(-1);
    };
    expect(await written(midnight + 5 * hour)).toBe(daysAfter(today, -2));
    expect(await written(midnight + 7 * hour)).toBe(daysAfter(today, -1));
  });

  async function marketDaysWritten(): Promise<string[]> {
    const answer = await connection.db.execute(
      sql`select day::text as day from market_days order by day`,
    );
    return (answer as unknown as { rows: { day: string }[] }).rows.map(({ day }) => day);
  }
});
