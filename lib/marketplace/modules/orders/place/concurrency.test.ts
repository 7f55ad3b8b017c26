import { count, eq, inArray } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { orderItems } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { codOrder } from '../testing/orders';

describe.each(testDatabases)('many orders at once on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  /** Creates a shopper with these products in the cart, ready to order. */
  async function buyer(wanted: { id: number; price: number }[]) {
    const { id, token } = await makeShopper(connection.db);
    const items: number[] = [];
    for (const product of wanted) items.push(await makeCartLine(connection.db, id, product));
    return () => api.call('POST', '/api/orders', { token, body: codOrder(items) });
  }

  it('sell the last 20 of a product exactly once', async () => {
    const { db } = connection;
    const product = await makeProduct(db, { stock: 20 });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => buyer([product])));
    const answers = await Promise.all(buyers.map((order) => order()));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(180);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.data.available))).toEqual(new Set([0]));
    const [after] = await db.select().from(products).where(eq(products.id, product.id));
    expect(after).toMatchObject({ stock: 0, soldCount: 20 });
    const [items] = await db
      .select({ n: count() })
      .from(orderItems)
      .where(eq(orderItems.productId, product.id));
    expect(items?.n).toBe(20);
  });

  it('of the same products in different orders do not lock each other out', async () => {
    const { db } = connection;
    const some = await Promise.all([1, 2, 3].map(() => makeProduct(db, { stock: 25 })));
    const buyers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => buyer(i % 2 ? some : some.toReversed())),
    );
    const answers = await Promise.all(buyers.map((order) => order()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const after = await db
      .select({ stock: products.stock })
      .from(products)
      .where(
        inArray(
          products.id,
          some.map(({ id }) => id),
        ),
      );
    expect(after).toEqual([{ stock: 0 }, { stock: 0 }, { stock: 0 }]);
  });

  it('of one shopper sell a cart line once', async () => {
    const product = await makeProduct(connection.db);
    const order = await buyer([product]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => order()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const [after] = await connection.db.select().from(products).where(eq(products.id, product.id));
    expect(after?.stock).toBe(9);
  });
});
