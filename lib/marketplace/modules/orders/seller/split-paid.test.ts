import type { Order } from '@/lib/contract/schemas/orders';
import { audit } from '../../../audit/audit';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeCoupon } from '../../promotions/coupons/testing/coupons';
import { makeSeller } from '../../sellers/testing/members';

describe.each(testDatabases)('what was paid for a shipment packed in two on $name', ({ open }) => {
  let market: Market;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  beforeAll(async () => {
    market = await openMarket(await open());
    seller = await makeSeller(market.db, { name: 'Split' });
  });
  afterEach(async () => {
    await market.quiet();
    expect(await audit(market.db)).toEqual([]);
  });
  afterAll(() => market.close());

  const post = (path: string, body: object) =>
    market.api.call('POST', `/api/seller/shipments/${path}`, { token: seller.token, body });

  /** Orders seven of a product at ₹333.35 with a coupon of 10%. */
  async function ordered(method: 'upi' | 'cod') {
    const product = await makeProduct(market.db, { storeId: seller.store.id, price: 33_335 });
    const { code } = await makeCoupon(market.db);
    const options = { method, quantity: 7, coupon: code };
    const { shopper, order, providerOrder } = await market.begin([product], options);
    if (method === 'upi') {
      await market.press(providerOrder);
      await market.quiet();
    }
    const view = (): Promise<Order> => market.orderOf(shopper, order.number);
    const [shipment] = (await view()).shipments;
    const id = shipment?.id ?? 0;
    const some = (quantity: number) => ({ items: [{ sku: product.sku, quantity }] });
    return { id, view, some };
  }

  it.each(['upi', 'cod'] as const)(
    'by %s stays the same to the paisa, with its coupon and after a cancellation',
    async (method) => {
      const { id, view, some } = await ordered(method);
      const placed = await view();
      expect(placed.totals.discount).toBeGreaterThan(0);
      await post(`${id}/cancel`, { reason: 'Torn', ...some(1) });
      const before = await view();
      for (const quantity of [1, 2, 1]) {
        expect((await post(`${id}/split`, some(quantity))).status).toBe(201);
      }
      const after = await view();
      expect(after.shipments).toHaveLength(4);
      expect(after.totals).toMatchObject({
        grand_total: placed.totals.grand_total,
        discount: placed.totals.discount,
      });
      const { grand_total, discount, shipping, rounding } = before.current_totals;
      expect(after.current_totals).toMatchObject({ grand_total, discount, shipping, rounding });
      expect(after.payment).toMatchObject({ amount: before.payment.amount });
    },
  );

  it('goes back exactly once each part is cancelled', async () => {
    const { id, view, some } = await ordered('upi');
    const { amount } = (await view()).payment;
    const { body } = await post(`${id}/split`, some(3));
    const added = body.data.new_shipment;
    await post(`${added.id}/cancel`, { reason: 'None left' });
    const { refunds, status } = await view();
    expect([refunds.map((refund) => refund.amount), status]).toEqual([
      [added.money.total],
      'placed',
    ]);
    await post(`${id}/cancel`, { reason: 'None left' });
    const over = await view();
    const back = over.refunds.reduce((sum, refund) => sum + Math.round(refund.amount * 100), 0);
    expect([back, over.status]).toEqual([Math.round(amount * 100), 'cancelled']);
  });
});
