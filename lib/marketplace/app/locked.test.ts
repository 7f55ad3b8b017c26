import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { type Connection, openPostgres } from '../kernel/db/connection';
import { requestLimits } from '../kernel/db/pool';
import { products } from '../kernel/db/schema/catalog';
import { orders } from '../kernel/db/schema/orders';
import { describeOnPostgres } from '../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../kernel/db/testing/fixtures';
import { openLine } from '../kernel/db/testing/silent-line';
import { backgroundDone } from '../kernel/jobs/background';
import { codOrder } from '../modules/orders/testing/orders';
import { testHost } from './testing/test-host';

describeOnPostgres('a database with locked rows', (make) => {
  let database: Awaited<ReturnType<typeof make>>;
  let line: Awaited<ReturnType<typeof openLine>>;
  let other: Client;
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    database = await make();
    line = await openLine(database.env.DATABASE_URL);
    other = new Client({ connectionString: database.env.DATABASE_URL });
    await other.connect();
    connection = await openPostgres(line.url, { ...requestLimits, lock: 100 });
    api = testHost(connection);
  });
  afterEach(() => other.query('rollback'));
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    await other.end();
    await line.close();
    await database.drop();
  });

  it('aborts an order that waits for a locked product, and accepts it afterwards', async () => {
    const { db } = connection;
    const some = [await makeProduct(db, { stock: 5 }), await makeProduct(db, { stock: 5 })];
    const { id, token } = await makeShopper(db);
    const items: number[] = [];
    for (const product of some) items.push(await makeCartLine(db, id, product));
    const place = () =>
      api.call('POST', '/api/orders', { token, body: codOrder(items), lang: 'hi' });
    const stocks = async () => {
      const rows = await Promise.all(
        some.map((one) => db.select().from(products).where(eq(products.id, one.id))),
      );
      return rows.flat().map(({ stock }) => stock);
    };
    const placed = () => db.select().from(orders).where(eq(orders.userId, id));

    await other.query('begin');
    await other.query('select from products where id = $1 for update', [some[1]?.id]);
    const { status, body, headers } = await place();
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(body).toEqual({
      success: false,
      message: 'यह अभी नहीं हो पा रहा है। कृपया कुछ सेकंड बाद फिर से कोशिश करें।',
    });
    expect(await stocks()).toEqual([5, 5]);
    expect(await placed()).toEqual([]);

    await other.query('rollback');
    expect((await place()).status).toBe(201);
    expect(await stocks()).toEqual([4, 4]);
    expect(await placed()).toHaveLength(1);
  });

  it('aborts a cart change that waits for a locked product, and accepts it afterwards', async () => {
    const { db } = connection;
    const product = await makeProduct(db);
    const { token } = await makeShopper(db);
    const body = { product_id: product.id, store_id: product.storeId, quantity: '1' };
    const add = () => api.call('POST', '/api/cart', { token, body });

    await other.query('begin; lock table cart_lines');
    expect(await add()).toMatchObject({
      status: 503,
      body: { message: 'This is not possible right now. Please try again in a few seconds.' },
    });
    await other.query('rollback');
    expect((await add()).status).toBe(201);
  });

  const health = () => api.call('GET', '/api/health');
  const unhealthy = {
    status: 503,
    body: {
      success: false,
      data: { database: { kind: 'postgres', reachable: false }, search: { ready: false } },
    },
  };

  it('is healthy while a table is locked', async () => {
    await other.query('begin; lock table products');
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('reports an unhealthy database at once, and its recovery', async () => {
    line.fallSilent();
    const late = new Promise((resolve) => setTimeout(resolve, 5000, 'late').unref());
    expect(await Promise.race([health(), late])).toMatchObject(unhealthy);
    line.speak();
    expect((await health()).status).toBe(200);
  });
});
