import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../check/catalogue';
import { readValues } from '../check/values';
import { openImportFile } from '../files/table';
import { readImportRows } from '../run/records';
import { read } from '../testing/read-table';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-plain-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('takes headings above groups of rows for their category, and for no goods', async () => {
  const { goods, left } = await read([
    'Product name,Pack size,Price',
    'RICE,,',
    'Idly Rice,5 Kg,400',
    'Seeraga Samba,1 Kg,120',
    'Whole spices:,,',
    'Cumin,100 g,60',
  ]);
  expect(left.map(([, code]) => code)).toEqual(Array(2).fill('left_out_section'));
  expect(goods.map(({ name, category, size }) => [name, category, size])).toEqual([
    ['Idly Rice', 'RICE', '5 Kg'],
    ['Seeraga Samba', 'RICE', '1 Kg'],
    ['Cumin', 'Whole spices', '100 g'],
  ]);
});

it('keeps goods that have a name alone', async () => {
  const { goods, left } = await read([
    'Item,Qty,Rate',
    'Desk lamp,4,499',
    'Floor lamp,,',
    'Table fan,2,1299',
    'LED BULB,,',
    'CEILING FAN,3,1999',
  ]);
  expect(left).toEqual([]);
  expect(goods).toHaveLength(5);
});

it('names goods by the column of words where no heading says which it is', async () => {
  const { mapping, left } = await read([
    'S No,Parts,Unit,Stock',
    '1,Differential gear,Nos,94',
    '2,Brake shoe,Nos,12',
    '3,Head light,Nos,7',
    '4,Horn,Nos,3',
    '5,,Nos,',
  ]);
  expect(mapping.name?.column).toBe('Parts');
  expect(left).toEqual([['', 'left_out_empty']]);
});

it('takes no number that goods share for their category', async () => {
  const { mapping } = await read([
    'Product_id,Product_name,Price',
    '1001,Cashew,1320',
    '1001,Cashew whole,1400',
    '1002,Almond,810',
  ]);
  expect(mapping.category).toBeUndefined();
});

it('prefers a count of the stock to the word that there is some', async () => {
  const { goods } = await read([
    'Product Name,SKU,Price,Inventory Level,Availability',
    'Air horn,H-1,199,25,available',
  ]);
  expect(goods[0]?.stock).toBe('25');
});

it('leaves out what a file of translations says in languages that the market has not', async () => {
  const { format, left } = await read([
    'sku,store_view_code,name,description',
    '24-MB01,luma_de_de,Matchbeutel,Sportlich.',
    '24-MB04,luma_de_de,Umhängetasche,Praktisch.',
  ]);
  expect(format).toBe('magento');
  expect(left.map(([, code]) => code)).toEqual(Array(2).fill('left_out_translated'));
});

it('calls the option of a variation as its parent does', async () => {
  const { goods } = await read([
    'Type,SKU,Name,Categories,Attribute 1 name,Attribute 1 value(s),Parent,Regular price',
    'variable,tea,Assam tea,Tea,Pack,"100 g, 250 g",,',
    'variation,tea-100,Assam tea,,,100 g,tea,120',
    'variation,tea-250,Assam tea,,,250 g,tea,280',
  ]);
  expect(goods.map(({ size }) => size)).toEqual(['100 g', '250 g']);
});

it('reads cells that say that there is nothing as empty', async () => {
  const { goods } = await read([
    'SKU,Name,Colour,Size,Brand,MRP,Price,Stock',
    'NA-1,Ring,-,N/A,None,nan,499,—',
    'null,NA,Red,S,Tara,999,499,4',
  ]);
  expect(goods).toEqual([
    { sku: 'NA-1', name: 'Ring', price: '499' },
    expect.objectContaining({ sku: 'NA-Red-S', name: 'NA', colour: 'Red' }),
  ]);
});

it('tells with its rows which part of a file is read', async () => {
  const path = join(folder, 'large');
  const lines = Array.from({ length: 2000 }, (_, n) => `L-${n},${'Desk lamp '.repeat(15)},499`);
  await writeFile(path, ['sku,name,price', ...lines].join('\n'));
  const parts: number[] = [];
  const mapping = { sku: { column: 'sku' } };
  const reading = { path, format: 'other' as const, columns: ['sku'], mapping, skus: [] };
  await readImportRows(reading, async ({ part }) => {
    parts.push(part ?? Number.NaN);
  });
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts[0]).toBeLessThan(0.5);
  expect(parts.at(-1)).toBe(1);
});

it.each(['<table><tr><td>SKU</td></tr></table>', '<yml_catalog><shop></shop></yml_catalog>'])(
  'refuses markup that is no feed: %s',
  async (text) => {
    const path = join(folder, 'markup');
    await writeFile(path, text);
    const file = await openImportFile(path);
    const rows = file.tables?.[0]?.rows();
    const all = async () => {
      for await (const _ of rows ?? []);
    };
    await expect(all()).rejects.toMatchObject({ code: 'import_type' });
  },
);

const catalogue = { brandOf: () => undefined, categoryOf: () => undefined } as unknown as Catalogue;

it.each([
  ['Coming soon', 0],
  ['Discontinued', 0],
  ['made to order', undefined],
])('reads the stock "%s"', (stock, value) => {
  const { values, problems } = readValues({ stock }, catalogue);
  expect([values.stock, problems]).toEqual([value, []]);
});

it('keeps a row whose price no market asks, as if it had none', () => {
  const { values, problems, notes } = readValues({ price: '93471530124' }, catalogue);
  expect([values.price, problems]).toEqual([undefined, []]);
  expect(notes).toEqual([expect.objectContaining({ code: 'amount_range' })]);
});

it.each(['Price on request', 'TBD', 'Na upit'])('takes "%s" for no price', (price) => {
  const { values, problems } = readValues({ price }, catalogue);
  expect([values.price, problems]).toEqual([undefined, []]);
});

it('reads pictures that a program has listed', () => {
  const given = '["https://a.example/1.jpg", "https://a.example/2.jpg"]';
  const pictures = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  expect(readValues({ pictures: given }, catalogue).values.pictures).toEqual(pictures);
});
