import { eq, isNull, ne } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { cartCoupons, coupons, couponUses } from '../../../kernel/db/schema/coupons';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { codOrder, pune } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeCoupon } from './testing/coupons';

describe.each(testDatabases)('a coupon of few uses on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  it('is used as often as it may be by 200 orders at once, paid either way', async () => {
    const { db, api } = market;
    const coupon = await makeCoupon(db, { usesAllowed: 20, usesPerShopper: 1 });
    const products = await Promise.all(
      Array.from({ length: 4 }, () => makeProduct(db, { stock: 1000 })),
    );
    const carts = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const shopper = await makeShopper(db);
        const product = products[index % products.length] as (typeof products)[number];
        const line = await makeCartLine(db, shopper.id, product, 2);
        await db.insert(cartCoupons).values({ userId: shopper.id, couponId: coupon.id });
        return { shopper, line, payment_method: index % 2 ? 'cod' : 'upi' };
      }),
    );
    const answers = await Promise.all(
      carts.map(({ shopper, line, payment_method }, index) => {
        const shipping_address = { ...pune, phone: String(9_811_100_000 + index) };
        const body = codOrder([line], { payment_method, shipping_address });
        return api.call('POST', '/api/orders', { token: shopper.token, body });
      }),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(20);
    expect(placed.every(({ body }) => body.data.totals.discount === 20)).toBe(true);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.data?.reason}`))).toEqual(
      new Set(['409 used_up']),
    );
    const [row] = await db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row?.used).toBe(20);
    expect(await audit(db)).toEqual([]);
    await market.jobs(20);
    const [after] = await db.select().from(coupons).where(eq(coupons.id, coupon.id));
    const kept = placed.filter(({ body }) => body.data.payment.method === 'cod');
    expect(after?.used).toBe(kept.length);
    expect(await audit(db)).toEqual([]);
  });

  it('is refused by the database itself beyond its limits', async () => {
    const { db } = market;
    const [use] = await db.select().from(couponUses).where(isNull(couponUses.releasedAt));
    const ofUse = eq(couponUses.id, Number(use?.id));
    await expect(db.update(couponUses).set({ ordinal: 2 }).where(ofUse)).rejects.toThrow();
    const ofCoupon = eq(coupons.id, Number(use?.couponId));
    await expect(db.update(coupons).set({ used: 21 }).where(ofCoupon)).rejects.toThrow();
    const twice = { couponId: use?.couponId, userId: use?.userId };
    const others = await db
      .select()
      .from(couponUses)
      .where(ne(couponUses.id, Number(use?.id)));
    await expect(
      db
        .update(couponUses)
        .set(twice)
        .where(eq(couponUses.id, Number(others[0]?.id))),
    ).rejects.toThrow();
  });
});
