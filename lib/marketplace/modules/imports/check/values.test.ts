import { importFields } from '@/lib/api/schemas/seller/import-fields';
import type { Connection } from '../../../kernel/db/connection';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { type Catalogue, readCatalogue } from './catalogue';
import { saysCurrency } from './numbers';
import { readValues } from './values';

let connection: Connection;
let catalogue: Catalogue;
beforeAll(async () => {
  connection = await openTestDatabase();
  catalogue = await readCatalogue(connection.db);
});
afterAll(() => connection.close());

// Each would take minutes where the time grows with the square of the length.
it.each(importFields)('reads a %s of spaces in one pass', (field) => {
  for (const between of [' ', '\n', ' ,', ' :', ' ;', ' >', '-_ ']) {
    const text = `a${between.repeat(300_000)}b`;
    expect(readValues({ [field]: text }, catalogue)).toBeDefined();
  }
});

it('reads attributes and pictures with spaces around what parts them', () => {
  const { values } = readValues(
    {
      attributes: ' fabric : cotton ;; fit:regular ',
      pictures: 'a.jpg | b.jpg ,  https://x.example/c',
    },
    catalogue,
  );
  expect(values.attributes).toEqual(['fabric:cotton', 'fit:regular']);
  expect(values.pictures).toEqual(['a.jpg', 'b.jpg', 'https://x.example/c']);
});

it.each(['$ 12', 'USD 12', '12 EUR', '€12.50'])('never takes %s for rupees', (price) => {
  const { values, notes, asks } = readValues({ price }, catalogue);
  expect(values.price).toBeUndefined();
  expect(notes).toMatchObject([{ field: 'price', code: 'currency' }]);
  expect(asks).toMatchObject([{ kind: 'currency', proposal: null }]);
});

it('asks for no brand where a file names the store as the maker, until the store says so', () => {
  const choices = (choice?: string) => () => choice;
  const read = (choice?: string) =>
    readValues({ brand: 'Anand  Textiles' }, catalogue, choices(choice), 'anand textiles');
  expect(read()).toMatchObject({ notes: [], asks: [{ kind: 'brand', proposal: null }] });
  expect(read('request').notes).toMatchObject([{ code: 'brand_requested' }]);
  const other = readValues({ brand: 'Kaveri' }, catalogue, choices(), 'Anand Textiles');
  expect(other.asks).toMatchObject([{ proposal: 'request' }]);
});

it.each([
  ['₹499', true],
  ['Rs. 499/-', true],
  ['499 USD', true],
  ['499.00', false],
  ['1,299', false],
  ['', false],
])('tells of %j whether it says its currency', (price, says) => {
  expect(saysCurrency(price)).toBe(says);
});
