import { centimetresText, gramsText, inStock, pricesOf } from './amounts';
import { codeOf, keptCode } from './codes';
import { type ColumnFinder, cellReader, type Format, fromHindi, type SourceRecord } from './format';
import { textOfMarkup } from './markup';
import { attributeList, type Option, variantsOf } from './options';

const added = {
  code: 'SKU of the parent',
  sku: 'SKU, else made of the ID',
  name: 'Name of the listing',
  text: 'Description (text)',
  colour: 'Attribute: colour',
  size: 'Attribute: size, and others that vary',
  attributes: 'Attributes: others',
  mrp: 'Regular price, else sale price',
  price: 'Sale price, else regular price',
  stock: 'Stock, or in stock',
  grams: 'Weight in grams',
  length: 'Length in cm',
  width: 'Width in cm',
  height: 'Height in cm',
  pictures: 'Images, one for each line',
} as const;

const inherited = [
  ...['Description', 'Short description', 'Categories', 'Brands', 'Tags', 'Images'],
  ...['Regular price', 'Sale price', 'Stock', 'In stock?'],
];
/** Parents that are known at once; those beyond are taken as if they stood in another file. */
const mostParents = 50_000;
const mostAttributes = 20;
const mostPictures = 10;

/** WooCommerce's product CSV: simple products, and variable ones with a row for each variation. */
export const woocommerce: Format = {
  isFormat: (has) => ['Type', 'SKU', 'Name', 'Regular price'].every(has),
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: added.name,
    description: added.text,
    category: find('Categories'),
    tags: find('Tags'),
    brand: find('Brands', 'Brand'),
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    mrp: added.mrp,
    price: added.price,
    stock: added.stock,
    gtin: find('GTIN, UPC, EAN, or ISBN'),
    weight_grams: added.grams,
    length_cm: added.length,
    width_cm: added.width,
    height_cm: added.height,
    pictures: added.pictures,
  }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const file = { find, measures: measuresIn(headings) };
    const parents = new Map<string, SourceRecord>();
    for await (const record of records) {
      const of = cellReader(find, record);
      const type = of('Type').toLowerCase();
      if (/\bvariable\b/.test(type)) {
        if (parents.size < 2 * mostParents) {
          if (of('SKU')) parents.set(of('SKU'), record);
          if (of('ID')) parents.set(`id:${of('ID')}`, record);
        }
      } else if (/\bvariation\b/.test(type)) yield skuOf(record, file, parents.get(of('Parent')));
      // A group has no price of its own: its goods stand in rows of theirs.
      else if (!/\bgrouped\b/.test(type)) yield skuOf(record, file);
    }
  },
};

type File = { find: ColumnFinder; measures: ReadonlyMap<string, Measure> };
type Measure = { column: string; unit: string };

/** `Weight (kg)` and the like: the unit is the shop's. */
const measuresIn = (headings: readonly string[]) =>
  new Map(
    headings.flatMap((column): [string, Measure][] => {
      const [, name = '', unit = ''] =
        /^(weight|length|width|height) \((\w{1,5})\)$/i.exec(
          (fromHindi(column) ?? column).slice(0, 60),
        ) ?? [];
      return name ? [[name.toLowerCase(), { column, unit }]] : [];
    }),
  );

function optionsOf({ cells }: SourceRecord, find: ColumnFinder): Option[] {
  const of = cellReader(find, { cells });
  return Array.from({ length: mostAttributes }, (_, index) => ({
    name: of(`Attribute ${index + 1} name`),
    value: of(`Attribute ${index + 1} value(s)`),
  })).filter(({ name }) => name);
}

/** The words that a parent's name and a variation's options come to. */
function skuOf(
  record: SourceRecord,
  { find, measures }: File,
  parent?: SourceRecord,
): SourceRecord {
  const cells = new Map(record.cells);
  for (const name of inherited) {
    const column = find(name);
    if (column && !cells.get(column)) cells.set(column, parent?.cells.get(column) ?? '');
  }
  const of = cellReader(find, { cells });
  const ofParent = cellReader(find, parent ?? { cells: new Map() });
  const own = optionsOf(record, find);
  const all = parent ? optionsOf(parent, find) : [];
  const isVariation = parent !== undefined || /variation/i.test(of('Type'));
  // What a variation leaves open ("any size") tells nothing apart; what only its parent has, all of them share.
  const varying = isVariation ? own.filter(({ value }) => value) : single(own);
  const [variant] = isVariation
    ? variantsOf([varying, varying.map(({ name }) => ({ name, value: '' }))])
    : variantsOf([varying]);
  const sharedOptions = [
    ...all.filter(({ name, value }) => !own.some((one) => one.name === name) && !isSeveral(value)),
    ...(isVariation ? [] : own.filter(({ value }) => isSeveral(value))),
  ];
  const { price, mrp } = pricesOf(
    (isSaleOver(of('Date sale price ends')) ? '' : of('Sale price')) || of('Regular price'),
    of('Regular price') || of('Sale price'),
  );
  const measure = (name: string) => {
    const { column = '', unit = '' } = measures.get(name) ?? {};
    return { text: cells.get(column) || parent?.cells.get(column) || '', unit };
  };
  const id = of('ID');
  const values = varying.map(({ value }) => value);
  const parentId = ofParent('ID');
  const made = codeOf('woo', id || of('Name'), ...(id ? [] : values));
  const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
  const weight = measure('weight');
  set('code', keptCode(ofParent('SKU') || (parentId && `woo-${parentId}`) || of('Parent')));
  set('sku', of('SKU') || made);
  // A variation is called "Shirt - Red, M"; its listing has the parent's name.
  set('name', ofParent('Name') || of('Name'));
  set('text', textOfMarkup(of('Description') || of('Short description')));
  set('colour', variant?.colour ?? '');
  set('size', variant?.size ?? '');
  set('attributes', [variant?.attributes, attributeList(sharedOptions)].filter(Boolean).join('; '));
  set('price', price);
  set('mrp', mrp);
  set('stock', stockOf(of('Stock'), of('In stock?')));
  set('grams', gramsText(weight.text, weight.unit));
  for (const name of ['length', 'width', 'height'] as const) {
    set(name, centimetresText(measure(name).text, measure(name).unit));
  }
  set(
    'pictures',
    of('Images')
      .split(/[,\n]\s*(?=https?:)/)
      .slice(0, mostPictures)
      .join('\n'),
  );
  return { number: record.number, cells };
}

const isSeveral = (value: string) => value.includes(',') || value.includes('|');
const single = (options: Option[]) => options.filter(({ value }) => !isSeveral(value));

/** An empty stock is one that nobody counts, unless the shop says that there is none. */
function stockOf(stock: string, isInStock: string): string {
  if (stock.startsWith('-')) return '0';
  if (stock && stock !== 'parent') return stock;
  const flag = isInStock.trim().toLowerCase();
  if (flag === '0' || flag === 'no' || flag === 'outofstock') return '0';
  return flag ? inStock : '';
}

function isSaleOver(end: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d/.test(end) ? Date.parse(end.slice(0, 25)) : Number.NaN;
  return moment < Date.now();
}
