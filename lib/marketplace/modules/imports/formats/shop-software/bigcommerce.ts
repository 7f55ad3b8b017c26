import { amountOf, gramsText, inStock, pricesOf, priceText } from '../amounts';
import { codeOf, keptCode } from '../codes';
import {
  type ColumnFinder,
  evidenceOf,
  type Format,
  filledReader,
  type SourceRecord,
  stateText,
} from '../format';
import { textOfMarkup } from '../markup';
import { type Option, variantsOf } from '../options';
import { productsOf } from '../product-rows';
import { distinctCodes } from '../same-codes';

const added = {
  code: 'SKU of the product with variants',
  sku: 'SKU, else made of the ID and options',
  name: 'Name of the product',
  text: 'Description (text)',
  category: 'First category',
  tags: 'Search keywords of the product',
  brand: 'Brand of the product',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Options that all share',
  price: 'Sale price, else price',
  mrp: 'Retail price, else price',
  stock: 'Stock level, or in stock',
  gtin: 'Barcode of the row',
  grams: 'Weight in grams',
  pictures: 'Images of the product',
  status: 'Visible to shoppers',
} as const;

/** Names of the same columns in the exports up to 2022 and since. */
const names = {
  kind: ['Item Type', 'Item'],
  id: ['Product ID', 'ID'],
  name: ['Product Name', 'Name'],
  sku: ['Product Code/SKU', 'SKU'],
  text: ['Product Description', 'Description'],
  category: ['Category', 'Categories', 'Category Details'],
  brand: ['Brand Name', 'Brand'],
  keywords: ['Search Keywords'],
  tracks: ['Track Inventory', 'Inventory Tracking'],
  stock: ['Current Stock Level', 'Stock Level', 'Current Stock'],
  visible: ['Product Visible?', 'Product Visible', 'Is Visible', 'Visible'],
  weight: ['Product Weight', 'Weight'],
  gtin: ['Product UPC/EAN', 'UPC/EAN', 'Global Trade Item Number', 'Global Trade Number'],
  picture: ['Image URL (Import)', 'Internal Image URL (Export)', 'Product Image URL - 1'],
} as const;

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const mostPictures = 10;

/** BigCommerce's product export: a row for each product, followed by rows of its variants, rules and images. */
export const bigcommerce: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        names.kind,
        names.name,
        ['Product Code/SKU', 'Options'],
        ['Track Inventory', 'Inventory Tracking', 'Product Visible?', 'Is Visible'],
      ],
      [
        ['Retail Price'],
        ['Option Set', 'Options'],
        ['Allow Purchases?', 'Channels', 'Cost Price'],
        names.id,
      ],
    ),
  columns: () => ({
    listing_code: added.code,
    sku: added.sku,
    name: added.name,
    description: added.text,
    category: added.category,
    tags: added.tags,
    brand: added.brand,
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    price: added.price,
    mrp: added.mrp,
    stock: added.stock,
    gtin: added.gtin,
    weight_grams: added.grams,
    pictures: added.pictures,
    status: added.status,
  }),
  reserved: [
    'Product Width',
    'Product Height',
    'Product Depth',
    'Width',
    'Height',
    'Depth',
    'Cost Price',
    'Low Stock Level',
    'Low Stock',
    'Product URL',
    'Product Tax Class',
  ],
  added: Object.values(added),
  async *prepare(records, find) {
    let product = 0;
    // Rows behind a product are its own until the next one, whatever ids they have.
    const code = (record: SourceRecord) =>
      kindOf(record, find) === 'product' ? `${++product}` : '';
    for await (const rows of productsOf(records, code)) yield* skusOf(rows, find);
  },
};

type Kind = 'product' | 'variant' | 'rule' | 'other';

function kindOf(record: SourceRecord, find: ColumnFinder): Kind {
  const kind = filledReader(
    find,
    record,
  )(...names.kind)
    .trim()
    .toLowerCase();
  if (kind === 'product' || kind === '') return 'product';
  if (kind === 'sku' || kind === 'variant') return 'variant';
  return kind === 'rule' ? 'rule' : 'other';
}

function* skusOf(rows: SourceRecord[], find: ColumnFinder): Generator<SourceRecord> {
  const [first] = rows;
  if (!first) return;
  const ofProduct = filledReader(find, first);
  const kinds = rows.map((record) => kindOf(record, find));
  const variants = rows.filter((_, index) => kinds[index] === 'variant');
  const skus = variants.length ? variants : [first];
  const isDigital = /^(?:d|digital)$/i.test(ofProduct('Product Type', 'Type').trim());
  for (const record of rows) {
    if (isDigital) yield { ...record, leftOut: 'downloadable' };
    else if (!skus.includes(record)) yield { ...record, isJoined: true };
  }
  if (isDigital) return;
  const rules = rulesOf(
    rows.filter((_, index) => kinds[index] === 'rule'),
    find,
  );
  const options = skus.map((record) => (record === first ? [] : optionsOf(record, find)));
  const read = variantsOf(options);
  const valuesOf = (index: number) => (options[index] ?? []).map(({ value }) => value);
  const ownCode = ofProduct(...names.sku);
  const id = ofProduct(...names.id);
  const codes = distinctCodes(
    skus.map((record, index) => ({
      code: filledReader(find, record)(...names.sku) || ownCode,
      options: valuesOf(index),
    })),
  );
  const pictures = [...new Set(rows.flatMap((record) => picturesOf(record, find)))];
  for (const [index, { number, cells: given }] of skus.entries()) {
    const cells = new Map(given);
    const of = filledReader(find, { cells });
    const either = (...columns: readonly string[]) => of(...columns) || ofProduct(...columns);
    const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
    const { code = '', notes = [] } = codes[index] ?? {};
    const sku = code || (id && codeOf('bigcommerce', id, ...valuesOf(index)));
    const sold = priceText(either('Sale Price')) || rules.get(code) || either('Price');
    const own = pricesOf(amountOf(sold) ? sold : either('Price'), either('Price'));
    const { mrp } = pricesOf(own.mrp, either('Retail Price'));
    const variant = read[index];
    set('code', variants.length ? keptCode(ownCode || (id && `bigcommerce-${id}`)) : '');
    set('sku', sku);
    set('name', ofProduct(...names.name));
    set('text', textOfMarkup(ofProduct(...names.text)));
    set('category', (ofProduct(...names.category).split(';')[0] ?? '').split('/').join(' > '));
    set('tags', ofProduct(...names.keywords));
    set('brand', ofProduct(...names.brand));
    set('colour', variant?.colour ?? '');
    set('size', variant?.size ?? '');
    set('attributes', variant?.attributes ?? '');
    set('price', own.price);
    set('mrp', mrp);
    set('stock', stockOf(ofProduct(...names.tracks), of(...names.stock)));
    set('gtin', of(...names.gtin));
    set('grams', gramsText(either(...names.weight), 'kg'));
    set(
      'pictures',
      [...new Set([...picturesOf({ cells }, find), ...pictures])].slice(0, mostPictures).join('\n'),
    );
    set('status', stateText(either(...names.visible)));
    const note = { field: 'sku' as const, code: 'sku_made', params: { sku } };
    yield { number, cells, notes: code || !sku ? notes : [...notes, note] };
  }
}

/** An option in the name of a variant's row: `[S]Size=M`, `[CS]Colour=Blue:#0000ff`. */
const before2022 =
  /\[[A-Z]{1,4}\]([^=[\]]{1,80})=([^[\]]{1,120}?)(?:\[\/[A-Z]{1,4}\])?(?=,?\s{0,3}\[|$)/g;
/** An option in a column of options: `Type=Dropdown|Name=Size|Value=M`. */
const since2022 = /Name=([^|]{1,80})\|Value=([^|]{1,120}?)(?=\s{0,3}(?:Type=|;|\||$))/g;

function optionsOf(record: SourceRecord, find: ColumnFinder): Option[] {
  const of = filledReader(find, record);
  const [old, column] = [of(...names.name), of('Options')].map((text) => text.slice(0, 2000));
  const found = [...(column ?? '').matchAll(since2022), ...(old ?? '').matchAll(before2022)];
  return found.map(([, name = '', value = '']) => ({
    name: name.trim(),
    value: value
      .replace(/:?\s?#[0-9a-f]{3,8}.*$|\[.*$/i, '')
      .replace(/,\s*$/, '')
      .trim(),
  }));
}

/** Returns the prices that rules give to SKUs: `[FIXED]499`; rules that add to a price are not read. */
function rulesOf(rows: SourceRecord[], find: ColumnFinder): Map<string, string> {
  const prices = new Map<string, string>();
  for (const record of rows) {
    const of = filledReader(find, record);
    const [, price] = /^\[FIXED\]([\d.]{1,15})$/i.exec(of('Price').trim()) ?? [];
    if (price) prices.set(of(...names.sku), price);
  }
  return prices;
}

function picturesOf(record: Pick<SourceRecord, 'cells'>, find: ColumnFinder): string[] {
  const of = filledReader(find, record);
  const numbered = numbers.map(
    (n) => of(`Product Image URL - ${n}`) || of(`Product Image File - ${n}`),
  );
  return [of(...names.picture), ...numbered].filter(Boolean);
}

/** Returns a stock; of a product whose stock nobody counts, in stock. */
const stockOf = (tracks: string, stock: string) =>
  /^(?:n|no|none|false|0)$/i.test(tracks.trim()) ? inStock : stock;
