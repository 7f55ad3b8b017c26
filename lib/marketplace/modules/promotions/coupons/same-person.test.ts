import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { users } from '../../../kernel/db/schema/accounts';
import { shipments } from '../../../kernel/db/schema/orders';
import { vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { eraseAccount } from '../../accounts/delete-account';
import { plainEmail } from '../../accounts/shopper-hashes';
import { codOrder, placeCod } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeSeller } from '../../sellers/testing/members';
import { makeCoupon } from './testing/coupons';

it.each([
  ['meera.sharma@gmail.com', 'meerasharma@gmail.com'],
  ['meera+haat@gmail.com', 'meera@gmail.com'],
  ['m.eera@googlemail.com', 'meera@gmail.com'],
  ['a.b+c.d@firma.in', 'ab@firma.in'],
])('takes %s for %s', (email, plain) => {
  expect(plainEmail(email)).toBe(plain);
});

describe.each(testDatabases)('an offer for one person on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());
  afterEach(async () => {
    expect(await audit(market.db)).toEqual([]);
  });

  type Shopper = Awaited<ReturnType<typeof makeShopper>>;

  const delivered = async (shopper: Shopper) => {
    const product = await makeProduct(market.db);
    const order = await placeCod({ db: market.db, api: market.api, shopper }, [{ product }]);
    const cancel = { token: shopper.token, body: { reason: 'No more' } };
    return {
      order,
      cancel: () => market.api.call('POST', `/api/orders/${order.id}/cancel`, cancel),
    };
  };
  const apply = async (
    shopper: Shopper,
    code: string,
    products: { id: number; price: number }[],
  ) => {
    const items = [];
    for (const product of products) items.push(await makeCartLine(market.db, shopper.id, product));
    const { token } = shopper;
    const body = { code };
    const { status, body: said } = await market.api.call('POST', '/api/cart/coupon', {
      token,
      body,
    });
    return { items, said: [status, said.data?.reason ?? said.data?.discount, said.message] };
  };
  const firstOnly = () => makeCoupon(market.db, { firstOrderOnly: true, usesPerShopper: 1 });
  let count = 0;
  const mailbox = () => `meera.s${++count}@gmail.com`;

  it('is no first order under another spelling of the address', async () => {
    const { db } = market;
    const email = mailbox();
    await delivered(await makeShopper(db, { email }));
    const again = await makeShopper(db, { email: `m.eera.s${count}+second@googlemail.com` });
    const { code } = await firstOnly();
    const { said } = await apply(again, code, [await makeProduct(db)]);
    expect(said.slice(0, 2)).toEqual([409, 'first_order_only']);
    const other = await makeShopper(db, { email: mailbox() });
    expect((await apply(other, code, [await makeProduct(db)])).said[0]).toBe(200);
  });

  it.each(['email', 'phone'] as const)(
    'is no first order after deleting the account, by %s',
    async (by) => {
      const { db } = market;
      const phone = `98765${String(10_000 + ++count)}`;
      const known = { phone, phoneVerifiedAt: new Date() };
      const email = mailbox();
      const first = await makeShopper(db, by === 'email' ? { email } : known);
      const { order } = await delivered(first);
      await db
        .update(shipments)
        .set({ status: 'delivered' })
        .where(eq(shipments.orderId, order.id));
      await eraseAccount(db, first.id);
      const again = await makeShopper(db, by === 'email' ? { email } : known);
      const { code } = await firstOnly();
      const { said } = await apply(again, code, [await makeProduct(db)]);
      expect(said.slice(0, 2)).toEqual([409, 'first_order_only']);
      // As it was for this test only: nothing posts this delivery.
      await db
        .update(shipments)
        .set({ status: 'cancelled' })
        .where(eq(shipments.orderId, order.id));
      await db
        .update(users)
        .set({ email: `was-${again.email}` })
        .where(eq(users.id, again.id));
    },
  );

  it.each(['owner', 'orders'] as const)(
    'of the market is none on goods of the own store, for its %s',
    async (role) => {
      const { db } = market;
      const { store, vendorId } = await makeSeller(db, { role });
      const email = `own.er${++count}@example.in`;
      await db.update(vendors).set({ email }).where(eq(vendors.id, vendorId));
      const shopper = await makeShopper(db, { email: `owner${count}+shop@example.in` });
      const { code } = await makeCoupon(db);
      const own = await makeProduct(db, { storeId: store.id });
      const { said } = await apply(shopper, code, [own]);
      expect(said).toEqual([
        409,
        'own_store',
        `Coupon ${code} does not apply to products of your own store.`,
      ]);
      const both = await apply(shopper, code, [await makeProduct(db)]);
      expect(both.said.slice(0, 2)).toEqual([200, 10]);
    },
  );

  it('of the store itself is its own affair', async () => {
    const { db } = market;
    const { store, vendorId } = await makeSeller(db);
    const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
    const shopper = await makeShopper(db, { email: String(vendor?.email) });
    const { code } = await makeCoupon(db, { storeId: store.id });
    const own = await makeProduct(db, { storeId: store.id });
    const { items, said } = await apply(shopper, code, [own]);
    expect(said.slice(0, 2)).toEqual([200, 10]);
    const placed = await market.api.call('POST', '/api/orders', {
      token: shopper.token,
      body: codOrder(items),
    });
    expect(placed.body.data.totals.discount).toBe(10);
  });
});
