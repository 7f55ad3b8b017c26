import { eq } from 'drizzle-orm';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';
import { audit } from '../../../audit/audit';
import { cartLines } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { orders, stockHolds } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';

describe.each(testDatabases)('stock that nobody has paid for on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
    const { token } = await makeOperator(market.db);
    const body = { value: defaultLimits };
    await market.api.call('PUT', '/api/operator/settings/limits', { token, body });
  });
  afterAll(() => market.close());
  afterEach(async () => {
    expect(await audit(market.db)).toEqual([]);
  });

  const stockOf = async ({ id }: { id: number }) => {
    const [row] = await market.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const inCart = ({ id }: { id: number }) => market.db.$count(cartLines, eq(cartLines.userId, id));
  const holdsOf = (orderId: number) =>
    market.db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId));

  it.each(['upi', 'cod'] as const)(
    'is at most half of a SKU for one account, by %s',
    async (method) => {
      const product = await makeProduct(market.db, { stock: 40 });
      const refused = await market.order([product], { quantity: 21, method });
      expect([refused.answer.status, refused.answer.body.message]).toEqual([
        422,
        expect.stringContaining(`At most 20 of ${product.name}`),
      ]);
      expect(await stockOf(product)).toBe(40);
      expect(await inCart(refused.shopper)).toBe(1);
      expect((await market.order([product], { quantity: 20, method })).answer.status).toBe(201);
    },
  );

  it('may be the last pieces of a SKU', async () => {
    const product = await makeProduct(market.db, { stock: 10 });
    expect((await market.order([product], { quantity: 10 })).answer.status).toBe(201);
  });

  it('counts over all carts of an account', async () => {
    const { db } = market;
    const shopper = await makeShopper(db);
    const all = await Promise.all([1, 2, 3].map(() => makeProduct(db, { stock: 500, price: 500 })));
    const answers = [];
    for (const product of all) {
      answers.push((await market.order([product], { shopper, quantity: 40 })).answer);
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422]);
    expect(answers[2]?.body.message).toContain('At most 100 units');
  });

  it('is worth so much at most, though one piece may cost more', async () => {
    const { db } = market;
    const ring = await makeProduct(db, { price: 60_000_000 });
    const shopper = await makeShopper(db);
    const first = await market.order([ring], { shopper });
    expect(first.answer.status).toBe(201);
    const more = await market.order([await makeProduct(db)], { shopper });
    expect([more.answer.status, more.answer.body.message]).toEqual([
      422,
      expect.stringContaining('at most ₹5,00,000'),
    ]);
  });

  it('waits in three orders at most', async () => {
    const shopper = await makeShopper(market.db);
    for (const _ of [1, 2, 3]) {
      await market.order([await makeProduct(market.db)], { shopper });
    }
    const { answer } = await market.order([await makeProduct(market.db)], { shopper });
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      409,
      expect.stringMatching(/3 orders waiting for their payment.*cash on delivery/),
      { unpaid_orders: 3 },
    ]);
  });

  it('is found by the audit where it is more than an account may hold', async () => {
    const { db } = market;
    const shopper = await makeShopper(db);
    for (const _ of [1, 2, 3]) await market.order([await makeProduct(db)], { shopper });
    const other = await market.order([await makeProduct(db)]);
    const undo = new Error('undo');
    const tried = db.transaction(async (tx) => {
      await tx
        .update(orders)
        .set({ userId: shopper.id })
        .where(eq(orders.id, other.answer.body.data.id));
      await tx
        .update(stockHolds)
        .set({ quantity: 101 })
        .where(eq(stockHolds.orderId, other.answer.body.data.id));
      expect((await audit(tx)).map(({ rule }) => rule)).toEqual(
        expect.arrayContaining([
          'an account has more unpaid orders than it might',
          'an account holds more unpaid units than it might',
        ]),
      );
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });

  it('is held no longer for an order that is placed again', async () => {
    const product = await makeProduct(market.db);
    const begun = await market.begin([product]);
    const end = new Date(Date.now() + 60_000);
    await market.db
      .update(stockHolds)
      .set({ expiresAt: end })
      .where(eq(stockHolds.orderId, begun.order.id));
    const again = await market.api.call('POST', '/api/orders', {
      token: begun.shopper.token,
      body: { ...begun.body, payment_method: 'card' },
    });
    const second = again.body.data;
    expect(second.number).not.toBe(begun.order.number);
    expect((await holdsOf(second.id)).map(({ expiresAt }) => expiresAt)).toEqual([end]);
  });

  it('is not taken again and again: so many unpaid orders a day, then cash or tomorrow', async () => {
    const { db } = market;
    const shopper = await makeShopper(db);
    for (let count = 0; count < 20; count++) {
      const { order } = await market.order([await makeProduct(db)], { shopper });
      await market.api.call('POST', `/api/orders/${order.id}/cancel`, {
        token: shopper.token,
        body: { reason: 'Once more' },
      });
    }
    const product = await makeProduct(db);
    const online = await market.order([product], { shopper });
    expect([online.answer.status, online.answer.body.message]).toEqual([
      429,
      expect.stringContaining('20 of your orders ended unpaid'),
    ]);
    const cash = await market.api.call('POST', '/api/orders', {
      token: shopper.token,
      body: { ...online.body, payment_method: 'cod' },
    });
    expect(cash.status).toBe(201);
  });

  it('is in three cash orders of a new shopper at most, and of so much value', async () => {
    const { db } = market;
    const shopper = await makeShopper(db);
    const cash = (price: number) =>
      makeProduct(db, { price }).then((product) =>
        market.order([product], { shopper, method: 'cod' }),
      );
    expect((await cash(4_000_000)).answer.status).toBe(201);
    const dear = (await cash(1_500_000)).answer;
    expect([dear.status, dear.body.message]).toEqual([422, expect.stringContaining('₹50,000')]);
    await cash(10_000);
    await cash(10_000);
    const fourth = (await cash(10_000)).answer;
    expect([fourth.status, fourth.body.message]).toEqual([
      422,
      expect.stringContaining('You have 3 orders to be paid on delivery'),
    ]);
  });
});
