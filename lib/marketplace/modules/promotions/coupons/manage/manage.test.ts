import { testHost } from '../../../../app/testing/test-host';
import type { Connection } from '../../../../kernel/db/connection';
import { operators } from '../../../../kernel/db/schema/operators';
import { testDatabases } from '../../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeCategory,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../../kernel/db/testing/fixtures';
import { sendMails } from '../../../../kernel/mail/outbox';
import { makeOperator } from '../../../operators/testing/make-operator';
import { codOrder, operatorToken } from '../../../orders/testing/orders';
import { makeSeller } from '../../../sellers/testing/members';
import { makeCoupon } from '../testing/coupons';

describe.each(testDatabases)('running coupons on $name', ({ open }) => {
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

  const asOperator = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    api.call(method, `/api/operator/coupons${path}`, { token: operatorToken, body });
  const own = '/api/seller/promotions/coupons';

  it('tells the owners of what the market is to pay: coupons and rates of commission', async () => {
    const { db } = connection;
    const owner = await makeOperator(db);
    const { token, name } = await makeOperator(db, { role: 'catalogue' });
    const finance = await makeOperator(db, { role: 'finance' });
    const store = await makeStore(db);
    const terms = { kind: 'percent', value: 90 };
    api.mails.length = 0;
    const make = (body: object) => api.call('POST', '/api/operator/coupons', { token, body });
    const { id } = (await make({ ...terms, code: 'NINETY1', paid_by: 'market' })).body.data;
    await make({ ...terms, code: 'NINETY2', paid_by: 'seller', store: store.slug });
    await api.call('PUT', `/api/operator/coupons/${id}`, { token, body: { ...terms, value: 95 } });
    await api.call('POST', '/api/operator/commission-rates', {
      token: finance.token,
      body: { store: store.slug, percent: 0 },
    });
    await sendMails({ db, mailer: api.mailer }, new Date());
    const told = api.mails.filter(({ to }) => to === owner.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'A coupon that the market pays: NINETY1',
      'A coupon that the market pays: NINETY1',
      'A commission rate was set to 0%',
    ]);
    expect(told[0]?.text).toContain(name);
    await db.update(operators).set({ removedAt: new Date() });
  });

  it("the operator makes one of the market's, changes, pauses and resumes it", async () => {
    const store = await makeStore(connection.db);
    const category = await makeCategory(connection.db);
    const product = await makeProduct(connection.db, { storeId: store.id });
    const made = await asOperator('POST', '', {
      code: 'festive-15',
      kind: 'percent',
      value: 15,
      cap: 200,
      least_order: 999,
      paid_by: 'market',
      stores: [store.slug],
      categories: [category.slug],
      skus: [product.sku],
      title: 'Festive offer',
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      code: 'FESTIVE15',
      value: 15,
      cap: 200,
      least_order: 999,
      paid_by: 'market',
      store: null,
      stores: [{ slug: store.slug, name: store.name }],
      categories: [{ slug: category.slug }],
      skus: [{ sku: product.sku, name: product.name }],
      text: '15% off, at most ₹200, on orders from ₹999',
      state: 'running',
      used: 0,
      discount_given: 0,
    });
    const { id } = made.body.data;
    const changed = await asOperator('PUT', `/${id}`, {
      kind: 'amount',
      value: 50,
      ends_at: '2099-12-31T18:29:00Z',
    });
    expect(changed.body.data).toMatchObject({
      code: 'FESTIVE15',
      kind: 'amount',
      value: 50,
      cap: null,
      stores: [],
      text: '₹50 off, until 31 December',
    });
    expect((await asOperator('POST', `/${id}/pause`)).body.data.state).toBe('paused');
    const paused = await asOperator('GET', '?state=paused&search=festive');
    expect(paused.body.data).toMatchObject({ total: 1, coupons: [{ id }] });
    expect((await asOperator('POST', `/${id}/resume`)).body.data.state).toBe('running');
  });

  it.each([
    ['a code that exists', { code: 'TAKEN' }, 'code'],
    ['a code of other letters', { code: 'छूट' }, 'code'],
    ['a percentage of all', { value: 100 }, 'value'],
    ['a part of a percent', { value: 7.5 }, 'value'],
    ['a limit of an amount', { kind: 'amount', cap: 10 }, 'cap'],
    ['an end before its beginning', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['a seller without a store', { paid_by: 'seller' }, 'store'],
    ['a store that is not there', { paid_by: 'seller', store: 'nowhere' }, 'store'],
    ['a SKU that is not there', { skus: ['NO-SUCH'] }, 'skus'],
    ['no uses', { uses_allowed: 0 }, 'uses_allowed'],
  ])('refuses %s', async (_, more, field) => {
    await makeCoupon(connection.db, { code: 'TAKEN' }).catch(() => undefined);
    const body = { code: 'FRESH', kind: 'percent', value: 10, paid_by: 'market', ...more };
    const answer = await asOperator('POST', '', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('a store makes its own, for its own goods, and sees what they cost', async () => {
    const { db } = connection;
    const seller = await makeSeller(db);
    const foreign = await makeProduct(db);
    const product = await makeProduct(db, { storeId: seller.store.id, price: 50_000 });
    const call = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) =>
      api.call(method, own + path, { token: seller.token, body });
    const fields = { code: 'OURS', kind: 'amount', value: 100, is_public: true };
    expect((await call('POST', '', { ...fields, skus: [foreign.sku] })).status).toBe(422);
    const ofMarket = { ...fields, skus: [product.sku], paid_by: 'market' };
    expect((await call('POST', '', ofMarket)).status).toBe(422);
    const made = await call('POST', '', { ...fields, skus: [product.sku] });
    expect(made.body.data).toMatchObject({
      paid_by: 'seller',
      store: { slug: seller.store.slug },
      text: '₹100 off',
    });
    const { id } = made.body.data;

    const shopper = await makeShopper(db);
    const lines = [
      await makeCartLine(db, shopper.id, foreign),
      await makeCartLine(db, shopper.id, product, 2),
    ];
    const { token } = shopper;
    await api.call('POST', '/api/cart/coupon', { token, body: { code: 'ours' } });
    const placed = await api.call('POST', '/api/orders', { token, body: codOrder(lines) });
    const order = placed.body.data;
    const discounts = order.shipments.map(
      ({ items }: { items: { discount: number }[] }) => items[0]?.discount,
    );
    expect(discounts).toEqual([0, 100]);
    const item = order.shipments[1].items[0].id;
    const body = { reason: 'One less', quantities: { [item]: 1 } };
    await api.call('POST', `/api/orders/${order.id}/cancel`, { token, body });
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({
      used: 1,
      discount_given: 50,
      uses: [{ order_number: order.number, discount: 100, order_total: 900, released_at: null }],
    });
    const whole = await asOperator('GET', `/${id}`);
    expect(whole.body.data.uses).toMatchObject([
      { order_number: order.number, order_total: order.totals.grand_total },
    ]);
    expect((await call('PUT', `/${id}`, { kind: 'amount', value: 150 })).body.data.value).toBe(150);
    expect((await call('POST', `/${id}/pause`)).body.data.state).toBe('paused');

    const other = await makeSeller(db);
    const theirs = await api.call('GET', `${own}/${id}`, { token: other.token });
    expect(theirs.status).toBe(404);
    const list = await api.call('GET', own, { token: other.token });
    expect(list.body.data.total).toBe(0);
    expect((await asOperator('GET', '?search=OURS')).body.data.coupons).toHaveLength(1);
  });

  it('cannot have fewer uses than it has had', async () => {
    const { id } = await makeCoupon(connection.db, { used: 3 });
    const body = { kind: 'percent', value: 10, uses_allowed: 2 };
    const answer = await asOperator('PUT', `/${id}`, body);
    expect(answer.body.errors).toEqual({ uses_allowed: 'It has been used more often than this.' });
  });
});
