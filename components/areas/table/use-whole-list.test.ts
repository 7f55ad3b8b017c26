import type { Column } from './description';
import { foundRows, sortedRows } from './use-whole-list';

type Row = { name: string; city?: string; count: number };
const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name },
  { key: 'city', label: 'City', value: ({ city }) => city },
  { key: 'count', label: 'Count', kind: 'number', value: ({ count }) => count },
];
const rows: Row[] = [
  { name: 'Item 10', city: 'Pune', count: 9 },
  { name: 'Item 9', count: 10 },
  { name: 'Other', city: 'Agra', count: 1 },
];
const names = (of: Row[]) => of.map(({ name }) => name);

it('finds the rows with all words of a search in any column', () => {
  expect(names(foundRows(rows, columns, 'pune item'))).toEqual(['Item 10']);
  expect(foundRows(rows, columns, undefined)).toHaveLength(3);
});

it.each([
  ['name', ['Item 9', 'Item 10', 'Other']],
  ['-count', ['Item 9', 'Item 10', 'Other']],
  ['city', ['Other', 'Item 10', 'Item 9']],
  ['-city', ['Item 10', 'Other', 'Item 9']],
  ['unknown', ['Item 10', 'Item 9', 'Other']],
])('sorts by %s, empty values last', (sort, expected) => {
  expect(names(sortedRows(rows, columns, sort))).toEqual(expected);
});
