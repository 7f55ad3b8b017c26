import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { cartCoupons, coupons } from '../../../kernel/db/schema/coupons';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { transact } from '../../../kernel/db/transaction';
import { payableOrders } from '../../orders/payable-orders';
import { pune } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeCoupon } from './testing/coupons';

describe.each(testDatabases)('the coupon of an order paid too late on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  const inCart = async (couponId: number) => {
    const shopper = await makeShopper(market.db);
    await market.db.insert(cartCoupons).values({ userId: shopper.id, couponId });
    return shopper;
  };
  const usedOf = async (id: number) =>
    (await market.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.used;

  it.each([
    ['is taken again', 'nothing', 'placed', 1],
    ['is no longer there: the money goes back', 'taken', 'cancelled', 1],
    ['has ended: the money goes back', 'ended', 'cancelled', 0],
    ['takes off less: the money goes back', 'less', 'cancelled', 0],
  ])('%s', async (_, meanwhile, status, used) => {
    const { db } = market;
    const { id } = await makeCoupon(db, { usesAllowed: 1, usesPerShopper: 1 });
    const shopper = await inCart(id);
    const begun = await market.begin([await makeProduct(db)], { shopper });
    expect(begun.order.totals.discount).toBe(10);
    await market.fault({ kind: 'delay', order_id: begun.providerOrder, seconds: 3600 });
    const receipt = await market.press(begun.providerOrder);
    await transact(db, (tx) => payableOrders.lapse(tx, begun.order.id, new Date()));
    expect(await usedOf(id)).toBe(0);
    if (meanwhile === 'ended') {
      await db.update(coupons).set({ endsAt: new Date() }).where(eq(coupons.id, id));
    }
    if (meanwhile === 'less') {
      await db.update(coupons).set({ value: 5 }).where(eq(coupons.id, id));
    }
    if (meanwhile === 'taken') {
      const other = await inCart(id);
      await market.order([await makeProduct(db)], { shopper: other, method: 'cod' });
    }
    await market.verify(shopper, receipt);
    await market.quiet();
    expect((await market.orderOf(shopper, begun.order.number)).status).toBe(status);
    expect(await usedOf(id)).toBe(used);
    await market.jobs();
    expect(await audit(db)).toEqual([]);
  });

  it('is one of a first order only once, however many wait for their money', async () => {
    const { db } = market;
    const firstOnly = { firstOrderOnly: true, usesPerShopper: 1 };
    const [one, two] = [await makeCoupon(db, firstOnly), await makeCoupon(db, firstOnly)];
    const [product, other] = [await makeProduct(db), await makeProduct(db)];
    const shopper = await inCart(one.id);
    // Other shoppers of these tests have used such offers with the usual phone.
    const shipping_address = { ...pune, phone: '9811100002' };
    await market.begin([product], { shopper, shipping_address });
    const again = await market.order([other], { shopper, coupon: two.code, shipping_address });
    expect([again.answer.status, again.answer.body.data?.totals?.discount]).toEqual([
      409,
      undefined,
    ]);
  });
});
