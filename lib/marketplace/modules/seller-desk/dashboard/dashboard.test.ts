import { eq } from 'drizzle-orm';
import type { Dashboard } from '@/lib/contract/schemas/seller/dashboard';
import type { SellerQueues } from '@/lib/contract/schemas/seller/queues';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { reviews } from '../../../kernel/db/schema/catalog';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { productQuestions } from '../../../kernel/db/schema/reviews';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { advanceThrough, operatorToken, placeCod } from '../../orders/testing/orders';
import { makeSeller } from '../../sellers/testing/members';
import { makeBankAccount } from '../../settlement/testing/bank';

describe.each(testDatabases)('the start page of a store on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });
  const dashboard = async (token: string, days?: number): Promise<Dashboard> => {
    const path = `/api/seller/dashboard${days ? `?days=${days}` : ''}`;
    return (await api.call('GET', path, { token })).body.data;
  };

  const waiting = async (token: string): Promise<SellerQueues> =>
    (await api.call('GET', '/api/seller/queues', { token })).body.data;
  const counts = async (token: string) =>
    Object.fromEntries((await waiting(token)).map(({ name, count }) => [name, count]));

  it('shows its sales to the owner alone', async () => {
    const { db } = connection;
    const { store } = await makeSeller(db);
    for (const role of ['orders', 'catalogue'] as const) {
      const { token } = await makeSeller(db, { role, store });
      const hidden = { days: null, total: null, before: null, next_payout: null };
      expect(await dashboard(token)).toMatchObject(hidden);
      expect(await counts(token)).toMatchObject({ to_confirm: 0 });
    }
  });

  it('counts what waits and what was sold, of this store alone', async () => {
    const { db } = connection;
    const [mine, other] = [await makeSeller(db), await makeSeller(db)];
    const product = await makeProduct(db, { storeId: mine.store.id, stock: 6, price: 50_050 });
    const foreign = await makeProduct(db, { storeId: other.store.id });
    const shopper = await makeShopper(db);
    const placing = { db, api, shopper };
    await placeCod(placing, [{ product, quantity: 2 }, { product: foreign }]);
    const old = await placeCod(placing, [{ product }]);
    const long = { at: new Date(Date.now() - 3 * 86_400_000) };
    const oldShipment = old.shipments[0]?.id ?? 0;
    await advanceThrough(api, oldShipment, 'confirmed');
    await db.update(shipmentEvents).set(long).where(eq(shipmentEvents.shipmentId, oldShipment));
    const placedAt = new Date(Date.now() - 40 * 86_400_000);
    const before = await placeCod(placing, [{ product }]);
    await db.update(orders).set({ placedAt }).where(eq(orders.number, before.number));
    const written = { productId: product.id, authorName: 'Asha', locale: 'en' as const };
    await db.insert(productQuestions).values({ ...written, question: 'Is it soft?' });
    await db.insert(reviews).values({ ...written, listingId: product.listingId, rating: 2 });

    expect(await counts(mine.token)).toEqual({
      to_confirm: 2,
      to_pack: 1,
      to_ship: 0,
      failed_deliveries: 0,
      returns: 0,
      low_stock: 1,
      unanswered_questions: 1,
      unanswered_reviews: 1,
    });
    const toPack = (await waiting(mine.token)).find(({ name }) => name === 'to_pack');
    expect(toPack).toMatchObject({ overdue: 1, place: '/seller/shipments?state=to_pack' });
    expect(Date.parse(toPack?.due ?? '')).toBeLessThan(Date.now());
    const shown = await dashboard(mine.token);
    expect(shown).toMatchObject({
      next_payout: null,
      total: { sales: 1501.5, units: 3, orders: 2 },
      before: { sales: 500.5, units: 1, orders: 1 },
    });
    expect([shown.days?.length, shown.days_before?.length]).toEqual([30, 30]);
    expect(shown.days?.at(-1)).toMatchObject({ sales: 1501.5, units: 3, orders: 2 });
    expect(shown.days?.at(-1)?.day).toBe(
      new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }),
    );
    const week = await dashboard(mine.token, 7);
    expect([week.days?.length, week.days_before?.length]).toEqual([7, 7]);
    const quarter = await dashboard(mine.token, 90);
    expect([quarter.days?.length, quarter.total?.units]).toEqual([90, 4]);
    expect(await dashboard(other.token)).toMatchObject({ total: { units: 1 } });
    expect(await counts(other.token)).toMatchObject({ to_confirm: 1 });
  });

  it('leaves out what was cancelled and what waits for its payment', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const product = await makeProduct(db, { storeId: store.id });
    const shopper = await makeShopper(db);
    const order = await placeCod({ db, api, shopper }, [{ product, quantity: 3 }]);
    const cancel = (body: object) =>
      api.call('POST', `/api/orders/${order.id}/cancel`, { token: shopper.token, body });
    const item = order.shipments[0]?.items[0]?.id;
    await cancel({ reason: 'Changed my mind', quantities: { [String(item)]: 1 } });
    expect((await dashboard(token)).total).toEqual({ sales: 200, units: 2, orders: 1 });
    await cancel({ reason: 'Changed my mind' });
    expect(await dashboard(token)).toMatchObject({ total: { sales: 0, units: 0 } });
    expect(await counts(token)).toMatchObject({ to_confirm: 0 });
  });

  it('ticks the first steps as they are done', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const steps = async () =>
      Object.fromEntries((await dashboard(token)).steps.map(({ step, done }) => [step, done]));
    expect(await steps()).toEqual({
      profile: false,
      bank_account: false,
      listing: false,
      shipment: false,
    });
    const pictures = { logo: '/logo.webp', banner: '/banner.webp' };
    await db.update(stores).set(pictures).where(eq(stores.id, store.id));
    await makeBankAccount(db, store.id);
    const product = await makeProduct(db, { storeId: store.id });
    expect(await steps()).toEqual({
      profile: true,
      bank_account: true,
      listing: true,
      shipment: false,
    });
    const shopper = await makeShopper(db);
    const order = await placeCod({ db, api, shopper }, [{ product }]);
    await advanceThrough(api, order.shipments[0]?.id ?? 0, 'confirmed', 'packed');
    await db
      .update(shipments)
      .set({ status: 'shipped' })
      .where(eq(shipments.id, order.shipments[0]?.id ?? 0));
    expect(await steps()).toEqual({
      profile: true,
      bank_account: true,
      listing: true,
      shipment: true,
    });
  });
});
