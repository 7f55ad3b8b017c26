import fc from 'fast-check';
import { type PricedLine, totalUp } from './totals';

const store = (id: number, more: Partial<PricedLine['store']> = {}) => ({
  id,
  stateCode: '27',
  shippingFee: 4_900,
  freeShippingFrom: 50_000,
  ...more,
});
const line = (unitPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unitPrice,
  gst: { own: 1_800, bands: [] },
  store: store(1),
  ...more,
});

describe('totalUp', () => {
  it('adds nothing on top of the prices shown but shipping', () => {
    const { totals } = totalUp(
      [line(99_900, { store: store(1, { freeShippingFrom: null }) })],
      '27',
    );
    expect(totals).toEqual({
      subtotal: 84_662,
      tax: 15_238,
      rounding: 0,
      shipping: 4_900,
      discount: 0,
      grandTotal: 104_800,
    });
  });

  it('ships free from the threshold of each store, counting its own lines only', () => {
    const lines = [
      line(49_999, { store: store(1) }),
      line(20_000, { store: store(2), quantity: 2 }),
      line(10_000, { store: store(2) }),
    ];
    const { shipments, totals } = totalUp(lines, '27');
    expect(shipments.map(({ store, shipping }) => [store.id, shipping])).toEqual([
      [1, 4_900],
      [2, 0],
    ]);
    expect(totals.shipping).toBe(4_900);
  });

  it("splits the tax by each store's state", () => {
    const lines = [line(99_900), line(99_900, { store: store(2, { stateCode: '29' }) })];
    const [home, away] = totalUp(lines, '27').shipments.map((shipment) => shipment.lines[0]);
    expect(home).toMatchObject({ cgst: 7_619, sgst: 7_619, igst: 0 });
    expect(away).toMatchObject({ cgst: 0, sgst: 0, igst: 15_239 });
  });

  it('of nothing is nothing', () => {
    expect(totalUp([], '27').totals.grandTotal).toBe(0);
  });

  it('holds the identity to the paisa, wherever it is sent', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 999 }),
        unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
        gst: fc.constantFrom(0, 25, 300, 500, 1_800, 4_000).map((own) => ({ own, bands: [] })),
        store: fc.integer({ min: 1, max: 4 }).map((id) => store(id, { stateCode: `2${id}` })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.constantFrom('21', '22', undefined), (lines, state) => {
        const { shipments, totals } = totalUp(lines, state);
        const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
        expect(totals.subtotal + totals.tax).toBe(goods);
        expect(totals.subtotal + totals.tax - totals.discount + totals.shipping).toBe(
          totals.grandTotal,
        );
        expect(shipments.flatMap((shipment) => shipment.lines)).toHaveLength(lines.length);
        expect(totals.grandTotal).toBe(totalUp(lines, '24').totals.grandTotal);
      }),
    );
  });
});
