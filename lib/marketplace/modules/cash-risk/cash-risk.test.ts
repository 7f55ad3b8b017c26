import { eq, sql } from 'drizzle-orm';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';
import { testPayments } from '../../app/providers/payments';
import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import { type Connection, type Database, rowsOf } from '../../kernel/db/connection';
import { cashRisks } from '../../kernel/db/schema/learned';
import { orders } from '../../kernel/db/schema/orders';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeCategory,
  makeProduct,
  makeShopper,
} from '../../kernel/db/testing/fixtures';
import { recorded } from '../../kernel/db/testing/recorded';
import { planAsIfLarge, wholeReads } from '../../kernel/db/testing/whole-reads';
import { backgroundDone } from '../../kernel/jobs/background';
import { codOrder, operatorToken, pune } from '../orders/testing/orders';
import { type Market, openMarket } from '../payments/testing/market';
import { cashRiskFacts } from './facts';
import { writeFinished } from './testing/write-finished';

type Method = { method: string; available: boolean; reason: string | null; message: string };

describe.each(testDatabases)('cash by risk on $name', ({ open }) => {
  let market: Market;
  let connection: Connection;
  let db: Database;
  let atTheDoorOnly: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    market = await openMarket(connection);
    ({ db } = market);
    atTheDoorOnly = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });
  afterEach(() => refuseFrom(100));

  const operator = (path: string, lang?: 'hi') =>
    market.api.call('GET', `/api/operator${path}`, { token: operatorToken, lang });

  async function refuseFrom(cash_risk_percent: number, api = market.api) {
    const body = { value: { ...defaultLimits, open_cash_orders: 0, cash_risk_percent } };
    const path = '/api/operator/settings/limits';
    expect((await api.call('PUT', path, { token: operatorToken, body })).status).toBe(200);
  }

  const asked = async (price = 10_000, categoryId?: number) => {
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { price, ...(categoryId && { categoryId }) });
    return { shopper, items: [await makeCartLine(db, shopper.id, product)] };
  };
  type Asked = Awaited<ReturnType<typeof asked>>;

  const quoted = async ({ shopper, items }: Asked, more: object = {}, api = market.api) => {
    const body = { items, pincode: '411001', address: address(pune), ...more };
    const answer = await api.call('POST', '/api/checkout/quote', { token: shopper.token, body });
    expect(answer.status).toBe(200);
    return (answer.body.data.methods as Method[]).find(({ method }) => method === 'cod') as Method;
  };
  const address = ({ full_address, landmark }: typeof pune) => ({ full_address, landmark });

  type More = { to?: typeof pune; key?: string; method?: string; lang?: 'hi' };
  const place = (
    { shopper, items }: Asked,
    { to = pune, key, method = 'cod', lang }: More = {},
    api = market.api,
  ) =>
    api.call('POST', '/api/orders', {
      token: shopper.token,
      body: codOrder(items, { payment_method: method, shipping_address: to }),
      headers: key ? { 'idempotency-key': key } : {},
      lang,
    });

  const riskOf = async (orderId: number) => {
    const [row] = await db.select().from(cashRisks).where(eq(cashRisks.orderId, orderId));
    return row;
  };

  it('is scored with each cash order, and refuses nothing until the setting says so', async () => {
    const one = await asked();
    expect(await quoted(one)).toMatchObject({ available: true, reason: null });
    const { status, body } = await place(one);
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain('risk');
    const risk = await riskOf(body.data.id);
    expect(risk?.percent).toBeGreaterThan(5);
    expect(risk?.reasons.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['bias', 'first_order', 'address', 'pincode_refused']),
    );
    const paid = await place(await asked(), { method: 'upi' });
    expect(await riskOf(paid.body.data.id)).toBeUndefined();
    expect(await audit(db)).toEqual([]);
  });

  it('refuses cash from the setting on, alike at the quote and when placing, and takes the rest', async () => {
    const one = await asked();
    const before = await db.$count(orders);
    const { percent = 0 } = (await riskOf((await place(await asked())).body.data.id)) ?? {};
    await refuseFrom(percent + 1);
    expect((await quoted(one)).available).toBe(true);
    await refuseFrom(percent);
    const { available, reason, message } = await quoted(one);
    expect([available, reason]).toEqual([false, 'cod_not_offered']);
    const refused = await place(one, { key: 'a-key-of-this-order' });
    expect([refused.status, refused.body.message]).toEqual([422, message]);
    expect(message).toMatch(/online/);
    const hindi = await place(one, { lang: 'hi' });
    expect([hindi.status, hindi.body.message]).toEqual([422, expect.stringMatching(/ऑनलाइन/)]);
    expect(await db.$count(orders)).toBe(before + 1);
    expect((await place(one, { method: 'upi' })).status).toBe(201);
  });

  it('answers a repeated request with its order although the setting is lower by then', async () => {
    const one = await asked();
    const key = 'placed-before-the-change';
    const placed = await place(one, { key });
    await refuseFrom(0);
    const again = await place(one, { key });
    expect([again.status, again.body.data.id]).toEqual([201, placed.body.data.id]);
  });

  it('never refuses the only payment of a shop', async () => {
    await refuseFrom(0, atTheDoorOnly);
    const one = await asked();
    expect((await quoted(one, {}, atTheDoorOnly)).available).toBe(true);
    expect((await place(one, {}, atTheDoorOnly)).status).toBe(201);
  });

  it('comes after the rules of value and place', async () => {
    await refuseFrom(0);
    expect((await quoted(await asked(), { pincode: '796001' })).reason).toBe('cod_not_here');
    expect((await quoted(await asked(5_000_050))).reason).toBe('cod_over_limit');
  });

  it('follows the records of pincode and shopper, the address and what is ordered', async () => {
    const { percent: usual = 0 } = (await riskOf((await place(await asked())).body.data.id)) ?? {};
    const there = { ...pune, pincode: '411052' };
    await writeFinished(
      db,
      Array.from({ length: 40 }, (_, i) => ({ isRefused: i % 2 === 0, pincode: '411052' })),
    );
    const bad = await place(await asked(), { to: there });
    const risk = await riskOf(bad.body.data.id);
    expect(risk?.percent).toBeGreaterThan(usual);
    // 20 of 40, drawn towards the usual tenth of 20 more.
    expect(risk?.reasons.find(({ feature }) => feature === 'pincode_refused')?.shown).toBe(37);
    const short = await place(await asked(), { to: { ...pune, full_address: 'MG', landmark: '' } });
    expect((await riskOf(short.body.data.id))?.percent).toBeGreaterThan(usual);

    const top = await makeCategory(db);
    const below = await makeCategory(db, { parentId: top.id });
    const goods = await place(await asked(10_000, below.id));
    expect((await riskOf(goods.body.data.id))?.reasons.map(({ feature }) => feature)).toContain(
      `category:${top.slug}`,
    );

    const again = await asked();
    await db
      .update(orders)
      .set({ userId: again.shopper.id })
      .where(
        eq(orders.userId, await writeFinished(db, [{ isRefused: true }, { isRefused: true }])),
      );
    expect((await riskOf((await place(again)).body.data.id))?.percent).toBeGreaterThan(usual + 20);
  });

  it('is asked for with what is asked anyway, by indexes', async () => {
    await db.execute(sql`analyze`);
    const watched = recorded(db);
    const payments = await testPayments(watched.db);
    const api = testHost({ ...connection, db: watched.db }, { payments });
    const statements = async (call: () => Promise<unknown>) => {
      await backgroundDone();
      watched.take();
      await call();
      return watched.take();
    };
    const one = await asked();
    await refuseFrom(100, api);
    const without = await statements(() => quoted(one, {}, api));
    await refuseFrom(99, api);
    const quotes = await statements(() => quoted(one, {}, api));
    expect(quotes).toHaveLength(without.length);
    const places = await statements(() => place(one, {}, api));
    const known = /cash_facts|under_way|record_order|scored as/;
    expect(places.filter(({ text }) => /cash_risk/.test(text) && !known.test(text))).toEqual([]);
    expect(places.filter(({ text }) => /cash_facts|under_way/.test(text))).toHaveLength(1);
    const facts = cashRiskFacts({
      userId: sql`${one.shopper.id}::bigint`,
      pincode: sql`'411001'`,
      productIds: sql`'{1,2}'::bigint[]`,
    });
    const asking = recorded(db);
    await rowsOf(asking.db, sql`select ${facts} as facts`);
    const about = asking.take();
    expect(about).toHaveLength(1);
    const large = new Set(['orders', 'shipments', 'payments', 'products', 'cash_risks']);
    const undone = new Error('undone');
    const explain = db.transaction(async (tx) => {
      await planAsIfLarge(tx, large);
      for (const statement of about) {
        expect(await wholeReads(tx, statement, large, new Set())).toEqual([]);
      }
      throw undone;
    });
    await expect(explain).rejects.toBe(undone);
  });

  it('stands in words at the order, for operators only', async () => {
    const placed = await place(await asked(), {
      to: { ...pune, full_address: 'MG', landmark: '' },
    });
    const { number } = placed.body.data;
    const path = `/orders/${number}/details`;
    const english = (await operator(path)).body.data.cash_risk;
    expect(english).toMatchObject({ source: 'invented', percent: expect.any(Number) });
    expect(english.reasons).toEqual(
      expect.arrayContaining(['address incomplete', 'nothing received and paid for yet']),
    );
    const hindi = (await operator(path, 'hi')).body.data.cash_risk;
    expect(hindi.reasons).toContain('पता अधूरा');
  });
});
