import { amountOf, gramsText, inStock, pricesOf } from './amounts';
import { codeOf, keptCode } from './codes';
import { type ColumnFinder, cellReader, type Format, type SourceRecord } from './format';
import { textOfMarkup } from './markup';
import { attributeList, variantsOf } from './options';

const added = {
  code: 'Handle (shortened)',
  sku: 'SKU, else made of handle and options',
  text: 'Description (text)',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Options that all share',
  price: 'Price (rupees)',
  mrp: 'Compare-at price, else price',
  stock: 'Inventory of all locations',
  grams: 'Weight in grams',
  pictures: 'Variant image, product images',
} as const;

/** Rows of one product that are kept in memory until its last. */
const mostRows = 500;
const mostPictures = 10;

/** Under these names old and new exports say the same; the names of the old ones come first. */
const names = {
  handle: ['Handle', 'URL handle'],
  sku: ['Variant SKU', 'SKU'],
  body: ['Body (HTML)', 'Description'],
  category: ['Product Category', 'Custom Product Type', 'Standard Product Type'],
  price: ['Variant Price', 'Price'],
  before: ['Variant Compare At Price', 'Compare-at price'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  image: ['Image Src', 'Product image URL'],
  ownImage: ['Variant Image', 'Variant image URL'],
  origin: ['Country of origin', 'COO', 'Variant Country of Origin'],
  hsn: ['HS Code', 'Variant HS Code', 'Harmonized System Code'],
} as const;

const optionNames = [1, 2, 3].map((n) => `Option${n} name`);
const optionValues = [1, 2, 3].map((n) => `Option${n} value`);

/** Prices of the market India, where the export has them: those are rupees. */
const inIndia = { price: 'Price / India', before: 'Compare At Price / India' };

/**
 * Shopify's product export, with the headings of before and since 2024: a row for each variant, and rows that hold
 * nothing but another picture.
 */
export const shopify: Format = {
  isFormat: (has) =>
    names.handle.some(has) &&
    has('Title') &&
    names.price.some(has) &&
    (names.sku.some(has) || has('Option1 value')),
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: find('Title'),
    description: added.text,
    category: find('Type'),
    tags: find('Tags'),
    brand: find('Vendor'),
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    mrp: added.mrp,
    price: added.price,
    stock: added.stock,
    gtin: find(...names.barcode),
    hsn: find(...names.hsn),
    origin_country: find(...names.origin),
    weight_grams: added.grams,
    pictures: added.pictures,
  }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const file = { find, locations: locationsIn(headings), handle: find(...names.handle) ?? '' };
    let product: SourceRecord[] = [];
    for await (const record of records) {
      const handle = record.cells.get(file.handle);
      // A row without a handle goes on with the product above it.
      const isNext = Boolean(handle) && handle !== product[0]?.cells.get(file.handle);
      if (product.length && (isNext || product.length >= mostRows)) {
        yield* skusOf(product, file);
        product = [];
      }
      product.push(record);
    }
    yield* skusOf(product, file);
  },
};

type File = { find: ColumnFinder; locations: string[]; handle: string };

/** Columns of stock by location, as apps and exports of several locations write them. */
const locationsIn = (headings: readonly string[]) =>
  headings.filter((name) =>
    /^(?:inventory (?:available|q(?:uanti)?ty)|variant inventory q(?:uanti)?ty|available) ?[:/-] ?\S/i.test(
      name.slice(0, 250),
    ),
  );

/** What only the first row of a product says. */
const shared = [
  ...['Title', 'Vendor', 'Type', 'Tags', ...names.body, ...names.category, ...optionNames],
  ...names.origin,
  ...names.hsn,
];

function* skusOf(product: SourceRecord[], file: File): Generator<SourceRecord> {
  const [first] = product;
  if (!first) return;
  const { find } = file;
  const inherited = shared.flatMap((name) => {
    const column = find(name);
    const value = column && first.cells.get(column);
    return column && value ? [[column, value] as const] : [];
  });
  const handle = first.cells.get(file.handle) ?? '';
  const images = product
    .map((record) => cellReader(find, record)(...names.image))
    .flatMap((cell) => cell.split(' | '))
    .filter(Boolean)
    .slice(0, mostPictures);
  const skus = product.filter((record) => {
    const of = cellReader(find, record);
    return of(...names.sku) || of(...names.price) || of(...optionValues) || of(inIndia.price);
  });
  const filled = skus.map(({ number, cells }) => {
    const own = new Map(cells);
    for (const [column, value] of inherited) if (!own.get(column)) own.set(column, value);
    if (handle && file.handle) own.set(file.handle, handle);
    return { number, cells: own };
  });
  const options = filled.map((record) => {
    const of = cellReader(find, record);
    return [0, 1, 2].map((n) => ({
      name: of(optionNames[n] ?? ''),
      value: of(optionValues[n] ?? ''),
    }));
  });
  const variants = variantsOf(options);
  for (const [index, record] of filled.entries()) {
    const of = cellReader(find, record);
    const own = of(...names.ownImage);
    const pictures = [...new Set(own ? [own, ...images] : images)].slice(0, mostPictures);
    const { colour = '', size = '', attributes = '' } = variants[index] ?? {};
    const values = options[index]?.map(({ value }) => value) ?? [];
    const made = codeOf(handle, ...values.filter((value) => value !== 'Default Title'));
    const { price, mrp } = pricesOf(
      of(inIndia.price) || of(...names.price),
      of(inIndia.price) ? of(inIndia.before) : of(...names.before),
    );
    const cells = new Map(record.cells);
    const image = find(...names.image);
    // In the file to correct each row stands alone.
    if (image) cells.set(image, images.join(' | '));
    cells.set(added.code, keptCode(handle));
    cells.set(added.sku, of(...names.sku) || made);
    cells.set(added.text, textOfMarkup(of(...names.body)));
    cells.set(added.colour, colour);
    cells.set(added.size, size);
    cells.set(added.attributes, [attributes, metafields(record)].filter(Boolean).join('; '));
    cells.set(added.price, price);
    cells.set(added.mrp, mrp);
    cells.set(added.stock, stockOf(record, file));
    cells.set(added.grams, gramsText(of(...names.grams), 'g'));
    cells.set(added.pictures, pictures.join('\n'));
    const type = find('Type');
    if (type && !cells.get(type)) cells.set(type, of(...names.category));
    yield { number: record.number, cells };
  }
}

/** Whole pieces of all locations; what was sold beyond the stock is none. */
function stockOf(record: SourceRecord, { find, locations }: File): string {
  const of = cellReader(find, record);
  const counted = locations.flatMap((name) => record.cells.get(name) || []);
  const cells = counted.length ? counted : [of(...names.quantity)].filter(Boolean);
  if (!cells.length) return find(...names.tracker) && !of(...names.tracker) ? inStock : '';
  const amounts = cells.map((cell) => (cell.startsWith('-') ? 0 : amountOf(cell)));
  if (amounts.some((amount) => amount === undefined)) return cells.join(' + ');
  return String(Math.floor(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)));
}

const metafield = /^(.{1,80}) \(product\.metafields\.[\w.-]{1,120}\)$/;
const mostMetafields = 15;

/** `Fabric (product.metafields.shopify.fabric)` and its like, as attributes. */
function metafields({ cells }: SourceRecord): string {
  const found = [...cells].flatMap(([heading, value]) => {
    const [, name] = metafield.exec(heading.slice(0, 250)) ?? [];
    return name && value && !/^(?:colou?r|size)$/i.test(name) ? [{ name, value }] : [];
  });
  return attributeList(found.slice(0, mostMetafields));
}
