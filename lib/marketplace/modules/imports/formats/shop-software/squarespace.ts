import { gramsText, inStock, pricesOf } from '../amounts';
import { codeOf, keptCode } from '../codes';
import {
  type ColumnFinder,
  cellReader,
  evidenceOf,
  type Format,
  type LeftOut,
  type SourceRecord,
  stateText,
} from '../format';
import { textOfMarkup } from '../markup';
import { type Option, variantsOf } from '../options';
import { productsOf } from '../product-rows';
import { distinctCodes } from '../same-codes';

const added = {
  code: 'Product ID of several variants',
  sku: 'SKU, else made of title and options',
  name: 'Title of the product',
  text: 'Description (text)',
  category: 'First of the categories',
  tags: 'Tags of the product',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Options that all share',
  price: 'Sale price, else price',
  mrp: 'Price, else sale price',
  stock: 'Stock, or in stock',
  grams: 'Weight in grams',
  pictures: 'Hosted images',
  status: 'Visible to shoppers',
} as const;

const numbers = [1, 2, 3, 4, 5, 6];
const mostPictures = 10;

/** Squarespace's product export: a row for each variant; only a product's first row has its texts. */
export const squarespace: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['Variant ID [Non Editable]', 'Variant ID'], ['Title'], ['Hosted Image URLs']],
      [
        ['Product ID [Non Editable]', 'Product ID'],
        ['Product Type [Non Editable]', 'Product Type'],
        ['Product Page'],
        ['On Sale'],
        ['Visible'],
      ],
    ),
  reserved: ['Product Page', 'Product URL', 'On Sale', 'Length', 'Width', 'Height'],
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: added.name,
    description: added.text,
    category: added.category,
    tags: added.tags,
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    price: added.price,
    mrp: added.mrp,
    stock: added.stock,
    gtin: find('GTIN'),
    weight_grams: added.grams,
    pictures: added.pictures,
    status: added.status,
  }),
  added: Object.values(added),
  async *prepare(records, find) {
    const productId = (record: SourceRecord) =>
      cellReader(find, record)('Product ID [Non Editable]', 'Product ID');
    for await (const product of productsOf(records, productId)) yield* skusOf(product, find);
  },
};

function* skusOf(product: SourceRecord[], find: ColumnFinder): Generator<SourceRecord> {
  const [first] = product;
  if (!first) return;
  const ofProduct = cellReader(find, first);
  const leftOut = kindOf(ofProduct('Product Type [Non Editable]', 'Product Type'));
  if (leftOut) {
    for (const record of product) yield { ...record, leftOut };
    return;
  }
  const options = product.map((record): Option[] => {
    const of = cellReader(find, record);
    return numbers.map((n) => ({
      name: of(`Option Name ${n}`) || ofProduct(`Option Name ${n}`),
      value: of(`Option Value ${n}`),
    }));
  });
  const read = variantsOf(options);
  const valuesOf = (index: number) => (options[index] ?? []).map(({ value }) => value);
  const codes = distinctCodes(
    product.map((record, index) => ({
      code: cellReader(find, record)('SKU'),
      options: valuesOf(index),
    })),
  );
  const id = ofProduct('Product ID [Non Editable]', 'Product ID');
  for (const [index, { number, cells: given }] of product.entries()) {
    const cells = new Map(given);
    const of = cellReader(find, { cells });
    const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
    const { colour = '', size = '', attributes = '' } = read[index] ?? {};
    const { code = '', notes = [] } = codes[index] ?? {};
    const sku = code || codeOf(ofProduct('Title'), ...valuesOf(index));
    const isOnSale = /^(?:yes|true|1)$/i.test(of('On Sale'));
    const { price, mrp } = pricesOf((isOnSale && of('Sale Price')) || of('Price'), of('Price'));
    set('code', product.length > 1 ? keptCode(id) : '');
    set('sku', sku);
    set('name', ofProduct('Title'));
    set('text', textOfMarkup(ofProduct('Description')));
    set('category', categoryIn(ofProduct('Categories')));
    set('tags', ofProduct('Tags'));
    set('colour', colour);
    set('size', size);
    set('attributes', attributes);
    set('price', price);
    set('mrp', mrp);
    set('stock', of('Stock').replace(/^unlimited$/i, inStock));
    set('grams', gramsText(of('Weight') || ofProduct('Weight'), 'kg'));
    set('pictures', picturesIn(of('Hosted Image URLs') || ofProduct('Hosted Image URLs')));
    set('status', stateText(of('Visible') || ofProduct('Visible')));
    const made = { field: 'sku' as const, code: 'sku_made', params: { sku } };
    yield { number, cells, notes: code || !sku ? notes : [...notes, made] };
  }
}

function kindOf(type: string): LeftOut | undefined {
  if (/^service/i.test(type)) return 'service';
  if (/^gift/i.test(type)) return 'gift_card';
  return /^(?:digital|download)/i.test(type) ? 'downloadable' : undefined;
}

/** Returns the first path of the categories as other exports write it: `/toys/wooden-cars` is `toys > wooden cars`. */
const categoryIn = (categories: string) =>
  (categories.split(',')[0] ?? '')
    .split('/')
    .map((part) => part.replaceAll('-', ' ').trim())
    .filter(Boolean)
    .join(' > ');

const picturesIn = (text: string) =>
  text
    .split(/[\s,|]+(?=https?:)/)
    .slice(0, mostPictures)
    .join('\n');
