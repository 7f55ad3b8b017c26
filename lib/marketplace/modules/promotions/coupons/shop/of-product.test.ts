import { testHost } from '../../../../app/testing/test-host';
import type { Connection } from '../../../../kernel/db/connection';
import { testDatabases } from '../../../../kernel/db/testing/databases';
import { makeProduct } from '../../../../kernel/db/testing/fixtures';
import { makeCoupon } from '../testing/coupons';

const day = 86_400_000;
const longAgo = new Date(Date.now() - 2 * day);
const yesterday = new Date(Date.now() - day);
const tomorrow = new Date(Date.now() + day);

describe.each(testDatabases)('coupons at a product on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  it('are those that hold for one piece of it, everybody’s before first orders, the cheapest first', async () => {
    const { db } = connection;
    const product = await makeProduct(db, { price: 99_900 });
    const other = await makeProduct(db);
    const isPublic = true;
    const only = [{ productId: product.id }];
    await makeCoupon(db, { code: 'TEN', isPublic }, only);
    await makeCoupon(db, { code: 'FIRST50', isPublic, value: 50, firstOrderOnly: true }, only);
    await makeCoupon(db, { code: 'FLAT200', isPublic, kind: 'amount', value: 20_000 }, only);
    await makeCoupon(db, { code: 'SECRET', value: 90 }, only);
    await makeCoupon(db, { code: 'FROM1000', isPublic, value: 90, leastOrder: 100_000 }, only);
    await makeCoupon(db, { code: 'PAUSED', isPublic, value: 90, isPaused: true }, only);
    await makeCoupon(
      db,
      { code: 'PAST', isPublic, value: 90, startsAt: longAgo, endsAt: yesterday },
      only,
    );
    await makeCoupon(db, { code: 'SOON', isPublic, value: 90, startsAt: tomorrow }, only);
    await makeCoupon(db, { code: 'GONE', isPublic, value: 90, usesAllowed: 3, used: 3 }, only);
    await makeCoupon(db, { code: 'OTHERS', isPublic, value: 90 }, [{ productId: other.id }]);
    await makeCoupon(db, { code: 'THEIRS', isPublic, value: 90, storeId: other.storeId });
    const { status, body } = await api.call('GET', `/api/products/${product.id}/coupons`);
    expect([status, body.data]).toMatchObject([
      200,
      [
        { code: 'FLAT200', discount: 200, price: 799, first_order_only: false },
        { code: 'TEN', discount: 99.9, price: 899.1, text: '10% off' },
        { code: 'FIRST50', price: 499.5, first_order_only: true },
      ],
    ]);
  });

  it('are none of a product that is not on sale', async () => {
    const product = await makeProduct(connection.db, { isActive: false });
    const { status } = await api.call('GET', `/api/products/${product.id}/coupons`);
    expect(status).toBe(404);
  });
});
