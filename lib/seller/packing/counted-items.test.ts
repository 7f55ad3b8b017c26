import { countCode, restOf } from './counted-items';

const items = [
  { id: 1, sku: 'KUR-BLU-M', gtin: '8901234567894', quantity: 2 },
  { id: 2, sku: 'CUP', gtin: '036000291452', quantity: 1 },
  { id: 3, sku: 'CUP', gtin: null, quantity: 1 },
];
const idOf = (outcome: ReturnType<typeof countCode>) =>
  typeof outcome === 'string' ? outcome : outcome.item.id;

describe('what is packed by scanning', () => {
  it('counts a unit of the item with the barcode or the SKU, however that is written', () => {
    expect(idOf(countCode(items, {}, '8901234567894'))).toBe(1);
    expect(idOf(countCode(items, {}, ' kur-blu-m\n'))).toBe(1);
    expect(countCode(items, { 1: 1 }, '8901234567894')).toMatchObject({ counted: { 1: 2 } });
  });

  it('knows a UPC that a scanner reads with a zero more or less', () => {
    expect(idOf(countCode(items, {}, '0036000291452'))).toBe(2);
    expect(idOf(countCode(items, {}, '36000291452'))).toBe(2);
  });

  it('counts no unit that is not in the shipment', () => {
    expect(countCode(items, { 1: 2 }, '8901234567894')).toBe('complete');
    for (const code of ['8901234567895', '', '   ', '0', 'KUR', 'x'.repeat(100_000)]) {
      expect(countCode(items, {}, code)).toBe('unknown');
    }
  });

  it('takes the next of two items with one code when the first is complete', () => {
    expect(idOf(countCode(items, { 2: 1 }, 'cup'))).toBe(3);
    expect(countCode(items, { 2: 1, 3: 1 }, 'cup')).toBe('complete');
  });

  it('leaves what was not counted', () => {
    expect(restOf(items, { 1: 1, 2: 1 })).toEqual([
      { id: 1, quantity: 1 },
      { id: 3, quantity: 1 },
    ]);
    expect(restOf(items, { 1: 2, 2: 1, 3: 1 })).toEqual([]);
  });
});
