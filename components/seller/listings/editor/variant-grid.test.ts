import { cellValue, cross, newSku, paste } from './variant-grid';

describe('the grid of variants', () => {
  it('makes every colour in every size, and keeps what is there', () => {
    const red = newSku({ sku: 'MINE', colour: 'Red', size: 'M', mrp: 999, price: 499 });
    const skus = cross([red], { code: 'L-1', colours: ['Red', 'Navy'], sizes: ['M', 'L'] });
    expect(skus.map(({ sku }) => sku)).toEqual(['MINE', 'L-1-RED-L', 'L-1-NAVY-M', 'L-1-NAVY-L']);
    expect(skus.every(({ price }) => price === 499)).toBe(true);
  });

  it('takes cells of a sheet from a cell on, with Indian grouping and digits', () => {
    const skus = paste(
      [newSku({ sku: 'A' })],
      { row: 0, column: 'mrp' },
      '₹1,299\t९९९\t5\n800\tx\t2\n',
    );
    expect(skus).toMatchObject([
      { sku: 'A', mrp: 1299, price: 999, stock: 5 },
      { sku: '', mrp: 800, price: null, stock: 2 },
    ]);
  });

  it.each([
    ['price', '12.345', 12.35],
    ['stock', '4.6', 5],
    ['stock', '-1', null],
    ['length_cm', '12.34', 12.3],
    ['height_cm', '0', null],
    ['colour', ' Red ', 'Red'],
  ] as const)('reads a %s of %j as %j', (column, text, value) =>
    expect(cellValue(column, text)).toBe(value),
  );
});
