import { gramsText, inStock, pricesOf } from '../amounts';
import { codeOf, keptCode } from '../codes';
import { isTerm } from '../facts';
import {
  type ColumnFinder,
  evidenceOf,
  type Format,
  filledReader,
  type SourceRecord,
  stateText,
} from '../format';
import { textOfMarkup } from '../markup';
import { attributeList, type Option, variantsOf } from '../options';
import { productsOf } from '../product-rows';
import { distinctCodes } from '../same-codes';

const added = {
  code: 'SKU of the product with variations',
  sku: 'SKU, else made of the ID and options',
  name: 'Name of the product',
  text: 'Description (text)',
  category: 'First category',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Attributes',
  brand: 'Brand of the product',
  price: 'Price',
  mrp: 'Compare-to price, else price',
  stock: 'Quantity, or in stock',
  gtin: 'Barcode of the product',
  grams: 'Weight in grams',
  pictures: 'Main and gallery images',
  status: 'Available',
} as const;

const galleries = Array.from({ length: 9 }, (_, index) => index + 1);
const mostPictures = 10;

/** Ecwid's catalogue export: a row for each product, followed by rows of its options and variations. */
export const ecwid: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        ['product_internal_id', 'product_sku'],
        ['product_name'],
        ['product_media_main_image_url', 'product_price'],
      ],
      [
        ['product_internal_id'],
        ['product_category_1'],
        ['product_media_main_image_url'],
        ['product_sku'],
      ],
    ),
  columns: () => ({
    listing_code: added.code,
    sku: added.sku,
    name: added.name,
    description: added.text,
    category: added.category,
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
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const named = (start: string) => headings.filter((name) => name.startsWith(start));
    const columns = {
      options: named('product_variation_option_'),
      facts: named('product_attribute_'),
    };
    for (const name of [...columns.options, ...columns.facts]) find(name);
    const code = (record: SourceRecord) => {
      const of = filledReader(find, record);
      return of('product_internal_id') || (isSecondary(of('type')) ? '' : of('product_sku'));
    };
    for await (const product of productsOf(records, code)) yield* skusOf(product, find, columns);
  },
};

const isSecondary = (type: string) => /^product_(?:variation|option)/i.test(type);

type Columns = { options: string[]; facts: string[] };

function* skusOf(
  product: SourceRecord[],
  find: ColumnFinder,
  { options: optionColumns, facts }: Columns,
): Generator<SourceRecord> {
  const typeOf = (record: SourceRecord) => filledReader(find, record)('type').toLowerCase();
  const first = product.find((record) => !isSecondary(typeOf(record))) ?? product[0];
  if (!first) return;
  const variations = product.filter((record) => typeOf(record).startsWith('product_variation'));
  const skus = variations.length ? variations : [first];
  for (const record of product) {
    const isKind = typeOf(record) === '' || typeOf(record).startsWith('product');
    if (!isKind) yield { ...record, leftOut: 'section' };
    else if (!skus.includes(record)) yield { ...record, isJoined: true };
  }
  if (!typeOf(first).startsWith('product') && typeOf(first) !== '') return;
  const ofProduct = filledReader(find, first);
  const options = skus.map(({ cells }): Option[] =>
    optionColumns.map((column) => ({ name: labelOf(column), value: cells.get(column) ?? '' })),
  );
  const read = variantsOf(options);
  const valuesOf = (index: number) => (options[index] ?? []).map(({ value }) => value);
  const ownCode = ofProduct('product_sku');
  const id = ofProduct('product_internal_id');
  const codes = distinctCodes(
    skus.map((record, index) => ({
      code: filledReader(find, record)('product_variation_sku', 'product_sku') || ownCode,
      options: valuesOf(index),
    })),
  );
  const attributes = attributeList(
    facts
      .map((column) => ({ name: labelOf(column), value: first.cells.get(column) ?? '' }))
      .filter(({ name }) => !isTerm(name) && !/^(?:brand|upc)$/i.test(name)),
  );
  for (const [index, { number, cells: given }] of skus.entries()) {
    const cells = new Map(given);
    const of = filledReader(find, { cells });
    const either = (name: string) => of(name) || ofProduct(name);
    const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
    const { code = '', notes = [] } = codes[index] ?? {};
    const made = id ? codeOf('ecwid', id, ...valuesOf(index)) : '';
    const sku = code || made;
    const variant = read[index];
    const { price, mrp } = pricesOf(either('product_price'), either('product_compare_to_price'));
    set('code', variations.length ? keptCode(ownCode || (id && `ecwid-${id}`)) : '');
    set('sku', sku);
    set('name', ofProduct('product_name'));
    set('text', textOfMarkup(ofProduct('product_description')));
    set(
      'category',
      ofProduct('product_category_1')
        .split(/\s\/\s/)
        .join(' > '),
    );
    set('brand', ofProduct('product_brand') || ofProduct('product_attribute_Brand'));
    set('colour', variant?.colour ?? '');
    set('size', variant?.size ?? '');
    set('attributes', [variant?.attributes, attributes].filter(Boolean).join('; '));
    set('price', price);
    set('mrp', mrp);
    set('stock', stockOf(of, ofProduct));
    set('gtin', either('product_upc') || either('product_attribute_UPC'));
    set('grams', gramsText(either('product_weight'), 'kg'));
    const gallery = galleries.map((n) => ofProduct(`product_media_gallery_image_url_${n}`));
    const images = [of('product_media_main_image_url'), ofProduct('product_media_main_image_url')];
    const all = [...new Set([...images, ...gallery].filter(Boolean))];
    set('pictures', all.slice(0, mostPictures).join('\n'));
    set('status', stateText(ofProduct('product_is_available')));
    const note = { field: 'sku' as const, code: 'sku_made', params: { sku } };
    yield { number, cells, notes: code || !sku ? notes : [...notes, note] };
  }
}

/** Returns the name of an option or attribute in its column's: `product_variation_option_{Shoe size}`. */
const labelOf = (column: string) =>
  column
    .replace(/^product_(?:variation_option|attribute)_/, '')
    .replace(/[{}]/g, '')
    .replaceAll('_', ' ')
    .trim();

type Reader = ReturnType<typeof filledReader>;

/** Returns a stock; of a product whose stock nobody counts, in stock. */
function stockOf(of: Reader, ofProduct: Reader): string {
  const tracked = of('product_is_inventory_tracked') || ofProduct('product_is_inventory_tracked');
  if (/^(?:false|no|0)$/i.test(tracked)) return inStock;
  return of('product_quantity') || ofProduct('product_quantity');
}
