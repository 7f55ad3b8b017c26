import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { orders } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { setStock } from '../../../kernel/db/testing/set-stock';
import { backgroundDone } from '../../../kernel/jobs/background';
import { codOrder, pune } from '../testing/orders';

describe.each(testDatabases)('an order with an Idempotency-Key on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  const place = (body: object, more: object = {}) =>
    api.call('POST', '/api/orders', { token: shopper.token, body, ...more });
  const lineOf = (product: { id: number; price: number }, quantity = 1) =>
    makeCartLine(connection.db, shopper.id, product, quantity);
  const stockOf = async ({ id }: { id: number }) => {
    const [row] = await connection.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const ownOrders = () => connection.db.select().from(orders).where(eq(orders.userId, shopper.id));
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('answers the same order again, though its lines are gone', async () => {
    const product = await makeProduct(connection.db);
    const body = codOrder([await lineOf(product)]);
    const first = await place(body, withKey('once'));
    await backgroundDone();
    const mailsBefore = api.mails.length;
    const again = await place(body, withKey('once'));
    await backgroundDone();
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await stockOf(product)).toBe(9);
    expect(api.mails).toHaveLength(mailsBefore);
  });

  it('places one order when the same request comes several times at once', async () => {
    const product = await makeProduct(connection.db);
    const body = codOrder([await lineOf(product)]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place(body, withKey('double click'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect(await stockOf(product)).toBe(9);
    expect(await ownOrders()).toHaveLength(1);
  });

  it('refuses the key for another order', async () => {
    const items = [await lineOf(await makeProduct(connection.db))];
    await place(codOrder(items), withKey('mine'));
    const other = await place(
      codOrder(items, { shipping_address: { ...pune, city: 'Nagpur' } }),
      withKey('mine'),
    );
    expect(other.status).toBe(409);
    expect(await ownOrders()).toHaveLength(1);
  });

  it('keeps the keys of shoppers apart, and does not keep the key of a failure', async () => {
    const product = await makeProduct(connection.db, { stock: 1 });
    const body = codOrder([await lineOf(product, 2)]);
    expect((await place(body, withKey('retry'))).status).toBe(409);
    await setStock(connection.db, product.id, 2);
    expect((await place(body, withKey('retry'))).status).toBe(201);
    shopper = await makeShopper(connection.db);
    const own = codOrder([await lineOf(await makeProduct(connection.db))]);
    expect((await place(own, withKey('retry'))).status).toBe(201);
  });

  it.each(['', 'x'.repeat(101)])('refuses the key %j', async (key) => {
    expect((await place(codOrder([1]), withKey(key))).status).toBe(422);
  });
});
