import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { cartLines } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeDeal,
  makeProduct,
  makeShopper,
} from '../../../kernel/db/testing/fixtures';
import { setStock } from '../../../kernel/db/testing/set-stock';
import { backgroundDone } from '../../../kernel/jobs/background';
import { placeCod } from '../testing/orders';

describe.each(testDatabases)('ordering again on $name', ({ open }) => {
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

  const again = (number: string, token = shopper.token) =>
    api.call('POST', `/api/orders/${number}/reorder`, { token });
  const cart = async () =>
    (await connection.db.select().from(cartLines).where(eq(cartLines.userId, shopper.id)))
      .map(({ productId, quantity }) => [productId, quantity])
      .sort(([a = 0], [b = 0]) => a - b);

  it('remembers the price of the order as the one that was seen', async () => {
    const { db } = connection;
    const product = await makeProduct(db, { price: 10_000 });
    const order = await placeCod({ db, api, shopper }, [{ product }]);
    await makeDeal(db, product.id, 8_000);
    await again(order.number);
    const { body } = await api.call('GET', '/api/cart', { token: shopper.token });
    expect(body.cartItems).toMatchObject([{ unit_price: 80, price_when_added: 100 }]);
  });

  it('puts what is on sale into the cart, and tells what is not', async () => {
    const { db } = connection;
    const plenty = await makeProduct(db, { name: 'Plenty' });
    const few = await makeProduct(db, { name: 'Few', stock: 3 });
    const gone = await makeProduct(db, { name: 'Gone' });
    const off = await makeProduct(db, { name: 'Off' });
    const order = await placeCod({ db, api, shopper }, [
      { product: plenty, quantity: 2 },
      { product: few, quantity: 2 },
      { product: gone },
      { product: off },
    ]);
    await setStock(db, gone.id, 0);
    await db.update(products).set({ isActive: false }).where(eq(products.id, off.id));
    for (let times = 0; times < 2; times++) {
      const { status, body } = await again(order.number);
      expect([status, body.data]).toEqual([
        200,
        {
          added: [
            { product_id: plenty.id, name: 'Plenty', quantity: 2, wanted: 2 },
            { product_id: few.id, name: 'Few', quantity: 1, wanted: 2 },
          ],
          missing: [
            { product_id: gone.id, name: 'Gone', reason: 'out_of_stock' },
            { product_id: off.id, name: 'Off', reason: 'not_sold_any_more' },
          ],
        },
      ]);
      expect(await cart()).toEqual([
        [plenty.id, 2],
        [few.id, 1],
      ]);
    }
  });

  it('takes nothing away from what is in the cart', async () => {
    const { db } = connection;
    const product = await makeProduct(db);
    const order = await placeCod({ db, api, shopper }, [{ product, quantity: 2 }]);
    await makeCartLine(db, shopper.id, product, 5);
    await again(order.number);
    expect(await cart()).toEqual([[product.id, 5]]);
  });

  it("does not know others' orders", async () => {
    const { db } = connection;
    const order = await placeCod({ db, api, shopper }, [{ product: await makeProduct(db) }]);
    const other = await makeShopper(db);
    expect((await again(order.number, other.token)).status).toBe(404);
    expect((await again('HT-1')).status).toBe(404);
  });
});
