import { askStock } from './ask-stock';
import type { Judged } from './judged';

const row = (fields: Judged['fields'], stock?: number) =>
  ({ fields, values: { sku: fields.sku, stock }, asks: [] }) as unknown as Judged;

/** Returns the stock of each row, and the kinds of its questions, after the store's answer. */
function asked(rows: Judged[], answer: string | undefined, present: string[] = []) {
  askStock(rows, new Set(present), { choices: () => answer });
  return rows.map(({ values, asks }) => [
    values.stock,
    asks.map(({ kind, value }) => kind + value),
  ]);
}

it('asks once how many there are of new goods without a stock', () => {
  expect(
    asked([row({ sku: 'A', name: 'Pot' }), row({ sku: 'B', name: 'Pan' })], undefined),
  ).toEqual([
    [undefined, ['stock']],
    [undefined, ['stock']],
  ]);
});

it("takes the store's answer", () => {
  expect(asked([row({ sku: 'A', name: 'Pot' })], '12')).toEqual([[12, ['stock']]]);
});

it('asks for nothing that the file or the store knows', () => {
  const rows = [row({ sku: 'A', name: 'Pot', stock: '3' }, 3), row({ sku: 'B', name: 'Pan' })];
  expect(asked(rows, '12', ['B'])).toEqual([
    [3, []],
    [undefined, []],
  ]);
});

it('asks for no stock of codes without a name', () => {
  expect(asked([row({ sku: 'A', price: '9' })], '12')).toEqual([[undefined, []]]);
});
