import type { RowProblem } from '../../../kernel/db/schema/imports';
import { amountOf, gramsText, inStock, pricesOf } from './amounts';
import { codeOf, keptCode } from './codes';
import { isInternal, isTerm } from './facts';
import {
  type ColumnFinder,
  cellReader,
  evidenceOf,
  type Format,
  type SourceRecord,
  stateText,
} from './format';
import { textOfMarkup } from './markup';
import { attributeList, names as optionKinds, variantsOf } from './options';
import { productsOf } from './product-rows';
import { distinctCodes } from './same-codes';

const added = {
  code: 'Handle (shortened)',
  sku: 'SKU, else made of handle and options',
  text: 'Description (text)',
  tags: 'Product category, tags',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Options that all share',
  price: 'Price (rupees)',
  mrp: 'Compare-at price, else price',
  stock: 'Inventory of all locations',
  grams: 'Weight in grams',
  pictures: 'Variant image, product images',
  status: 'Status, published',
} as const;

const mostPictures = 10;

/** Names of the same columns in old and new exports, the old ones first. */
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

/** Columns with the prices for India, in rupees, if the export has them. */
const inIndia = { price: 'Price / India', before: 'Compare At Price / India' };

/**
 * Shopify's product export, with the headings before and since 2024: a row for each variant, and rows that hold
 * only another picture.
 */
export const shopify: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [names.handle, ['Title'], [...names.price, 'Body (HTML)', 'Option1 value']],
      [
        names.sku,
        ['Vendor'],
        ['Option1 name', 'Option1 value'],
        ['Published', 'Status', 'Published on online store'],
        names.image,
        names.price,
        ['Body (HTML)', 'Description'],
      ],
    ),
  reserved: ['Option1 name', 'Option2 name', 'Option3 name', 'Image Position', 'Cost per item'],
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: find('Title'),
    description: added.text,
    category: find('Type') ?? find(...names.category),
    tags: added.tags,
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
    status: added.status,
  }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const file = {
      find,
      locations: locationsIn(headings),
      handle: find(...names.handle) ?? '',
      metafields: metafieldsIn(headings),
    };
    const ofHandle = ({ cells }: SourceRecord) => cells.get(file.handle) ?? '';
    for (const name of [...file.locations, ...file.metafields]) find(name);
    for await (const product of productsOf(records, ofHandle)) yield* skusOf(product, file);
  },
};

type File = { find: ColumnFinder; locations: string[]; handle: string; metafields: string[] };

/** Returns columns of stock by location, as apps and multi-location exports write them. */
const locationsIn = (headings: readonly string[]) =>
  headings.filter((name) =>
    /^(?:inventory (?:available|q(?:uanti)?ty)|variant inventory q(?:uanti)?ty|available) ?[:/-] ?\S/i.test(
      name.slice(0, 250),
    ),
  );

/** Columns that only the first row of a product fills. */
const shared = [
  ...['Title', 'Vendor', 'Type', 'Tags', ...names.body, ...names.category, ...optionNames],
  ...names.origin,
  ...names.hsn,
  ...['Published', 'Status', 'Published on online store', 'Gift Card'],
];

function* skusOf(product: SourceRecord[], file: File): Generator<SourceRecord> {
  const [first] = product;
  if (!first) return;
  const { find } = file;
  const columns = [...shared.flatMap((name) => find(name) ?? []), ...file.metafields];
  const inherited = columns.flatMap((column) => {
    const value = first.cells.get(column);
    return value ? [[column, value] as const] : [];
  });
  const handle = first.cells.get(file.handle) ?? '';
  const images = product
    .map((record) => cellReader(find, record)(...names.image))
    .flatMap((cell) => cell.split(' | '))
    .filter(Boolean)
    .slice(0, mostPictures);
  const isSku = (record: SourceRecord) => {
    const of = cellReader(find, record);
    return of(...names.sku) || of(...names.price) || of(...optionValues) || of(inIndia.price);
  };
  const isOnly = !product.some(isSku);
  const filled = product.flatMap((record) => {
    const { number, cells } = record;
    if (!isSku(record) && !(isOnly && record === first)) return [];
    const own = new Map(cells);
    for (const [column, value] of inherited) if (!own.get(column)) own.set(column, value);
    if (handle && file.handle) own.set(file.handle, handle);
    return [{ number, cells: own }];
  });
  const numbers = new Set(filled.map(({ number }) => number));
  for (const record of product) {
    if (!numbers.has(record.number)) yield { ...record, isJoined: true };
  }
  const options = filled.map((record) => {
    const of = cellReader(find, record);
    return [0, 1, 2].map((n) => ({
      name: of(optionNames[n] ?? ''),
      value: of(optionValues[n] ?? ''),
    }));
  });
  const variants = variantsOf(options);
  const codes = distinctCodes(
    filled.map((record, index) => ({
      code: cellReader(find, record)(...names.sku),
      options: options[index]?.map(({ value }) => value) ?? [],
    })),
  );
  for (const [index, record] of filled.entries()) {
    const of = cellReader(find, record);
    const own = of(...names.ownImage);
    const pictures = [...new Set(own ? [own, ...images] : images)].slice(0, mostPictures);
    const { size = '', attributes = '' } = variants[index] ?? {};
    const facts = metafieldsOf(record, file);
    const colour = variants[index]?.colour || facts.colour;
    const values = options[index]?.map(({ value }) => value) ?? [];
    const made = codeOf(handle, ...values.filter((value) => value !== 'Default Title'));
    const { code = '', notes = [] } = codes[index] ?? {};
    const { price, mrp } = pricesOf(
      of(inIndia.price) || of(...names.price),
      of(inIndia.price) ? of(inIndia.before) : of(...names.before),
    );
    const cells = new Map(record.cells);
    const image = find(...names.image);
    // Each row of the file to correct has to be complete on its own.
    if (image) cells.set(image, images.join(' | '));
    cells.set(added.code, keptCode(handle));
    cells.set(added.sku, code || made);
    cells.set(added.text, textOfMarkup(of(...names.body)));
    cells.set(added.colour, colour);
    cells.set(added.size, size);
    cells.set(added.attributes, [attributes, facts.attributes].filter(Boolean).join('; '));
    cells.set(added.status, stateText(of('Status'), of('Published', 'Published on online store')));
    cells.set(added.price, price);
    cells.set(added.mrp, mrp);
    cells.set(added.stock, stockOf(record, file));
    cells.set(added.grams, gramsText(of(...names.grams), 'g'));
    cells.set(added.pictures, pictures.join('\n'));
    const type = find('Type');
    // The standard category supports the type that the shop has named itself.
    const standard = of('Type') ? of(...names.category) : '';
    cells.set(added.tags, [standard, of('Tags')].filter(Boolean).join(', '));
    if (type && !cells.get(type)) cells.set(type, of(...names.category));
    const isGift = /^(?:true|yes|1)$/i.test(of('Gift Card'));
    const isMade: RowProblem = { field: 'sku', code: 'sku_made', params: { sku: made } };
    const all = code ? notes : [...notes, isMade];
    yield {
      number: record.number,
      cells,
      notes: all,
      ...(isGift && { leftOut: 'gift_card' as const }),
    };
  }
}

/** Returns the whole quantity at all locations; oversold stock counts as 0. */
function stockOf(record: SourceRecord, { find, locations }: File): string {
  const of = cellReader(find, record);
  const counted = locations.flatMap((name) => record.cells.get(name) || []);
  // The zero of goods that nobody counts says nothing.
  const isUncounted = !counted.length && find(...names.tracker) && !of(...names.tracker);
  if (isUncounted && !amountOf(of(...names.quantity)) && !of(...names.quantity).startsWith('-')) {
    return inStock;
  }
  const cells = counted.length ? counted : [of(...names.quantity)].filter(Boolean);
  if (!cells.length) return '';
  const amounts = cells.map((cell) => (cell.startsWith('-') ? 0 : amountOf(cell)));
  if (amounts.some((amount) => amount === undefined)) return cells.join(' + ');
  return String(Math.floor(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)));
}

const metafield = /^(.{1,80}) \(product\.metafields\.[\w.-]{1,120}\)$/;
const mostMetafields = 15;

const nameOfMetafield = (heading: string) => metafield.exec(heading.slice(0, 250))?.[1] ?? '';

/** Returns the columns of facts about the product, such as `Fabric (product.metafields.shopify.fabric)`. */
const metafieldsIn = (headings: readonly string[]) =>
  headings.filter((heading) => {
    const name = nameOfMetafield(heading);
    return name !== '' && !isTerm(heading);
  });

/** Returns the facts of a product's metafields; its only colour is the SKU's colour. */
function metafieldsOf({ cells }: SourceRecord, { metafields }: File) {
  let colour = '';
  const found = metafields.flatMap((heading) => {
    const name = nameOfMetafield(heading);
    const value = textOfMarkup(cells.get(heading) ?? '');
    if (!value || isInternal(value) || optionKinds.size.test(name)) return [];
    const values = value.split(/[;,]/).map((each) => each.trim());
    if (!optionKinds.colour.test(name)) return [{ name, value: values.join(', ') }];
    if (values.length > 1) return [{ name: 'colours', value: values.join(', ') }];
    colour = value;
    return [];
  });
  return { colour, attributes: attributeList(found.slice(0, mostMetafields)) };
}
