import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { cartCoupons, coupons, couponUses } from '../../../kernel/db/schema/coupons';
import { shipments } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeCategory,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { codOrder, placeCod, pune } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeCoupon } from './testing/coupons';

const yesterday = new Date(Date.now() - 86_400_000);

describe.each(testDatabases)('a coupon on $name', ({ open }) => {
  let market: Market;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    shopper = await makeShopper(market.db);
  });
  afterEach(async () => {
    expect(await audit(market.db)).toEqual([]);
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, lang?: 'hi') =>
    market.api.call(method, path, { token: shopper.token, body, lang });
  const apply = (code: string, lang?: 'hi') => call('POST', '/api/cart/coupon', { code }, lang);
  const lineOf = async (values: Parameters<typeof makeProduct>[1] = {}, quantity = 1) =>
    makeCartLine(market.db, shopper.id, await makeProduct(market.db, values), quantity);
  const place = (items: number[], more: object = {}) =>
    call('POST', '/api/orders', codOrder(items, more));
  const usedOf = async ({ id }: { id: number }) =>
    (await market.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.used;

  it('is the same at the cart, the quote and the order, by any spelling of its code', async () => {
    const coupon = await makeCoupon(market.db, { code: 'DIWALI10', usesAllowed: 5 });
    const items = [await lineOf({ price: 99_900 }), await lineOf({ price: 33_333 }, 2)];
    const applied = await apply(' diwali-10 ');
    expect(applied).toMatchObject({
      status: 200,
      body: { message: 'Coupon DIWALI10 is applied.', data: { text: '10% off', discount: 166.57 } },
    });
    const cart = (await call('GET', '/api/cart?state=Maharashtra')).body;
    const { totals } = cart;
    expect(cart.coupon).toEqual({ ...applied.body.data, title: null, problem: null });
    expect(totals).toMatchObject({ discount: 166.57, shipping: 0, grand_total: 1499.09 });
    const quote = await call('POST', '/api/checkout/quote', { items, pincode: '411001' });
    expect([quote.body.data.totals, quote.body.data.coupon]).toEqual([totals, cart.coupon]);
    const { cash_totals: inCash } = quote.body.data;
    expect(inCash).toEqual({ ...totals, rounding: -0.09, grand_total: 1499 });
    const order = (await place(items, { expected_total: 1499 })).body.data;
    expect(order).toMatchObject({
      totals: inCash,
      current_totals: inCash,
      coupon_code: 'DIWALI10',
    });
    const discounts = order.shipments.flatMap(({ items }: { items: { discount: number }[] }) =>
      items.map(({ discount }) => discount),
    );
    expect(discounts.sort()).toEqual([66.67, 99.9]);
    expect(await usedOf(coupon)).toBe(1);
    expect(
      await market.db.select().from(cartCoupons).where(eq(cartCoupons.userId, shopper.id)),
    ).toEqual([]);
  });

  it.each([
    ['expired', { endsAt: new Date() }, 'Coupon %s has expired.'],
    ['paused', { isPaused: true }, 'Coupon %s cannot be used at present.'],
    [
      'not_yet',
      { startsAt: new Date('2099-01-01T12:00:00+05:30') },
      'Coupon %s can be used from 1 January.',
    ],
    ['least_order', { leastOrder: 99_950 }, 'Add ₹899.50 more of what coupon %s is for to use it.'],
  ])('is refused in words: %s', async (reason, values, message) => {
    const { code } = await makeCoupon(market.db, values);
    await lineOf();
    const answer = await apply(code);
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      409,
      message.replace('%s', code),
      { coupon: code, reason },
    ]);
    expect((await apply(code, 'hi')).body.message).toMatch(/[\u0900-\u097f]/);
  });

  it('is refused to others once it is used up, and to its shopper in another word', async () => {
    const { code } = await makeCoupon(market.db, { usesAllowed: 1, usesPerShopper: 1 });
    const items = [await lineOf()];
    await apply(code);
    expect((await place(items)).status).toBe(201);
    await lineOf();
    expect((await apply(code)).body.data.reason).toBe('used_by_you');
    shopper = await makeShopper(market.db);
    await lineOf();
    expect((await apply(code)).body.data.reason).toBe('used_up');
  });

  it('that nobody has made is not found, and guessing ends soon', async () => {
    await lineOf();
    const answers = [];
    for (let tries = 0; tries < 21; tries++) answers.push(await apply(`GUESS${tries}`));
    expect(answers[0]?.status).toBe(404);
    expect(answers.at(-1)?.status).toBe(429);
    expect((await call('POST', '/api/cart/coupon', { code: '?' })).status).toBe(429);
    expect(
      (await market.api.call('POST', '/api/cart/coupon', { body: { code: 'GUESS' } })).status,
    ).toBe(401);
  });

  it('covers what is among its stores, categories and SKUs', async () => {
    const { db } = market;
    const parent = await makeCategory(db);
    const child = await makeCategory(db, { parentId: parent.id });
    const [store, other] = [await makeStore(db), await makeStore(db)];
    const inside = await makeProduct(db, { storeId: store.id, categoryId: child.id });
    const products = [
      inside,
      await makeProduct(db, { storeId: store.id }),
      await makeProduct(db, { storeId: other.id, categoryId: parent.id }),
    ];
    const lines: number[] = [];
    for (const product of products) lines.push(await makeCartLine(db, shopper.id, product));
    const discounted = async (...given: [object, object[]?]) => {
      const [values, targets] = given;
      await apply((await makeCoupon(db, values, targets)).code);
      return (await call('GET', '/api/cart')).body.totals.discount / 10;
    };
    expect(await discounted({})).toBe(3);
    expect(await discounted({ storeId: store.id })).toBe(2);
    expect(await discounted({}, [{ storeId: other.id }])).toBe(1);
    expect(await discounted({}, [{ categoryId: parent.id }])).toBe(2);
    expect(await discounted({ storeId: store.id }, [{ categoryId: parent.id }])).toBe(1);
    expect(await discounted({}, [{ categoryId: parent.id }, { productId: inside.id }])).toBe(1);
    const nothing = await makeCoupon(db, {}, [{ storeId: (await makeStore(db)).id }]);
    expect((await apply(nothing.code)).body.data.reason).toBe('nothing_fits');
  });

  it('stays in the cart with the reason when it no longer holds, and is left out where that was seen', async () => {
    const { code, id } = await makeCoupon(market.db, { leastOrder: 15_000 });
    const items = [await lineOf(), await lineOf()];
    await apply(code);
    const [one] = items as [number, number];
    const some = (await call('GET', `/api/cart?items=${one}`)).body;
    expect(some.coupon).toMatchObject({ discount: 0, problem: { reason: 'least_order' } });
    expect(some.totals).toMatchObject({ discount: 0, grand_total: 149 });
    const refused = await place([one]);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { coupon: code, reason: 'least_order' },
    ]);
    expect((await call('GET', '/api/cart')).body.coupon).toMatchObject({ code, discount: 20 });
    const placed = await place([one], { expected_total: 149 });
    expect([placed.status, placed.body.data.coupon_code]).toEqual([201, null]);
    expect(await usedOf({ id })).toBe(0);
  });

  it('is for the first order only, and can be used again once that is cancelled as a whole', async () => {
    const first = await makeCoupon(market.db, { firstOrderOnly: true, usesPerShopper: 1 });
    const items = [await lineOf({}, 2)];
    await apply(first.code);
    // Other shoppers of these tests have used offers with the usual phone.
    const shipping_address = { ...pune, phone: '9811100001' };
    const order = (await place(items, { shipping_address })).body.data;
    expect(order.totals.discount).toBe(20);
    await lineOf();
    expect((await apply(first.code)).body.data.reason).toBe('used_by_you');
    const cancel = (body: object) => call('POST', `/api/orders/${order.id}/cancel`, body);
    const item = order.shipments[0].items[0].id;
    const part = await cancel({ reason: 'One less', quantities: { [item]: 1 } });
    expect(part.body.data.order.current_totals).toMatchObject({ discount: 10, grand_total: 139 });
    expect(await usedOf(first)).toBe(1);
    await cancel({ reason: 'All' });
    expect(await usedOf(first)).toBe(0);
    expect((await apply(first.code)).status).toBe(200);
    await placeCod({ ...market, shopper }, [{ product: await makeProduct(market.db) }], {
      shipping_address,
    });
    await lineOf();
    await market.db.update(coupons).set({ usesPerShopper: 1 }).where(eq(coupons.id, first.id));
    const other = await makeCoupon(market.db, { firstOrderOnly: true, usesPerShopper: 1 });
    expect((await apply(other.code)).body.data.reason).toBe('first_order_only');
  });

  it('is kept by an unpaid order until it lapses, also against late money', async () => {
    const coupon = await makeCoupon(market.db, { usesAllowed: 1, usesPerShopper: 1 });
    const items = [await lineOf({ price: 100_000 })];
    await apply(coupon.code);
    const unpaid = (await place(items, { payment_method: 'upi' })).body.data;
    expect(await usedOf(coupon)).toBe(1);
    expect((await call('GET', '/api/cart')).body.coupon).toMatchObject({ discount: 100 });
    const again = (await place(items, { payment_method: 'upi' })).body.data;
    expect(again.number).toBe(unpaid.number);
    const newer = (await place(items, { payment_method: 'card' })).body.data;
    expect(newer.totals.discount).toBe(100);
    expect(await usedOf(coupon)).toBe(1);
    expect((await call('DELETE', '/api/cart/coupon')).status).toBe(200);
    const without = (await place(items, { payment_method: 'card' })).body.data;
    expect(without).toMatchObject({ coupon_code: null, totals: { discount: 0 } });
    expect(await usedOf(coupon)).toBe(0);
    const uses = await market.db
      .select()
      .from(couponUses)
      .where(eq(couponUses.couponId, coupon.id));
    expect(uses.map(({ releasedAt }) => releasedAt !== null)).toEqual([true, true]);
  });

  it('shows public offers for what is in the cart, the best first', async () => {
    const store = await makeStore(market.db);
    const public_ = { isPublic: true, storeId: store.id };
    await makeCoupon(market.db, { ...public_, code: 'SMALL' });
    await makeCoupon(market.db, {
      ...public_,
      code: 'LARGE',
      value: 20,
      translations: { hi: { title: 'बड़ी छूट' } },
    });
    await makeCoupon(market.db, { ...public_, code: 'MORE', leastOrder: 20_000 });
    await makeCoupon(market.db, {
      ...public_,
      code: 'ENDED',
      endsAt: new Date(),
      startsAt: yesterday,
    });
    await makeCoupon(market.db, { storeId: store.id, code: 'SECRET' });
    await lineOf({ storeId: store.id });
    const offers = async (lang?: 'hi') =>
      (await call('GET', '/api/cart/coupons', undefined, lang)).body.data;
    expect(
      (await offers()).map(({ code, discount }: { code: string; discount: number }) => [
        code,
        discount,
      ]),
    ).toEqual([
      ['LARGE', 20],
      ['SMALL', 10],
      ['MORE', 0],
    ]);
    expect((await offers('hi'))[0]).toMatchObject({ title: 'बड़ी छूट', text: '20% की छूट' });
  });

  it('counts only the lines that are chosen for the order', async () => {
    const store = await makeStore(market.db);
    const values = { storeId: store.id, code: 'CHOSEN', leastOrder: 20_000, isPublic: true };
    await makeCoupon(market.db, values);
    const chosen = await lineOf({ storeId: store.id, price: 10_000 });
    const other = await lineOf({ storeId: store.id, price: 15_000 });
    const refused = await call('POST', '/api/cart/coupon', { code: 'CHOSEN', items: [chosen] });
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'least_order']);
    const both = { code: 'CHOSEN', items: [chosen, other] };
    expect((await call('POST', '/api/cart/coupon', both)).status).toBe(200);
    const offered = async (items: string) =>
      (await call('GET', `/api/cart/coupons?items=${items}`)).body.data[0].problem?.reason;
    expect(await offered(`${chosen}`)).toBe('least_order');
    expect(await offered(`${chosen},${other}`)).toBeUndefined();
  });

  it('never takes free delivery away', async () => {
    const { code } = await makeCoupon(market.db, { value: 50 });
    const items = [await lineOf({ price: 50_000 })];
    await apply(code);
    const order = (await place(items)).body.data;
    expect(order.totals).toMatchObject({ shipping: 0, grand_total: 250 });
    const rows = await market.db.select().from(shipments).where(eq(shipments.orderId, order.id));
    expect(rows.map(({ shipping }) => shipping)).toEqual([0]);
  });
});
