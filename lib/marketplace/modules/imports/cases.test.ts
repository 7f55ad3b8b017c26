import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import type { Connection } from '../../kernel/db/connection';
import { importRows } from '../../kernel/db/schema/imports';
import { listings } from '../../kernel/db/schema/listings';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { makeCategory } from '../../kernel/db/testing/fixtures';
import { ofRowKey } from './files/row-keys';
import { type ImportDesk, openImportDesk } from './testing/import-desk';

const folder = join(process.cwd(), 'lib/marketplace/modules/imports/testing/cases');
const file = (name: string) => readFileSync(join(folder, name));

let connection: Connection;
let desk: ImportDesk;
beforeAll(async () => {
  connection = await openTestDatabase();
  await makeCategory(connection.db, { name: 'Kurtas & Suits', slug: 'kurtas-suits', hsn: '6211' });
});
beforeEach(async () => {
  desk = await openImportDesk(connection);
});
afterEach(() => desk.close());
afterAll(() => connection.close());

/** Checks a file with the mapping that is offered; returns the import, and what is known of each row. */
async function checked(bytes: Uint8Array) {
  const one: SellerImport = await desk.check(bytes);
  const rows = await desk.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, one.id))
    .orderBy(asc(importRows.number));
  const seen = rows.map(({ number, outcome, problems, fields }) => ({
    row: ofRowKey(number).row,
    outcome,
    codes: problems.map(({ code }) => code),
    problems,
    ...fields,
  }));
  return { ...one, seen };
}
const documents = async () => {
  const rows = await desk.db
    .select()
    .from(listings)
    .where(eq(listings.storeId, desk.store.id))
    .orderBy(listings.id);
  return rows.map(({ code, status, draft }) => ({ code, status, document: draft }));
};

it.each(['a1-plain-headings.csv', 'a2-same-with-product-name.csv'])(
  'maps all eleven columns of %s',
  async (name) => {
    const { mapping, unused_columns: unused } = await checked(file(name));
    expect(Object.keys(mapping).sort()).toEqual(
      [
        ...['brand', 'category', 'colour', 'gtin', 'mrp', 'name', 'pictures', 'price', 'sku'],
        ...['stock', 'weight_grams'],
      ].sort(),
    );
    expect(unused).toEqual([]);
  },
);

it('reads weights in grams and with their units, and names grams where one is none', async () => {
  const { seen, counts } = await checked(file('b-weights.csv'));
  expect(counts).toMatchObject({ rows: 6, faulty: 0, left_out: 0 });
  expect(seen.map(({ codes }) => codes.includes('grams'))).toEqual([
    ...[true, false, true, false, true, false],
  ]);
  const { body } = await desk.call(
    'GET',
    `imports/${(await checked(file('b-weights.csv'))).id}/report?problem=grams`,
  );
  const told = body.data.rows[0].problems.map(({ message }: { message: string }) => message);
  expect(told).toContainEqual(expect.stringMatching(/grams/));
});

it('reads sheets with the same headings together, and names them', async () => {
  const { sheets, seen, id } = await checked(file('c-two-sheets.xlsx'));
  expect(sheets).toEqual([
    { name: 'Men', is_read: true },
    { name: 'Women', is_read: true },
  ]);
  expect(seen.map(({ sku }) => sku)).toEqual(['ME-0', 'ME-1', 'ME-2', 'WO-0', 'WO-1', 'WO-2']);
  const { body } = await desk.call('PUT', `imports/${id}/reading`, { sheets: ['Women'] });
  expect(body.data).toMatchObject({
    state: 'mapping',
    sheets: [{ is_read: false }, { is_read: true }],
  });
});

it('takes a size that Excel made a date as the range that it was, and says so', async () => {
  const { seen } = await checked(file('d-date-size.xlsx'));
  expect(seen.map(({ size }) => size)).toEqual(['2-3', '04-Feb', '4-5']);
  expect(seen[1]?.problems).toContainEqual({
    field: 'size',
    code: 'size_was_date',
    params: { shown: '04-Feb', likely: '2-4' },
  });
});

it('counts a merged cell for all its rows', async () => {
  const { seen, counts } = await checked(file('e-merged.xlsx'));
  expect(counts).toMatchObject({ rows: 3, new: 3, faulty: 0 });
  expect(seen.map(({ name, listing_code: code }) => [code, name])).toEqual([
    ['MG-1', 'Merged kurta'],
    ['MG-1', 'Merged kurta'],
    ['MG-1', 'Merged kurta'],
  ]);
});

it('keeps draft and archived goods as drafts', async () => {
  const { seen, lacks } = await checked(file('f-shopify-status.csv'));
  expect(seen.map(({ codes }) => codes.includes('draft_in_source'))).toEqual([false, true, true]);
  expect(lacks).toContainEqual(expect.objectContaining({ problem: 'draft_in_source', rows: 2 }));
});

it('adds options to a SKU that several variants share', async () => {
  const { seen, counts } = await checked(file('g-shopify-same-sku.csv'));
  expect(counts).toMatchObject({ rows: 3, new: 3, faulty: 0 });
  expect(seen.map(({ sku }) => sku)).toEqual(['TEE-1-S-Red', 'TEE-1-M-Red', 'TEE-1-L-Red']);
  for (const { codes } of seen) expect(codes).toContain('sku_with_options');
});

it("takes the colour of a product's metafield", async () => {
  const { seen } = await checked(file('h-shopify-colour-metafield.csv'));
  expect(seen.map(({ colour, attributes }) => [colour, attributes])).toEqual([
    ['blue', 'fabric:cotton'],
    ['blue', 'fabric:cotton'],
  ]);
});

it('accounts for every record of a WooCommerce export', async () => {
  const { seen, counts } = await checked(file('i-woo-variable-alone.csv'));
  expect(counts).toMatchObject({ rows: 7, new: 3, faulty: 0, left_out: 4, joined: 0 });
  expect(seen.filter(({ outcome }) => outcome === 'left_out').map(({ codes }) => codes)).toEqual([
    ['left_out_variable_alone'],
    ['left_out_external'],
    ['left_out_grouped'],
    ['left_out_downloadable'],
  ]);
  const hidden = seen.filter(({ codes }) => codes.includes('draft_in_source'));
  expect(hidden.map(({ sku }) => sku)).toEqual(['DR-1', 'HI-1']);
});

it('keeps the name of an option whose value says nothing alone', async () => {
  const { seen, counts } = await checked(file('i2-woo-attribute-name.csv'));
  expect(seen.map(({ size }) => size)).toEqual(['Logo: Yes', 'Logo: No']);
  expect(counts).toMatchObject({ rows: 2, joined: 1, faulty: 0 });
});

it('knows WooCommerce without ID and SKU, and makes the code of the name', async () => {
  const { format, seen } = await checked(file('j-woo-no-id-sku.csv'));
  expect(format).toBe('woocommerce');
  expect(seen).toMatchObject([{ sku: 'Brahmi-oil', price: '299', outcome: 'new' }]);
  expect(seen[0]?.codes).toContain('sku_made');
});

it("reads Magento's variants, special prices and Hindi store view", async () => {
  const { format, seen, counts } = await checked(file('k-magento.csv'));
  expect(format).toBe('magento');
  expect(counts).toMatchObject({ rows: 3, new: 2, faulty: 0, left_out: 1, joined: 2 });
  expect(seen).toMatchObject([
    {
      ...{ sku: 'TS-S-Red', listing_code: 'TS', name: 'Tee', name_hi: 'टी-शर्ट' },
      ...{ category: 'Men > Tops > Tees', colour: 'Red', size: 'S', price: '499', mrp: '699' },
    },
    { sku: 'TS-M-Red', listing_code: 'TS', size: 'M' },
    { outcome: 'left_out', codes: ['left_out_bundle'] },
  ]);
});

it.each([
  ['l-instructions-name.xlsx', 'Sarees', ['SR-0', 'SR-1', 'SR-2']],
  ['v-cover-sheet.xlsx', 'Products', ['CV-0', 'CV-1', 'CV-2']],
])('takes the sheet with goods of %s', async (name, sheet, skus) => {
  const { sheets, seen } = await checked(file(name));
  expect(sheets.filter(({ is_read: read }) => read)).toMatchObject([{ name: sheet }]);
  expect(seen.map(({ sku }) => sku)).toEqual(skus);
});

it('reads an inch mark as a sign', async () => {
  const { seen } = await checked(file('m1-inch-mark.csv'));
  expect(seen.map(({ name }) => name)).toEqual(['5" plate set', 'Plate']);
});

it('loses only the row whose quote has no end, and takes it once corrected', async () => {
  const { seen, counts, id } = await checked(file('m2-open-quote.csv'));
  expect(counts).toMatchObject({ rows: 3, new: 2, faulty: 1 });
  expect(seen[1]).toMatchObject({ row: 3, codes: ['open_quote'], outcome: 'faulty' });
  const values = { sku: 'BQ-2', name: 'Plate 2', price: '499', mrp: '999', stock: '5' };
  await desk.call('PUT', `imports/${id}/cells`, { rows: [{ number: 3, values }] });
  expect((await desk.recheck(id)).counts).toMatchObject({ rows: 3, new: 3, faulty: 0 });
});

it('judges the rows before a limit of the file, and says where it has stopped', async () => {
  const rows = Array.from({ length: 450 }, (_, n) => `LAMP-${n},Desk lamp ${n},499,999,5`);
  const endless = `LAMP-X,"${'x'.repeat(1_500_000)}`;
  const table = ['sku,name,price,mrp,stock', ...rows, endless].join('\n');
  const { counts, cut, state } = await desk.check(table);
  expect({ state, cut }).toEqual({ state: 'checked', cut: { reason: 'broken', row: 451 } });
  expect(counts).toMatchObject({ rows: 450, new: 450, faulty: 0 });
});

it('decodes entities of names', async () => {
  const { id } = await checked(file('n-shopify-entities.csv'));
  await desk.apply(id);
  expect((await documents()).map(({ document }) => document?.name.en)).toEqual([
    "Tom & Jerry 'mug'",
  ]);
});

it("makes Etsy's codes of the names, and a SKU for each variation", async () => {
  const { format, seen, counts } = await checked(file('o-etsy-no-sku.csv'));
  expect(format).toBe('etsy');
  expect(counts).toMatchObject({ rows: 3, new: 3, faulty: 0 });
  expect(seen.map(({ row, sku, size, attributes }) => [row, sku, size, attributes])).toEqual([
    [2, 'Brass-diya-set-of-2', undefined, 'material:brass'],
    [3, 'Terracotta-planter-Small', 'Small', 'material:clay'],
    [3, 'Terracotta-planter-Large', 'Large', 'material:clay'],
  ]);
});

it('says what Excel has shortened, with the likely number', async () => {
  const { seen } = await checked(file('p-sci-barcode.csv'));
  expect(seen[0]?.codes).toContain('excel_number');
  expect(seen[1]?.outcome).toBe('faulty');
  expect(seen[1]?.problems[0]).toEqual({
    field: 'sku',
    code: 'excel_number',
    params: { likely: '8901234567894' },
  });
});

it('puts Hindi texts into the Hindi fields', async () => {
  const { id } = await checked(file('q-hindi.csv'));
  await desk.apply(id);
  const [one] = await documents();
  expect(one?.document?.name).toMatchObject({ hi: 'पीतल का दीया' });
  expect(one?.document?.name.en ?? '').toBe('');
  expect(one?.document?.description).toMatchObject({ hi: 'हाथ से बना पीतल का दीया' });
});

it('refuses a percentage, and a comma that can mean two things', async () => {
  const { seen } = await checked(file('s-percent.csv'));
  expect(seen.map(({ outcome, codes }) => [outcome, codes])).toEqual([
    ['faulty', ['amount']],
    ['faulty', ['amount']],
  ]);
});

it("reads Amazon's children with their parent", async () => {
  const { format, seen, counts } = await checked(file('t-amazon-minimal.txt'));
  expect(format).toBe('amazon');
  expect(counts).toMatchObject({ rows: 2, new: 2, joined: 1 });
  expect(seen).toMatchObject([
    { sku: 'P-1-S', listing_code: 'P-1', name: 'Kurta', colour: 'Red', size: 'S' },
    { sku: 'P-1-M', listing_code: 'P-1', name: 'Kurta', colour: 'Red', size: 'M' },
  ]);
});

it('asks once for stock that nobody counts', async () => {
  const { seen, id } = await checked(file('u-shopify-inv-policy.csv'));
  expect(seen.map(({ stock }) => stock)).toEqual(['0', 'in stock', '1']);
  const { values } = (await desk.call('GET', `imports/${id}/values`)).body.data;
  expect(values).toContainEqual(expect.objectContaining({ kind: 'stock', rows: 1 }));
});

it("takes Shopify's apostrophes off codes", async () => {
  const { seen } = await checked(file('w-shopify-apostrophe.csv'));
  expect(seen).toMatchObject([
    { sku: '1001', gtin: '8901234567894' },
    { sku: '1002', gtin: '4006381333931' },
  ]);
  // The first of the two is no barcode, with or without its apostrophe: its last digit is wrong.
  expect(seen.map(({ codes }) => codes.includes('gtin'))).toEqual([true, false]);
});

it('gives SKUs the pictures that are named after them, beside a table', async () => {
  const table =
    'listing_code,sku,name,price,mrp,stock\nKZ,KZ/RED S,Kota Kurta,99,99,1\n,KZ-9,Cap,9,9,1\n';
  const picture = strToU8('no picture yet');
  const zip = zipSync({
    'list.csv': strToU8(table),
    'photos/kz-red-s.jpg': picture,
    'photos/KZ-RED-S-2.jpg': picture,
    'other.jpg': picture,
  });
  const { seen, unused_pictures: unused } = await checked(zip);
  expect(seen[0]?.pictures).toBe('photos/kz-red-s.jpg | photos/KZ-RED-S-2.jpg');
  expect(seen[1]?.problems).toContainEqual({
    field: 'pictures',
    code: 'picture_named',
    params: { file: 'KZ-9.jpg' },
  });
  expect(unused).toEqual({ count: 1, names: ['other.jpg'] });
});
