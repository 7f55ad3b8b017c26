import type { Order } from '@/lib/contract/schemas/orders';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, operatorToken, placeCod } from '../testing/orders';

const tracking_url = 'https://carrier.example/track/1234567890';
const delhivery = { carrier: 'Delhivery', awb: '1234567890', tracking_url };

describe.each(testDatabases)('who carries a shipment on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
    shopper = await makeShopper(connection.db);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  async function packed(...stores: number[]): Promise<Order> {
    const wanted = [];
    for (const _ of stores) wanted.push({ product: await makeProduct(connection.db) });
    const order = await placeCod({ db: connection.db, api, shopper }, wanted);
    await advanceThrough(api, order.shipments[0]?.id ?? 0, 'confirmed', 'packed');
    return order;
  }
  const ship = (order: Order, body: object) =>
    api.call('POST', `/api/operator/shipments/${order.shipments[0]?.id}/advance`, {
      token: operatorToken,
      body: { to: 'shipped', ...body },
    });
  const get = async (path: string) =>
    (await api.call('GET', path, { token: shopper.token })).body.data;

  it('is shown with number and link in order, tracking and mail', async () => {
    const order = await packed(1);
    expect(order.shipments[0]?.carrier).toBeNull();
    expect((await ship(order, delhivery)).status).toBe(200);
    const carrier = { name: 'Delhivery', awb: '1234567890', tracking_url };
    expect((await get(`/api/orders/${order.number}`)).shipments[0].carrier).toEqual(carrier);
    expect((await get(`/api/track/${order.number}`)).shipments[0].carrier).toEqual(carrier);
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('Sent with Delhivery, AWB 1234567890.');
  });

  it.each([
    ['a carrier without a number', { carrier: 'Delhivery' }],
    ['a number without a carrier', { awb: '1' }],
    ['a link without a carrier', { tracking_url }],
    ['a link that is not https', { ...delhivery, tracking_url: 'http://carrier.example/1' }],
    ['a link that is a script', { ...delhivery, tracking_url: 'javascript:alert(1)' }],
  ])('is refused: %s', async (_, body) => {
    expect((await ship(await packed(1), body)).status).toBe(422);
  });

  it('has each number once while its parcel is under way, however it is written', async () => {
    const [one, other] = [await packed(1), await packed(1)];
    expect((await ship(one, { carrier: 'Delhivery', awb: 'DL 77-1' })).status).toBe(200);
    expect((await ship(other, { carrier: 'DELHIVERY', awb: 'dl771' })).status).toBe(409);
    expect((await ship(other, { carrier: 'Blue Dart', awb: 'DL771' })).status).toBe(200);
  });

  it('is not needed', async () => {
    const order = await packed(1);
    expect((await ship(order, {})).status).toBe(200);
    expect((await get(`/api/orders/${order.number}`)).shipments[0].carrier).toBeNull();
  });

  it('lists own shipments under way, and only these, the newest order first', async () => {
    shopper = await makeShopper(connection.db);
    const [first, second] = [await packed(1, 2), await packed(1)];
    const done = ['shipped', 'out_for_delivery', 'delivered'] as const;
    await advanceThrough(api, first.shipments[0]?.id ?? 0, ...done);
    const orders = (await get('/api/track')) as Order[];
    expect(orders.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(orders[1]?.shipments.map(({ id }) => id)).toEqual([first.shipments[1]?.id]);
  });
});
