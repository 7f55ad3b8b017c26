import { importFields } from '@/lib/contract/schemas/seller/import-fields';
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

// Each case would take minutes if the time grew with the square of the length.
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

it.each([
  ['Pesos', 'PESOS'],
  ['US Dollars', 'USDOLLARS'],
  ['INR', undefined],
  ['Indian Rupee', undefined],
  ['रुपये', undefined],
])('asks for the rate of a price whose column of currencies says %s', (currency, asked) => {
  const { values, asks } = readValues({ price: '120', currency }, catalogue);
  expect([values.price, asks[0]?.value]).toEqual(asked ? [undefined, asked] : [120, undefined]);
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

it.each([
  ['₹1,29,900.50', 129_900.5],
  ['1.299,50', 1299.5],
  ['499,00', 499],
  ['10%', undefined],
  ['4,99', undefined],
  ['free', undefined],
])('reads the price %s as %s', (price, value) => {
  expect(readValues({ price }, catalogue).values.price).toBe(value);
});

it.each([
  ['12 Pcs', 12],
  ['5+', 5],
  ['-3', 0],
  ['lots', undefined],
])('reads the stock %s as %s', (stock, value) => {
  expect(readValues({ stock }, catalogue).values.stock).toBe(value);
});

it.each([
  [{ name: 'सूती कुर्ता' }, { name_hi: 'सूती कुर्ता' }],
  [
    { name: 'सूती कुर्ता', name_hi: 'Cotton kurta' },
    { name: 'Cotton kurta', name_hi: 'सूती कुर्ता' },
  ],
  [{ name: 'Cotton kurta (सूती)' }, { name: 'Cotton kurta (सूती)' }],
])('puts the texts %j into the fields of their languages', (fields, values) => {
  expect(readValues(fields, catalogue).values).toEqual(values);
});

it.each([
  ['8.90123E+12', '8901234567894', '8901234567894'],
  ['8,90123E+12', '8901239999999', undefined],
  ['8.90123E+12', '', undefined],
])('says of the code %s beside the barcode %s that it was probably %s', (sku, gtin, likely) => {
  const [problem] = readValues({ sku, gtin }, catalogue).problems;
  expect(problem).toMatchObject({ code: 'excel_number' });
  expect(problem?.params?.likely).toBe(likely);
});
