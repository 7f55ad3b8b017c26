import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { makeDelivered } from '../../returns/testing/delivered';

const password = 'banyan-tree-7';

describe.each(testDatabases)("operators' shoppers on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
    token = (await makeOperator(connection.db, { role: 'support' })).token;
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const get = async (path: string) =>
    (await api.call('GET', `/api/operator/shoppers${path}`, { token })).body.data;
  const post = (path: string, body?: object) =>
    api.call('POST', `/api/operator/shoppers/${path}`, { token, body });
  const find = async (search: string) =>
    (await get(`?search=${encodeURIComponent(search)}`)).map(({ id }: { id: number }) => id);

  it('finds a shopper by mail, phone and order, and by nothing less', async () => {
    const shopper = await makeShopper(connection.db, { phone: '9811122233' });
    const product = await makeProduct(connection.db);
    const order = await placeCod({ db: connection.db, api, shopper }, [{ product }]);
    for (const search of [shopper.email.toUpperCase(), '098111 22233', order.number]) {
      expect([search, await find(search)]).toEqual([search, [shopper.id]]);
    }
    expect(await find(shopper.email.slice(0, 5))).toEqual([]);
    expect(await find('')).toEqual([]);
    await makeShopper(connection.db);
    const buyer = await makeShopper(connection.db);
    for (let n = 0; n < 2; n++)
      await placeCod({ db: connection.db, api, shopper: buyer }, [{ product }]);
    const [line] = await get(`?search=${encodeURIComponent(buyer.email)}`);
    expect(line).toMatchObject({ id: buyer.id, orders: 2 });
    expect(await get(`/${shopper.id}`)).toMatchObject({
      orders: 1,
      recent_orders: [{ number: order.number, status: 'placed' }],
      is_blocked: false,
    });
  });

  it('blocks: sessions end, signing in tells why in both languages, until unblocked', async () => {
    const shopper = await makeShopper(connection.db, { password });
    const { email, id, token: session } = shopper;
    const logIn = (lang: 'en' | 'hi') =>
      api.call('POST', '/api/user-auth/login', { body: { email, password }, lang });
    expect((await post(`${id}/block`, {})).status).toBe(422);
    const blocked = await post(`${id}/block`, { reason: 'Chargebacks' });
    expect(blocked.body.data).toMatchObject({ is_blocked: true, block_reason: 'Chargebacks' });
    expect((await api.call('GET', '/api/cart', { token: session })).status).toBe(401);
    const [english, hindi] = [await logIn('en'), await logIn('hi')];
    expect([english.status, english.body.message]).toEqual([
      403,
      'Your account is blocked. If you think this is a mistake, write to us through Support.',
    ]);
    expect(hindi.body.message).toMatch(/^आपका खाता रोका गया है/);
    const wrong = { email, password: 'wrong-tree-77' };
    expect((await api.call('POST', '/api/user-auth/login', { body: wrong })).status).toBe(401);
    await post(`${id}/unblock`, { reason: 'It was a mistake' });
    expect((await logIn('en')).status).toBe(200);
  });

  it('gives a copy of everything without secrets, and logs that it did', async () => {
    const shopper = await makeShopper(connection.db, { password });
    const product = await makeProduct(connection.db);
    const order = await placeCod({ db: connection.db, api, shopper }, [{ product }]);
    const { data } = (await post(`${shopper.id}/copy`)).body.data;
    expect(data).toMatchObject({
      account: { email: shopper.email },
      orders: [{ number: order.number }],
    });
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|\$argon2/);
    const owner = await makeOperator(connection.db);
    const path = `/api/operator/log?subject=shoppers/${shopper.id}`;
    const log = await api.call('GET', path, { token: owner.token });
    expect(log.body.data.lines[0].action).toBe('POST /api/operator/shoppers/{id}/copy');
  });

  it('erases what the law does not keep, only by the right address and once nothing is open', async () => {
    const shopper = await makeShopper(connection.db);
    const product = await makeProduct(connection.db);
    const order = await placeCod({ db: connection.db, api, shopper }, [{ product }]);
    const { id, email } = shopper;
    const erase = (body: object) => post(`${id}/erase`, { reason: 'Asked by mail', ...body });
    expect((await erase({ email: 'other@haat.example' })).body.errors).toHaveProperty('email');
    const open = await erase({ email });
    expect([open.status, open.body.data.orders]).toEqual([409, [order.number]]);
    const done = await makeDelivered({ db: connection.db, api });
    const gone = await post(`${done.shopper.id}/erase`, {
      reason: 'Asked by mail',
      email: done.shopper.email,
    });
    expect(gone.body.data).toEqual({ kept_orders: true });
    expect((await post(`${done.shopper.id}/copy`)).status).toBe(404);
    const path = `/api/operator/orders/${done.order.number}`;
    const kept = (await api.call('GET', path, { token })).body.data;
    expect(kept.shipping_address).toMatchObject({ full_name: '-', state: 'Maharashtra' });
    expect(kept.shipments[0].invoice_number).not.toBeNull();
  });
});
