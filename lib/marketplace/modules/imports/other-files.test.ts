import { asc, eq } from 'drizzle-orm';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import type { Connection } from '../../kernel/db/connection';
import { importRows } from '../../kernel/db/schema/imports';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { type ImportDesk, openImportDesk } from './testing/import-desk';

let connection: Connection;
let desk: ImportDesk;
beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(async () => {
  desk = await openImportDesk(connection);
});
afterEach(() => desk.close());
afterAll(() => connection.close());

/** Checks a file with the mapping that is offered; returns the import, and what is known of each row. */
async function checked(text: string) {
  const one: SellerImport = await desk.check(text);
  const rows = await desk.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, one.id))
    .orderBy(asc(importRows.number));
  const seen = rows.map(({ outcome, problems, fields }) => {
    return { outcome, codes: problems.map(({ code }) => code), ...fields };
  });
  return { ...one, seen };
}

it('takes a price of 0 as none, rounds to paise, and counts what is oversold as sold out', async () => {
  const { counts, seen } = await checked(
    'sku,name,price,stock\nA,Diya,0,5\nB,Lamp,334.22199999999998,-3\nC,Bowl,#N/A,#REF!\nD,Rice,99,2.5\n',
  );
  expect(counts).toMatchObject({ new: 4, faulty: 0 });
  expect(seen[3]?.codes).toContain('stock_rounded');
  expect(seen[0]?.codes).toEqual(expect.arrayContaining(['price_zero', 'draft_without_price']));
  expect(seen[1]?.codes).toEqual(expect.arrayContaining(['amount_rounded', 'stock_oversold']));
  expect(seen[2]?.codes).toEqual(
    expect.arrayContaining(['excel_error', 'draft_without_price', 'draft_without_stock']),
  );
});

it('reads decimal commas where semicolons separate the cells', async () => {
  const { seen } = await checked('sku;name;price\nA;Diya;4,99\nB;Lamp;19,50\n');
  expect(seen.map(({ price }) => price)).toEqual(['4.99', '19.50']);
});

it("does not take what a format has left of a column for Haat's own", async () => {
  const { format, seen } = await checked(
    'id,title,price,image_link,availability\nV-1,Valve,0.00 INR,https://a.example/1.jpg,in stock\n',
  );
  expect(format).toBe('google');
  expect(seen).toMatchObject([{ outcome: 'new' }]);
  expect(seen[0]?.price).toBeUndefined();
});

it('keeps a SKU that is too long in a short form, the same each time', async () => {
  const long = `toy-box-plans-${'a'.repeat(60)}`;
  const [one, two] = [`${long}-1`, `${long}-2`];
  const file = `sku,name,price,stock\n${one},Box,9,1\n${two},Crate,9,1\n`;
  const { seen, counts } = await checked(file);
  expect(counts).toMatchObject({ new: 2, faulty: 0 });
  const codes = seen.map(({ sku }) => sku);
  expect(new Set(codes).size).toBe(2);
  for (const code of codes) expect(code).toHaveLength(60);
  expect((await checked(file)).seen.map(({ sku }) => sku)).toEqual(codes);
});

it("tells listings of another shop apart that share a SKU, and not those of Haat's template", async () => {
  const { seen, counts } = await checked(
    'Handle,Title,Variant SKU,Variant Price,Vendor\narmchair,Armchair,100,999,X\nsofa,Sofa,100,999,X\n',
  );
  expect(counts).toMatchObject({ new: 2, faulty: 0 });
  expect(seen.map(({ sku }) => sku)).toEqual(['100', '100-sofa']);
  expect(seen[1]?.codes).toContain('sku_with_listing');
  const own = await checked(
    'listing_code,sku,name,price\narm,100,Armchair,999\nsofa,100,Sofa,99\n',
  );
  expect(own.counts).toMatchObject({ new: 1, faulty: 1 });
});

it('counts a row that repeats another one word for word as joined', async () => {
  const { counts } = await checked('sku,name,price\nA,Diya,9\nA,Diya,9\nA,Diya,10\n');
  expect(counts).toMatchObject({ rows: 2, joined: 1, new: 1, faulty: 1 });
});

it('reads a feed whose addresses hold bare signs', async () => {
  const item = '<g:id>L</g:id><title>Tom & Co</title><g:price>99 INR</g:price>';
  const { seen } = await checked(
    `<?xml version="1.0"?><rss xmlns:g="g"><channel><item>${item}<g:image_link>https://a.example/l.jpg?v=1&width=9</g:image_link></item></channel></rss>`,
  );
  expect(seen).toMatchObject([
    { sku: 'L', name: 'Tom & Co', pictures: 'https://a.example/l.jpg?v=1&width=9' },
  ]);
});

it('takes short descriptions as names where a table has no others', async () => {
  const { mapping, seen } = await checked(
    'Código,Descripción,Stock,Precio\nG-1,Grapas de fender,100,0.70252765\n',
  );
  expect(mapping).toMatchObject({ name: { column: 'Descripción' }, price: { column: 'Precio' } });
  expect(seen).toMatchObject([{ outcome: 'new', name: 'Grapas de fender' }]);
});

it('knows columns that say product before their name', async () => {
  const { mapping } = await checked(
    'product_code,Product_name,Product_price,Product_colour\nA,B,9,C\n',
  );
  expect(mapping).toMatchObject({
    price: { column: 'Product_price' },
    colour: { column: 'Product_colour' },
  });
});

it('guesses name, price and stock of a table without headings by their values', async () => {
  const { mapping } = await checked('K|127;Hose;19.99;0\nK|128;Hemd;29.99;50\n');
  expect(mapping).toMatchObject({
    ...{ sku: { column: '(A)' }, name: { column: '(B)' }, price: { column: '(C)' } },
    stock: { column: '(D)' },
  });
});

it('takes a group of different goods as their category', async () => {
  const { mapping, counts } = await checked(
    'Product code,Name,Group,Rate\n1,Jar,Kitchen,9\n2,Lid,Kitchen,5\n',
  );
  expect(mapping.listing_code).toBeUndefined();
  expect(mapping.category).toEqual({ column: 'Group' });
  expect(counts).toMatchObject({ new: 2, faulty: 0 });
});

it("joins Odoo's rows of further relations to their item", async () => {
  const { counts } = await checked(
    'id,name,default_code,list_price,product_variant_ids/id\n__export__.p_1,Jar,J-1,9,v_1\n,,,,v_2\n',
  );
  expect(counts).toMatchObject({ rows: 1, new: 1, joined: 1, faulty: 0 });
});

it("reads Meta's template below its explanations", async () => {
  const { format, mapping } = await checked(
    '# Required | A unique ID,# Required | A title,# Required | The price,# Required | A link,# Required | Stock\nid,title,price,image_link,availability\nF-1,Shirt,10 INR,https://a.example/1.jpg,in stock\n',
  );
  expect(format).toBe('google');
  expect(mapping).toMatchObject({ sku: { column: 'id' }, name: { column: 'title' } });
});

it('asks for further values once the first five hundred are answered', async () => {
  // Numbers would be found in the names of other tests' categories.
  const word = (n: number) =>
    `Qx${String(n).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`;
  const rows = Array.from({ length: 503 }, (_, n) => `K-${n},Thing,${word(n)},9,9,1`);
  const { id } = await checked(['sku,name,category,price,mrp,stock', ...rows].join('\n'));
  const open = async (): Promise<{ kind: string; value: string; hint: string }[]> => {
    const { values } = (await desk.call('GET', `imports/${id}/values`)).body.data;
    return values.filter(({ choice, kind }: { choice: string | null; kind: string }) => {
      return choice === null && kind === 'category';
    });
  };
  const first = await open();
  expect(first).toHaveLength(500);
  const choices = first.map(({ kind, value, hint }) => ({ kind, value, hint, choice: '' }));
  await desk.call('PUT', `imports/${id}/values`, { choices });
  await desk.recheck(id);
  expect(await open()).toHaveLength(3);
});
