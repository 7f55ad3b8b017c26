import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';
import { operatorToken } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeDelivered, returnOf } from '../../returns/testing/delivered';
import { deliveredTo } from '../../returns/testing/delivered-to';

describe.each(testDatabases)('refunds of cash on $name', ({ open }) => {
  let connection: Connection;
  let market: Market;
  let finance: Awaited<ReturnType<typeof makeOperator>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    market = await openMarket(connection);
    finance = await makeOperator(connection.db, { role: 'finance' });
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  const pay_to = { kind: 'upi', upi: 'asha.rao@okbank' };
  const post = (path: string, body: object) =>
    market.api.call('POST', `/api/operator${path}`, { token: finance.token, body });
  const get = async (path: string) =>
    (await market.api.call('GET', `/api/operator${path}`, finance)).body.data;
  const ask = (number: string, amount: number, more: object = { pay_to }) =>
    post(`/orders/${number}/refunds`, { amount, reason: 'A scratch on the lid', ...more });

  it('pays what was paid in cash to an account, once, and forgets most of it', async () => {
    const { order } = await makeDelivered({ db: connection.db, api: market.api, isPaid: false });
    expect((await ask(order.number, 100, {})).body.errors).toHaveProperty('pay_to');
    const { id, state } = (await ask(order.number, 100)).body.data;
    expect(state).toBe('to_pay');
    const list = await get('/refunds?state=to_pay');
    expect(list.refunds).toMatchObject([{ id, pay_to: 'asha.rao@okbank' }]);
    const { token } = await makeOperator(connection.db, { role: 'support' });
    const details = `/api/operator/orders/${order.number}/details`;
    const seen = JSON.stringify((await market.api.call('GET', details, { token })).body.data);
    expect(seen).toContain('as••@okbank');
    expect(seen).not.toContain('asha.rao@okbank');
    const paid = { token, body: { reference: 'UTR998877' } };
    const tried = await market.api.call('POST', `/api/operator/refunds/${id}/paid`, paid);
    expect(tried.status).toBe(403);
    const pay = () => post(`/refunds/${id}/paid`, { reference: 'UTR998877' });
    expect((await pay()).body.data).toMatchObject({ state: 'done', pay_to: 'as••@okbank' });
    expect((await pay()).status).toBe(409);
    await market.jobs();
    await market.quiet();
    const log = JSON.stringify((await get(`/orders/${order.number}/details`)).log);
    expect(log).not.toContain('asha.rao@okbank');
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });

  it('gives cash back once, whether a return or an operator comes first', async () => {
    const begin = async () => {
      const it = await deliveredTo(connection, market.api, { isPaid: false });
      const sendBack = async (quantity: number) => {
        const items = [{ item_id: it.itemId, quantity }];
        const asked = await it.request(returnOf(it.itemId, { items, refund_to: pay_to }));
        const { id } = asked.body.data.return;
        await it.does(id, 'accept');
        const received = await it.does(id, 'received', { condition: 'sellable' });
        expect(received.status).toBe(200);
        return id as number;
      };
      return { ...(await it.order()), sendBack };
    };

    const returned = await begin();
    await returned.sendBack(1);
    const refused = await ask(returned.number, 999.01);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Only 999 rupees of the payment are left to go back.',
    ]);

    const given = await begin();
    expect((await ask(given.number, 1200)).status).toBe(201);
    const first = await given.sendBack(1);
    const second = await given.sendBack(1);
    expect(await get('/returns?show=payable')).toMatchObject({
      returns: [{}, { id: first, to_pay: 798 }],
    });
    const paid = await post(`/returns/${first}/paid`, { reference: 'UTR998876' });
    expect(paid.status).toBe(200);
    expect((await post(`/returns/${second}/paid`, { reference: 'UTR998878' })).status).toBe(409);
    await market.jobs();
    await market.quiet();
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });
});
