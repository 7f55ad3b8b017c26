import type { RowProblem } from '../../../kernel/db/schema/imports';
import { centimetresText, gramsText, inStock, pricesOf } from './amounts';
import { codeOf, keptCode } from './codes';
import { isTerm } from './facts';
import {
  type ColumnFinder,
  cellReader,
  evidenceOf,
  type Format,
  type LeftOut,
  type SourceRecord,
  stateText,
} from './format';
import { textOfMarkup } from './markup';
import { attributeList, type Option, variantsOf } from './options';
import { englishHeading } from './translated-headings';

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
  status: 'Published, visibility',
} as const;

/** Names of the same columns in the export, in files for the import, and in a dump of the REST interface. */
const names = {
  price: ['Regular price', 'price'],
  stock: ['Stock', 'Stock quantity'],
  inStock: ['In stock?', 'Stock status'],
  images: ['All images', 'Images', 'Main image', 'Image'],
  parent: ['Parent', 'Parent ID', 'Parent SKU'],
  text: ['Description', 'Short description'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'Global unique ID'],
} as const;

const inherited = [
  ...['Categories', 'Brands', 'Brand', 'Tags', 'Sale price', 'Published', 'Status'],
  ...['Visibility in catalog', 'Catalog visibility'],
  ...Object.values(names).flat(),
].filter((name) => !(names.parent as readonly string[]).includes(name));
/**
 * Maximum number of parents kept in memory; variations of later ones are read as if their parent were in another
 * file.
 */
const mostParents = 50_000;
const mostAttributes = 20;
const mostPictures = 10;

/** WooCommerce's product CSV: simple products, and variable ones with a row for each variation. */
export const woocommerce: Format = {
  evidence: (has, values) => {
    const types = values('Type').filter(Boolean);
    const speak = types.filter((type) => knownTypes.test(type)).length;
    const ofHeadings = evidenceOf(
      has,
      [['Type', 'Is featured?'], ['Name'], [...names.price, 'In stock?', 'Stock status']],
      [
        ['SKU'],
        ['Visibility in catalog', 'Catalog visibility', 'Permalink'],
        ['Tax status', 'In stock?', 'Stock status'],
        ['Regular price'],
        ['Categories'],
        ['Published', 'Status'],
        ['Short description'],
      ],
    );
    return types.length && !speak ? 0 : Math.min(1, ofHeadings + (speak ? 0.1 : 0));
  },
  reserved: ['Type', 'Tax class', 'Tax status', 'Position', 'Download limit', 'Button text', 'ID'],
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
    gtin: find(...names.gtin),
    weight_grams: added.grams,
    length_cm: added.length,
    width_cm: added.width,
    height_cm: added.height,
    pictures: added.pictures,
    status: added.status,
  }),
  added: Object.values(added),
  async survey(records, find): Promise<Parents> {
    const rows = new Map<string, SourceRecord>();
    const wanted = new Set<string>();
    for await (const record of records) {
      const of = cellReader(find, record);
      const kind = kindIn(record, find);
      const parent = parentCode(of(...names.parent));
      if (kind === 'variation' && parent) wanted.add(parent);
      if ((kind === 'variable' || !find('Type')) && rows.size < 2 * mostParents) {
        if (of('SKU')) rows.set(of('SKU'), record);
        if (of('ID')) rows.set(`id:${of('ID')}`, record);
      }
    }
    return { rows, wanted };
  },
  async *prepare(records, find, headings, survey) {
    const file = { find, measures: measuresIn(headings) };
    for (const { column } of file.measures.values()) find(column);
    const { rows, wanted } = (survey ?? { rows: new Map(), wanted: new Set() }) as Parents;
    for await (const record of records) {
      const of = cellReader(find, record);
      const isParent = [of('SKU'), `id:${of('ID')}`].some((code) => wanted.has(code));
      const kind = isParent && !find('Type') ? 'variable' : kindIn(record, find);
      if (kind === 'variable') {
        yield isParent ? { ...record, isJoined: true } : { ...record, leftOut: 'variable_alone' };
      } else if (kind === 'variation') {
        yield skuOf(record, file, { parent: rows.get(parentCode(of(...names.parent))) });
      } else if (kind === 'simple') yield skuOf(record, file);
      else yield { ...record, leftOut: kind };
    }
  },
};

/** The parents of variations by SKU and id, and the codes by which variations name them. */
type Parents = { rows: Map<string, SourceRecord>; wanted: Set<string> };

const knownTypes =
  /\b(?:simple|variable|variation|grouped|external|virtual|downloadable|woosb|bundle)\b/i;

type Kind = 'simple' | 'variable' | 'variation' | LeftOut;

/** Returns what a row is by the words of its type, such as `simple, downloadable, virtual`. */
function kindOf(type: string): Kind {
  const said = type.toLowerCase().slice(0, 200);
  if (/\bdownloadable\b/.test(said)) return 'downloadable';
  if (/\b(?:virtual|booking|appointment|event)\b/.test(said)) return 'service';
  if (/\bvariation\b/.test(said)) return 'variation';
  if (/\bvariable\b/.test(said)) return 'variable';
  if (/\bgrouped\b/.test(said)) return 'grouped';
  if (/\b(?:external|affiliate)\b/.test(said)) return 'external';
  if (/\b(?:bundle|woosb|composite|mix-and-match)\b/.test(said)) return 'bundle';
  return /\bgift[-_ ]?card\b/.test(said) ? 'gift_card' : 'simple';
}

/** Returns what a row is by its type; in a file without types, a row that names a parent is its variation. */
function kindIn(record: SourceRecord, find: ColumnFinder): Kind {
  const of = cellReader(find, record);
  if (find('Type')) return kindOf(of('Type'));
  return /[^0\s]/.test(of(...names.parent)) ? 'variation' : 'simple';
}

/** Returns the parent as `survey` keeps it: the SKU, or `id:12`; the REST interface writes the number alone. */
const parentCode = (parent: string) => (/^\d{1,12}$/.test(parent) ? `id:${parent}` : parent);

type File = { find: ColumnFinder; measures: ReadonlyMap<string, Measure> };
type Measure = { column: string; unit: string };

/** Returns measures by column, such as `Weight (kg)`; the unit is the shop's. */
const measuresIn = (headings: readonly string[]) =>
  new Map(
    headings.flatMap((column): [string, Measure][] => {
      const [, name = '', unit = ''] =
        /^(weight|length|width|height) \((\w{1,5})\)$/i.exec(
          (englishHeading(column) ?? column).slice(0, 60),
        ) ?? [];
      return name ? [[name.toLowerCase(), { column, unit }]] : [];
    }),
  );

/** Returns a row's attributes; a value of a variation that has no name is called as its parent calls it. */
function optionsOf({ cells }: SourceRecord, find: ColumnFinder, parent?: SourceRecord): Option[] {
  const of = cellReader(find, { cells });
  const ofParent = cellReader(find, parent ?? { cells: new Map() });
  return Array.from({ length: mostAttributes }, (_, index) => {
    const [named, number] = [`Attribute ${index + 1} name`, `Attribute ${index + 1} value`];
    const value = of(`${number}(s)`, number);
    return { name: of(named) || (value && ofParent(named)), value };
  }).filter(({ name }) => name && !isTerm(name));
}

/** Combines a parent's fields and a variation's options into the row of a SKU; the parent may be in no row. */
function skuOf(
  record: SourceRecord,
  { find, measures }: File,
  ofVariation?: { parent?: SourceRecord },
): SourceRecord {
  const { parent } = ofVariation ?? {};
  const cells = new Map(record.cells);
  for (const name of inherited) {
    const column = find(name);
    if (column && !cells.get(column)) cells.set(column, parent?.cells.get(column) ?? '');
  }
  const of = cellReader(find, { cells });
  const ofParent = cellReader(find, parent ?? { cells: new Map() });
  const own = optionsOf(record, find, parent);
  const all = parent ? optionsOf(parent, find) : [];
  const isVariation = ofVariation !== undefined;
  // An open option ("any size") does not distinguish variations; options that only the parent has are shared by
  // all.
  const varying = isVariation ? own.filter(({ value }) => value) : single(own);
  const [variant] = isVariation
    ? variantsOf([varying, varying.map(({ name }) => ({ name, value: '' }))])
    : variantsOf([varying]);
  const sharedOptions = [
    ...all.filter(({ name, value }) => !own.some((one) => one.name === name) && !isSeveral(value)),
    ...(isVariation ? [] : own.filter(({ value }) => isSeveral(value))),
  ];
  const regular = of(...names.price);
  const { price, mrp } = pricesOf(
    (isSaleOver(of('Date sale price ends')) ? '' : of('Sale price')) || regular,
    regular || of('Sale price'),
  );
  const measure = (name: string) => {
    const { column = '', unit = '' } = measures.get(name) ?? {};
    return { text: cells.get(column) || parent?.cells.get(column) || '', unit };
  };
  const id = of('ID');
  const values = varying.map(({ value }) => value);
  const parentId = ofParent('ID');
  const made = id ? codeOf('woo', id) : codeOf(of('Name'), ...values);
  const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
  const weight = measure('weight');
  set('code', keptCode(ofParent('SKU') || (parentId && `woo-${parentId}`) || of(...names.parent)));
  set('sku', of('SKU') || made);
  // A variation is called "Shirt - Red, M"; its listing takes the parent's name.
  set('name', ofParent('Name') || of('Name'));
  // The export writes line breaks as a sign and a letter.
  set('text', textOfMarkup(of(...names.text).replaceAll('\\n', '\n')));
  set('colour', variant?.colour ?? '');
  set('size', variant?.size ?? '');
  set('attributes', [variant?.attributes, attributeList(sharedOptions)].filter(Boolean).join('; '));
  set('price', price);
  set('mrp', mrp);
  set('stock', stockOf(of(...names.stock), of(...names.inStock)));
  set('grams', gramsText(weight.text, weight.unit));
  for (const name of ['length', 'width', 'height'] as const) {
    set(name, centimetresText(measure(name).text, measure(name).unit));
  }
  set(
    'pictures',
    of(...names.images)
      .split(/[,;|\n]\s*(?=https?:)/)
      .slice(0, mostPictures)
      .join('\n'),
  );
  set(
    'status',
    stateText(of('Published', 'Status'), of('Visibility in catalog', 'Catalog visibility')),
  );
  const note: RowProblem = { field: 'sku', code: 'sku_made', params: { sku: made } };
  return { number: record.number, cells, notes: of('SKU') ? [] : [note] };
}

const isSeveral = (value: string) => value.includes(',') || value.includes('|');
const single = (options: Option[]) => options.filter(({ value }) => !isSeveral(value));

/** Returns a stock; an empty one is uncounted unless the shop marks it as out of stock. */
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
