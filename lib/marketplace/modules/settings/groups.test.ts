import { eq } from 'drizzle-orm';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';
import { defaultReturns } from '@/lib/contract/schemas/settings/returns';
import { defaultSupport } from '@/lib/contract/schemas/settings/support';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { dayOf } from '@/lib/time/india';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { codOrder, operatorToken, placeCod } from '../orders/testing/orders';
import { returnOf } from '../returns/testing/delivered';
import { deliveredTo } from '../returns/testing/delivered-to';
import { makeSeller } from '../sellers/testing/members';
import { postedSplits } from '../settlement/ledger/line-entries';
import { deliverSale } from '../settlement/testing/sales';

const day = 86_400_000;

describe.each(testDatabases)('groups of settings on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const put = (group: string, value: object, lang: 'en' | 'hi' = 'en') =>
    api.call('PUT', `/api/operator/settings/${group}`, {
      token: operatorToken,
      body: { value },
      lang,
    });
  const set = async (group: string, value: object) =>
    expect((await put(group, value)).status).toBe(200);

  const rule = { prefix: '411', served: true, cash: true, extra_days: 0, extra_fee: 0 };
  const past = [{ from: '2018-10-01', percent: 2 }];
  it.each([
    ['limits', { ...defaultLimits, cart_lines: 4 }, 'cart_lines'],
    ['support', { ...defaultSupport, acknowledge_hours: 49 }, 'acknowledge_hours'],
    ['support', { ...defaultSupport, answer_days: 31 }, 'answer_days'],
    ['returns', { ...defaultReturns, default_policy: 'never' }, 'default_policy'],
    ['returns', { ...defaultReturns, fault_days: 6 }, 'fault_days'],
    ['returns', { ...defaultReturns, most_pictures: 11 }, 'most_pictures'],
    ['limits', { ...defaultLimits, line_quantity: 0 }, 'line_quantity'],
    ['limits', { ...defaultLimits, open_cash_orders: -1 }, 'open_cash_orders'],
    ['taxes', { ...defaultTaxes, tcs: [] }, 'tcs'],
    ['taxes', { ...defaultTaxes, tcs: past }, 'tcs'],
    ['taxes', { ...defaultTaxes, tds: [...defaultTaxes.tds, ...defaultTaxes.tds] }, 'tds'],
    ['pincodes', { rules: [{ ...rule, prefix: '5' }] }, 'rules.0.prefix'],
    ['pincodes', { rules: [rule, { ...rule, served: false }] }, 'rules.1.prefix'],
    ['pincodes', { rules: [{ ...rule, extra_fee: 0.5 }] }, 'rules.0.extra_fee'],
    ['pincodes', { rules: Array(2001).fill(rule) }, 'rules'],
    ['taxes', { ...defaultTaxes, tds: [{ from: '2020-10-01', percent: 0.125 }] }, 'tds.0.percent'],
  ])('%s refuses a wrong value in words: %j', async (group, value, field) => {
    const english = await put(group, value);
    expect(english.status).toBe(422);
    expect(english.body.errors[`value.${field}`]).toMatch(/^[A-Z].{10,}\.$/);
    const hindi = await put(group, value, 'hi');
    expect(hindi.body.errors[`value.${field}`]).toMatch(/।$/);
  });

  it('support and returns are told to everybody, and pages are rendered anew', async () => {
    await api.stalePages();
    await set('support', { acknowledge_hours: 24, answer_days: 15 });
    const { data } = (await api.call('GET', '/api/site')).body;
    expect(data.support).toEqual({ acknowledge_hours: 24, answer_days: 15 });
    expect((await api.stalePages()).some(({ site }) => site)).toBe(true);
  });

  it('returns: hours and pictures hold for what is requested from then on', async () => {
    const it = await deliveredTo(connection, api);
    await set('returns', { ...defaultReturns, answer_hours: 12, most_pictures: 1 });
    expect((await it.read()).most_pictures).toBe(1);
    const many = await it.request(returnOf(it.itemId, { pictures: [1, 2] }));
    expect(many.body.errors).toEqual({ pictures: expect.stringContaining('more pictures') });
    const made = (await it.request(returnOf(it.itemId))).body.data.return;
    expect(Date.parse(made.due_at) - Date.parse(made.created_at)).toBe(12 * 3_600_000);
  });

  it('returns: an order keeps the days it was promised', async () => {
    const daysOf = async (it: Awaited<ReturnType<typeof deliveredTo>>) => {
      const { fault_until } = (await it.read()).items[0];
      return Math.floor((Date.parse(fault_until) - Date.now()) / day);
    };
    await set('returns', { ...defaultReturns, fault_days: 30 });
    const before = await deliveredTo(connection, api);
    await set('returns', { ...defaultReturns, fault_days: 7 });
    const after = await deliveredTo(connection, api);
    expect([await daysOf(before), await daysOf(after)]).toEqual([30, 7]);
  });

  it('returns: a refusal can be disputed for some days, never fewer than at the order', async () => {
    await set('returns', { ...defaultReturns, dispute_days: 20 });
    const it = await deliveredTo(connection, api);
    await set('returns', { ...defaultReturns, dispute_days: 5 });
    const { id } = (await it.request(returnOf(it.itemId))).body.data.return;
    const refused = (await it.does(id, 'refuse', { reason: 'It was worn' })).body.data;
    const left = (Date.parse(refused.dispute_until) - Date.now()) / day;
    expect(Math.round(left)).toBe(20);
    const ended = { disputeUntil: new Date(Date.now() - 1000) };
    await connection.db.update(returns).set(ended).where(eq(returns.id, id));
    expect((await it.read()).returns[0].can_dispute).toBe(false);
    const late = await it.dispute(id);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('are over')]);
  });

  it('returns: a listing that names no policy has the market’s', async () => {
    await set('returns', { ...defaultReturns, default_policy: 'exchange_7' });
    const { token } = await makeSeller(connection.db);
    const policyOf = async (document: object) => {
      const body = { document: { name: {}, description: {}, ...document } };
      const made = await api.call('POST', '/api/seller/listings', { token, body });
      return made.body.data.document.return_policy;
    };
    expect(await policyOf({})).toBe('exchange_7');
    expect(await policyOf({ return_policy: 'none' })).toBe('none');
  });

  it('limits: a cart takes no more, and what it held before is refused when ordered', async () => {
    const { db } = connection;
    const { id, token } = await makeShopper(db);
    const [one, two] = [await makeProduct(db), await makeProduct(db)];
    const full = await makeCartLine(db, id, one, 5);
    for (let n = 0; n < 4; n++) await makeCartLine(db, id, await makeProduct(db));
    await set('limits', { ...defaultLimits, line_quantity: 3, cart_lines: 5 });
    const add = (product: typeof one, quantity: number) =>
      api.call('POST', '/api/cart', {
        token,
        body: { product_id: product.id, store_id: product.storeId, quantity: String(quantity) },
      });
    expect((await add(two, 4)).status).toBe(409);
    expect((await add(two, 1)).body.message).toContain('at most 5 different');
    const order = await api.call('POST', '/api/orders', { token, body: codOrder([full]) });
    expect([order.status, order.body.message]).toEqual([422, expect.stringContaining('At most 3')]);
  });

  it('limits: so many cash orders under way, and the quote says so', async () => {
    const { db } = connection;
    await set('limits', { ...defaultLimits, open_cash_orders: 1 });
    const shopper = await makeShopper(db);
    const product = await makeProduct(db);
    await placeCod({ db, api, shopper }, [{ product }]);
    const line = await makeCartLine(db, shopper.id, product);
    const { token } = shopper;
    const body = { items: [line], pincode: '411001' };
    const { methods } = (await api.call('POST', '/api/checkout/quote', { token, body })).body.data;
    expect(methods[2]).toMatchObject({ method: 'cod', reason: 'cod_too_many' });
    const second = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    expect([second.status, second.body.message]).toEqual([422, methods[2].message]);
  });

  it('taxes: a rate to come is settled from its day on', async () => {
    const { db } = connection;
    const from = dayOf(new Date(Date.now() + 3 * day));
    // The days may be in any order.
    await set('taxes', { ...defaultTaxes, tds: [{ from, percent: 2 }, ...defaultTaxes.tds] });
    const tdsOf = async (at: Date) => {
      const { item } = await deliverSale({ db, api }, { price: 100_000 }, at);
      return (await postedSplits(db, { orderItemId: item.id, about: 'goods' })).whole.tds;
    };
    expect(await tdsOf(new Date())).toBe(85);
    expect(await tdsOf(new Date(Date.now() + 4 * day))).toBe(1695);
  });

  it('pincodes: the longest prefix decides over days, fee, cash and delivery', async () => {
    const { db } = connection;
    await set('limits', defaultLimits);
    const store = await makeStore(db, { pincode: '560001', shippingFee: 4900 });
    const product = await makeProduct(db, { storeId: store.id, price: 100_000 });
    const shopper = await makeShopper(db);
    const { token } = shopper;
    const line = await makeCartLine(db, shopper.id, product);
    const seen = async () => {
      const path = `/api/products/${product.id}/delivery?pincode=411001`;
      const { serviceable, cod, fee, latest } = (await api.call('GET', path)).body.data;
      const quote = await api.call('POST', '/api/checkout/quote', {
        token,
        body: { items: [line], pincode: '411001' },
      });
      const cart = await api.call('GET', '/api/cart?pincode=411001', { token });
      const { totals, methods } = quote.body.data;
      expect(cart.body.totals.shipping).toBe(totals.shipping);
      expect(methods[2].available).toBe(cod);
      if (fee !== null) expect(totals.shipping).toBe(fee);
      return { serviceable, cod, fee, latest };
    };
    await set('pincodes', { rules: [] });
    const before = await seen();
    expect(before).toMatchObject({ serviceable: true, cod: true, fee: 0 });
    const near = { ...rule, prefix: '4110', cash: false, extra_days: 3, extra_fee: 60 };
    await set('pincodes', { rules: [{ ...rule, served: false }, near] });
    const after = await seen();
    expect(after).toMatchObject({ serviceable: true, cod: false, fee: 60 });
    expect(Date.parse(after.latest) - Date.parse(before.latest)).toBe(3 * day);
    await set('pincodes', { rules: [{ ...near, cash: true }] });
    const placed = await placeCod({ db, api, shopper: await makeShopper(db) }, [{ product }]);
    expect(placed.totals).toMatchObject({ shipping: 60, grand_total: 1060 });
    await set('pincodes', { rules: [{ ...rule, served: false }] });
    const refused = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('411001'),
    ]);
  });
});
