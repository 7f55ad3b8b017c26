import fc from 'fast-check';
import { breakUp } from './price-break-up';

const totals = {
  subtotal: 1693.22,
  tax: 304.78,
  shipping: 49,
  discount: 0,
  rounding: 0,
  grand_total: 2047,
};

it('counts what is below the MRP, times the quantity', () => {
  const lines = [
    { mrp: 1200, unit_price: 799.5, quantity: 2 },
    { mrp: 300, unit_price: 399, quantity: 1 },
  ];
  expect(breakUp(totals, lines)).toEqual({
    mrp: 2799,
    onMrp: 801,
    discount: 0,
    shipping: 49,
    saved: 801,
  });
});

it('adds a discount of the order to what is saved', () => {
  const lines = [{ mrp: 2098, unit_price: 2098, quantity: 1 }];
  expect(breakUp({ ...totals, discount: 100 }, lines)).toMatchObject({
    mrp: 2098,
    discount: 100,
    saved: 100,
  });
});

it('adds up to the grand total, to the paisa', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 });
  const line = fc.record({ mrp: money, unit: money, quantity: fc.integer({ min: 1, max: 999 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), money, (drawn, shipping) => {
      const lines = drawn.map(({ mrp, unit, quantity }) => ({
        mrp: mrp / 100,
        unit_price: unit / 100,
        quantity,
      }));
      const goods = drawn.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
      const grand_total = (goods + shipping) / 100;
      const of = breakUp({ ...totals, shipping: shipping / 100, grand_total }, lines);
      expect(of.mrp - of.onMrp - of.discount + of.shipping).toBeCloseTo(grand_total, 2);
      expect(of.onMrp).toBeGreaterThanOrEqual(0);
    }),
  );
});
