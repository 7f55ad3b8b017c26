import { eq } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { shipments } from '../../kernel/db/schema/orders';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { openSearch, type Search } from './index';

const address = {
  full_name: 'Asha Rao',
  phone: '9876543210',
  full_address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** Checks that every writer of products sets updated_at, by which other instances find changes. */
describe.each(testDatabases)('the search of another instance on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let other: Search;
  let shopper: { id: number; token: string };
  let product: { id: number; price: number };
  let shipmentId: number;
  let orderId: number;

  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    api = testHost(connection);
    other = openSearch(db);
    shopper = await makeShopper(db);
    const { id: storeId } = await makeStore(db);
    await makeProduct(db, { storeId, soldCount: 1 });
    product = await makeProduct(db, { storeId, stock: 2 });
    await other.list(productQuerySchema.parse({}), 'en');
  });
  afterAll(async () => {
    await backgroundDone();
    await other.close();
    await connection.close();
  });

  const idsBy = async (query: object) => {
    await other.settled(); // a query waits a quarter of a second at most for changes
    return (await other.list(productQuerySchema.parse(query), 'en')).ids;
  };

  it('follows what an order takes from stock and adds to the sales', async () => {
    expect(await idsBy({ in_stock: '1' })).toContain(product.id);
    expect((await idsBy({}))[0]).not.toBe(product.id);
    const line = await makeCartLine(connection.db, shopper.id, product, 2);
    const { status, body } = await api.call('POST', '/api/orders', {
      token: shopper.token,
      body: {
        items: [line],
        shipping_address: address,
        billing_same_as_shipping: true,
        payment_method: 'cod',
      },
    });
    expect(status).toBe(201);
    orderId = body.data.id;
    shipmentId = body.data.shipments[0].id;
    expect(await idsBy({ in_stock: '1' })).not.toContain(product.id);
    expect((await idsBy({})).at(-1)).toBe(product.id);
  });

  it('follows a review', async () => {
    await connection.db
      .update(shipments)
      .set({ status: 'delivered' })
      .where(eq(shipments.id, shipmentId));
    const { status } = await api.call('POST', `/api/products/${product.id}/reviews`, {
      token: shopper.token,
      body: { rating: 5, title: 'Good', comment: 'Holds what it says, and looks well.' },
    });
    expect(status).toBe(201);
    expect(await idsBy({ rating: '4' })).toEqual([product.id]);
  });

  it('follows what a cancellation puts back', async () => {
    await connection.db
      .update(shipments)
      .set({ status: 'placed' })
      .where(eq(shipments.id, shipmentId));
    const { status } = await api.call('POST', `/api/orders/${orderId}/cancel`, {
      token: shopper.token,
      body: { reason: 'Changed my mind' },
    });
    expect(status).toBe(200);
    expect(await idsBy({ in_stock: '1' })).toContain(product.id);
  });
});
