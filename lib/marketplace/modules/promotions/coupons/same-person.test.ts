import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { users } from '../../../kernel/db/schema/accounts';
import { shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { eraseAccount } from '../../accounts/delete-account';
import { plainEmail } from '../../accounts/shopper-hashes';
import { codOrder, placeCod, pune } from '../../orders/testing/orders';
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
      // The delivery was made up for this test only: nothing posts it.
      await db
        .update(shipments)
        .set({ status: 'cancelled' })
        .where(eq(shipments.orderId, order.id));
      await db.update(payments).set({ status: 'cancelled' }).where(eq(payments.orderId, order.id));
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

  /** Puts the coupon into a new shopper's cart and orders to this address. */
  async function orderTo(code: string, address: Partial<typeof pune>) {
    const shopper = await makeShopper(market.db);
    const { items } = await apply(shopper, code, [await makeProduct(market.db)]);
    const { status, body } = await market.api.call('POST', '/api/orders', {
      token: shopper.token,
      body: codOrder(items, { shipping_address: { ...pune, ...address } }),
    });
    return [status, body.data?.reason];
  }
  const freshPhone = () => `98111${String(10_000 + ++count)}`;
  const freshAddress = () => ({ full_address: `${++count} Lake Road` });
  const secondFirst = [409, 'first_order_only'];

  it('is one for the phone of the delivery, whichever account and address', async () => {
    const { code } = await firstOnly();
    const phone = freshPhone();
    expect(await orderTo(code, { phone, ...freshAddress() })).toEqual([201, undefined]);
    expect(await orderTo(code, { phone, ...freshAddress() })).toEqual([409, 'used_by_you']);
    const other = await firstOnly();
    expect(await orderTo(other.code, { phone, ...freshAddress() })).toEqual(secondFirst);
  });

  it('is one for the phone of the delivery in orders at once', async () => {
    const { code } = await firstOnly();
    const phone = freshPhone();
    const orders = [1, 2, 3].map(() => orderTo(code, { phone, ...freshAddress() }));
    const taken = (await Promise.all(orders)).filter(([status]) => status === 201);
    expect(taken).toHaveLength(1);
  });

  it('is one for each of three phones at a postal address, however it is written', async () => {
    const { code } = await firstOnly();
    const written = ['Room 7, Ganga Hostel', 'room 7 ganga hostel', 'ROOM-7,  Ganga  Hostel.'];
    for (const full_address of written) {
      expect(await orderTo(code, { phone: freshPhone(), full_address })).toEqual([201, undefined]);
    }
    const [full_address = ''] = written;
    expect(await orderTo(code, { phone: freshPhone(), full_address })).toEqual(secondFirst);
    const next = { phone: freshPhone(), full_address: 'Room 8, Ganga Hostel' };
    expect(await orderTo(code, next)).toEqual([201, undefined]);
  });

  it('counts uses for each shopper by the phone of the delivery too', async () => {
    const { code } = await makeCoupon(market.db, { usesPerShopper: 1 });
    const phone = freshPhone();
    expect(await orderTo(code, { phone })).toEqual([201, undefined]);
    expect(await orderTo(code, { phone })).toEqual([409, 'used_by_you']);
  });

  it.each(['delivery', 'billing'] as const)(
    'of the market is none on goods of the own store where only the phone of %s is the owner’s',
    async (where) => {
      const { db } = market;
      const { store, vendorId } = await makeSeller(db);
      const phone = freshPhone();
      await db.update(vendors).set({ phone }).where(eq(vendors.id, vendorId));
      const { code } = await makeCoupon(db);
      const shopper = await makeShopper(db);
      const own = await makeProduct(db, { storeId: store.id });
      const { items, said } = await apply(shopper, code, [own]);
      expect(said[0]).toBe(200);
      const theirs = { ...pune, ...freshAddress(), phone };
      const others = { ...pune, ...freshAddress(), phone: freshPhone() };
      const body = codOrder(items, {
        shipping_address: where === 'delivery' ? theirs : others,
        billing_same_as_shipping: false,
        billing_address: where === 'delivery' ? others : theirs,
      });
      const placed = await market.api.call('POST', '/api/orders', { token: shopper.token, body });
      expect([placed.status, placed.body.data?.reason]).toEqual([409, 'own_store']);
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
