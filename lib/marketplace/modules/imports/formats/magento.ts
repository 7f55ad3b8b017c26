import { fieldIn } from '@/lib/i18n/translated';
import { gramsText, inStock, pricesOf } from './amounts';
import { keptCode } from './codes';
import { isInternal, isTerm } from './facts';
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
import { type Option, variantsOf } from './options';

const added = {
  code: 'SKU of the configurable product',
  name: 'Name of the listing',
  hindiName: 'Name (Hindi store view)',
  text: 'Description (text)',
  hindiText: 'Description (Hindi store view)',
  category: 'The deepest category',
  colour: 'Attribute: colour',
  size: 'Attribute: size, and others that vary',
  attributes: 'Attributes: others',
  price: 'Special price while it holds, else price',
  mrp: 'MSRP, else price',
  stock: 'Quantity, or in stock',
  grams: 'Weight in grams',
  pictures: 'Base image, additional images',
  status: 'Online, visibility',
} as const;

const mostPictures = 10;
/** Maximum number of parents and translations kept in memory. */
const mostKept = 50_000;

/** The codes of store views that hold Hindi texts. */
const hindi = /^(?:hi|hindi|hi_in|(?:.{1,20})_hi)$/i;

/** Data collected for other rows: configurable products by variant, and Hindi texts by SKU. */
type Survey = {
  parentOf: Map<string, { parent: SourceRecord; options: Option[] }>;
  parents: Set<string>;
  translations: Map<string, SourceRecord>;
};

/** Magento 2's product export, also Adobe Commerce: simple products, and configurable ones that name them. */
export const magento: Format = {
  evidence: (has) =>
    // A file of translations has little but the store view.
    (has('store view code') && has('sku') && 0.7) ||
    evidenceOf(
      has,
      [
        ['sku'],
        ['product type', '_type', 'type id'],
        ['attribute set code', '_attribute_set', 'product websites'],
      ],
      [
        ['store view code', '_store'],
        ['additional attributes', 'product online', 'status'],
        ['visibility'],
        ['url key'],
        ['qty', 'is in stock'],
      ],
    ),
  reserved: ['product type', 'attribute set code', 'visibility', 'tax class name', 'website id'],
  columns: (find) => ({
    listing_code: added.code,
    sku: find('sku'),
    name: added.name,
    [fieldIn('name', 'hi')]: added.hindiName,
    description: added.text,
    [fieldIn('description', 'hi')]: added.hindiText,
    category: added.category,
    tags: find('meta keywords'),
    brand: find('brand', 'manufacturer'),
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    price: added.price,
    mrp: added.mrp,
    stock: added.stock,
    weight_grams: added.grams,
    origin_country: find('country of manufacture'),
    pictures: added.pictures,
    status: added.status,
  }),
  added: Object.values(added),
  async survey(records, find): Promise<Survey> {
    const survey: Survey = { parentOf: new Map(), parents: new Set(), translations: new Map() };
    for await (const record of records) {
      const of = cellReader(find, record);
      const sku = of('sku');
      if (hindi.test(of('store view code', '_store')) && survey.translations.size < mostKept) {
        survey.translations.set(sku, record);
      }
      const variations = of('configurable variations');
      if (of('store view code') || !variations || survey.parentOf.size >= mostKept) continue;
      for (const { name, options } of variationsIn(variations)) {
        survey.parentOf.set(name, { parent: record, options });
        survey.parents.add(sku);
      }
    }
    return survey;
  },
  async *prepare(records, find, _, survey) {
    const known = (survey ?? emptySurvey) as Survey;
    const seen = new Set<string>();
    for await (const record of records) {
      const of = cellReader(find, record);
      const sku = of('sku');
      const view = of('store view code', '_store');
      const reason = reasonOf(of('product type', '_type', 'type id'));
      if (view && seen.has(sku)) {
        const isGoods = reason === undefined || known.parents.has(sku);
        const isTaken = known.translations.get(sku)?.number === record.number && isGoods;
        yield isTaken ? { ...record, isJoined: true } : { ...record, leftOut: 'translated' };
        continue;
      }
      if (view && !hindi.test(view) && !of('product type', '_type', 'type id')) {
        yield { ...record, leftOut: 'translated' };
        continue;
      }
      seen.add(sku);
      if (reason === 'variable_alone' && known.parents.has(sku))
        yield { ...record, isJoined: true };
      else if (reason) yield { ...record, leftOut: reason };
      else yield skuOf(record, find, known);
    }
  },
};

const emptySurvey: Survey = { parentOf: new Map(), parents: new Set(), translations: new Map() };

/** Returns why a type of product is no SKU; undefined for one that is. */
function reasonOf(type: string): LeftOut | undefined {
  const said = type.trim().toLowerCase();
  if (said === 'configurable') return 'variable_alone';
  if (said === 'grouped') return 'grouped';
  if (said === 'bundle') return 'bundle';
  if (said === 'downloadable') return 'downloadable';
  if (said === 'virtual') return 'service';
  return /gift/.test(said) ? 'gift_card' : undefined;
}

/** Reads `sku=TS-S,size=S|sku=TS-M,size=M`. */
const variationsIn = (text: string): { name: string; options: Option[] }[] =>
  text
    .split('|')
    .slice(0, 500)
    .flatMap((one) => {
      const pairs = pairsIn(one);
      const name = pairs.find((pair) => pair.name === 'sku')?.value;
      return name ? [{ name, options: pairs.filter((pair) => pair.name !== 'sku') }] : [];
    });

/** Reads `color=Red,"size=1,5 m"`; a comma within a value is kept, for no name follows it. */
function pairsIn(text: string): Option[] {
  const pairs: Option[] = [];
  for (const part of text.slice(0, 20_000).split(',')) {
    const at = part.indexOf('=');
    const last = pairs.at(-1);
    if (at > 0) {
      const name = part.slice(0, at).replaceAll('"', '').trim();
      pairs.push({
        name,
        value: part
          .slice(at + 1)
          .replaceAll('"', '')
          .trim(),
      });
    } else if (last) last.value += `,${part.replaceAll('"', '')}`;
  }
  return pairs;
}

/** Attributes of the shop's software. */
const settings =
  /^(?:has_options|required_options|quantity_and_stock_status|msrp.*|options_container|gift_.*|.*_owner|approval|ts_.*|tax_class.*|meta_.*|url_.*|is_.*|shipment_type|status|visibility|news_.*|custom_.*|price_.*|sku_type|weight_type|page_layout|image.*|.*_label|swatch.*|thumbnail)$/i;

function skuOf(record: SourceRecord, find: ColumnFinder, survey: Survey): SourceRecord {
  const of = cellReader(find, record);
  const family = survey.parentOf.get(of('sku'));
  const ofParent = cellReader(find, family?.parent ?? { cells: new Map() });
  const hindiRow = survey.translations.get(ofParent('sku')) ?? survey.translations.get(of('sku'));
  const ofHindi = cellReader(find, hindiRow ?? { cells: new Map() });
  const varying = family?.options ?? [];
  const isVarying = new Set(varying.map(({ name }) => name));
  const facts = pairsIn(of('additional attributes')).filter(
    ({ name, value }) =>
      !isVarying.has(name) && !settings.test(name) && !isTerm(name) && !isInternal(value),
  );
  const options = [...varying, ...facts];
  const [variant] = variantsOf([options, ...(family ? [facts] : [])]);
  const isOnSale = isSaleOn(of('special price from date'), of('special price to date'));
  const regular = of('price');
  const { price, mrp } = pricesOf(
    (isOnSale && of('special price')) || regular,
    of('msrp price', 'msrp') || regular,
  );
  const pictures = [
    of('base image', 'image'),
    ...of('additional images', 'media gallery').split(','),
  ];
  const isChild = family !== undefined;
  const isShown = isChild || !/not visible/i.test(of('visibility'));
  const cells = new Map(record.cells);
  const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
  set('code', isChild ? keptCode(ofParent('sku')) : '');
  set('name', ofParent('name') || of('name'));
  set('hindiName', ofHindi('name'));
  const texts = ['description', 'short description'];
  set('text', textOfMarkup(ofParent(...texts) || of(...texts)));
  set('hindiText', textOfMarkup(ofHindi(...texts)));
  set('category', deepest(of('categories', '_category') || ofParent('categories', '_category')));
  set('colour', variant?.colour ?? '');
  set('size', variant?.size ?? '');
  set('attributes', variant?.attributes ?? '');
  set('price', price);
  set('mrp', mrp);
  set('stock', stockOf(of('qty'), of('is in stock'), of('manage stock')));
  set('grams', gramsText(of('weight'), 'kg'));
  set('pictures', [...new Set(pictures.filter(Boolean))].slice(0, mostPictures).join('\n'));
  const online = of('product online', 'status');
  // Magento writes 2 for a product that is switched off.
  set('status', online === '2' || !isShown ? 'draft' : stateText(online));
  return { number: record.number, cells };
}

/** Returns the deepest of several categories as a path without the root: `Men > Tops > Tees`. */
function deepest(categories: string): string {
  const paths = categories
    .slice(0, 2000)
    .split(',')
    .map((path) =>
      path.split('/').filter((part) => part && !/^(?:default category|root.*)$/i.test(part)),
    );
  return paths.reduce((best, path) => (path.length > best.length ? path : best), []).join(' > ');
}

/** Returns a stock; goods that nobody counts have none. */
function stockOf(quantity: string, isInStock: string, isManaged: string): string {
  if (isInStock === '0' || quantity.startsWith('-')) return '0';
  if (isManaged === '0' && isInStock === '1') return inStock;
  return quantity ? quantity.replace(/\.0+$/, '') : isInStock === '1' ? inStock : '';
}

const isSaleOn = (from: string, until: string) =>
  !(Date.parse(from.slice(0, 30)) > Date.now() || Date.parse(until.slice(0, 30)) < Date.now());
