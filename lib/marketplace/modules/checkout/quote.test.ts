import { testHost } from '../../app/testing/test-host';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { codOrder, pune } from '../orders/testing/orders';
import { type Market, openMarket } from '../payments/testing/market';

const lakshadweep = '682551';
const aizawl = '796001';

describe.each(testDatabases)('a quote on $name', ({ open }) => {
  let market: Market;
  let atTheDoorOnly: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    const connection = await open();
    market = await openMarket(connection);
    atTheDoorOnly = testHost(connection);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    shopper = await makeShopper(market.db);
  });

  const lineOf = async (values: Parameters<typeof makeProduct>[1] = {}) =>
    makeCartLine(market.db, shopper.id, await makeProduct(market.db, values));
  const quote = (items: number[], pincode: string, more: object = {}, api = market.api) =>
    api.call('POST', '/api/checkout/quote', {
      token: shopper.token,
      body: { items, pincode },
      ...more,
    });
  type Method = { method: string; available: boolean; reason: string | null; message: string };
  const refusals = (methods: Method[]) => methods.map(({ method, reason }) => [method, reason]);

  it('tells dates and shipping of each store, and the totals of the cart', async () => {
    const { id: storeId } = await makeStore(market.db, { pincode: '700001', state: 'West Bengal' });
    const near = await lineOf({ price: 60_000 });
    const far = await lineOf({ storeId });
    const { status, body } = await quote([near, far], '४११००१');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ serviceable: true, city: 'Pune', state: 'Maharashtra' });
    const [first, second] = body.data.stores;
    expect(first).toMatchObject({ items: [near], serviceable: true, shipping: 0 });
    expect(second).toMatchObject({ items: [far], serviceable: true, shipping: 49 });
    expect(first.latest < second.earliest).toBe(true);
    expect(refusals(body.data.methods)).toEqual([
      ['upi', null],
      ['card', null],
      ['cod', null],
    ]);
    const path = `/api/cart?state=Maharashtra&items=${near},${far}`;
    const cart = await market.api.call('GET', path, { token: shopper.token });
    expect(body.data.totals).toEqual(cart.body.totals);
  });

  it.each([
    ['nowhere is delivered to', lakshadweep, 10_000, ['not_served', 'not_served', 'not_served']],
    ['no cash is taken', aizawl, 10_000, [null, null, 'cod_not_here']],
    ['cash is too much', '411001', 5_000_050, [null, null, 'cod_over_limit']],
    ['cash is just not too much', '411001', 5_000_000, [null, null, null]],
  ])('says which ways to pay are left where %s', async (_, pincode, price, reasons) => {
    const items = [await lineOf({ price })];
    const { data } = (await quote(items, pincode)).body;
    expect(data.methods.map(({ reason }: Method) => reason)).toEqual(reasons);
    for (const { available, reason, message } of data.methods) {
      expect(available).toBe(reason === null);
      expect(message === null).toBe(reason === null);
    }
    const cash = data.methods[2];
    if (reasons[2] === 'cod_over_limit') {
      expect(cash.message).toContain('₹50,000');
      const hindi = (await quote(items, pincode, { lang: 'hi' })).body.data.methods[2];
      expect(hindi.message).toContain('₹50,000');
    }
  });

  it('offers only the payment methods that this shop has', async () => {
    const items = [await lineOf()];
    const { data } = (await quote(items, '411001', {}, atTheDoorOnly)).body;
    expect(refusals(data.methods)).toEqual([
      ['upi', 'no_provider'],
      ['card', 'no_provider'],
      ['cod', null],
    ]);
    const methods = async (api = market.api) =>
      (await api.call('GET', '/api/payments/methods')).body.data;
    expect(await methods()).toEqual({ methods: ['upi', 'card', 'cod'], provider: 'test' });
    expect(await methods(atTheDoorOnly)).toEqual({ methods: ['cod'], provider: null });
  });

  it('refuses lines of another cart', async () => {
    const mine = await lineOf();
    const other = await makeShopper(market.db);
    const theirs = await makeCartLine(market.db, other.id, await makeProduct(market.db));
    expect((await quote([mine, theirs], '411001')).status).toBe(409);
    expect((await quote([mine], '41100')).body.errors).toEqual({
      pincode: 'Pincode must be 6 digits.',
    });
    expect((await quote([], '411001')).status).toBe(422);
  });

  describe('is what placing the order decides', () => {
    const place = async (price: number, pincode: string, payment_method: string) =>
      market.api.call('POST', '/api/orders', {
        token: shopper.token,
        body: codOrder([await lineOf({ price })], {
          payment_method,
          shipping_address: { ...pune, pincode },
        }),
      });

    it.each([
      [10_000, lakshadweep, 'cod', 409, 'does not deliver to 682551'],
      [10_000, lakshadweep, 'upi', 409, 'does not deliver to 682551'],
      [10_000, aizawl, 'cod', 422, 'Cash on delivery is not available for 796001'],
      [10_000, aizawl, 'card', 201, undefined],
      [5_000_050, '411001', 'cod', 422, 'up to ₹50,000'],
      [5_000_050, '411001', 'upi', 201, undefined],
    ])('%d paise to %s by %s: %d', async (price, pincode, method, status, message) => {
      const answer = await place(price, pincode, method);
      expect(answer.status).toBe(status);
      if (message) expect(answer.body.message).toContain(message);
    });

    it('below ₹1 only on delivery', async () => {
      const { id: storeId } = await makeStore(market.db, { shippingFee: 0 });
      const order = async (payment_method: string) =>
        market.api.call('POST', '/api/orders', {
          token: shopper.token,
          body: codOrder([await lineOf({ storeId, price: 99 })], { payment_method }),
        });
      expect((await order('upi')).body.message).toContain('start at ₹1');
      expect((await order('cod')).status).toBe(201);
    });

    it('with the same days', async () => {
      const items = [await lineOf()];
      const { data } = (await quote(items, '400001')).body;
      const { body } = await market.api.call('POST', '/api/orders', {
        token: shopper.token,
        body: codOrder(items, { shipping_address: { ...pune, pincode: '400001' } }),
      });
      const { earliest, latest } = body.data.shipments[0].expected;
      const [store] = data.stores;
      expect([earliest.slice(0, 10), latest.slice(0, 10)]).toEqual([store.earliest, store.latest]);
    });
  });
});
