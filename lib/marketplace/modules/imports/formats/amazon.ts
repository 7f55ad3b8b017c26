import { inStock, pricesOf } from './amounts';
import { keptCode } from './codes';
import { factsOf, isFactColumn } from './facts';
import {
  cellReader,
  evidenceOf,
  type Format,
  type SourceRecord,
  stateText,
  withoutNotes,
} from './format';
import { textOfMarkup } from './markup';
import { attributeList } from './options';

const mostPictures = 10;
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const ofAmazon = {
  code: 'Parent SKU',
  name: 'Item name of the parent',
  text: 'Description, else bullet points',
  price: 'Sale price, else price',
  mrp: 'Maximum retail price, else price',
  tags: 'Keywords, department',
  attributes: 'Material, department',
  pictures: 'Main and other images',
  stock: 'Quantity, or in stock at Amazon',
  gtin: 'Product ID that is a barcode',
  status: 'Status, or to be deleted',
} as const;

const amazonNames = {
  sku: ['item sku', 'seller sku', 'contribution sku', 'sku'],
  name: ['item name', 'product name'],
  parent: ['parent sku', 'child parent sku relationship parent sku'],
  parentage: ['parent child', 'parentage', 'parentage level'],
  description: ['product description', 'item description'],
  price: ['standard price', 'your price', 'our price', 'purchasable offer our price', 'price'],
  sale: ['sale price'],
  mrp: ['maximum retail price', 'purchasable offer maximum retail price', 'mrp', 'list price'],
  main: ['main image url', 'main product image locator', 'image url'],
  quantity: ['quantity', 'fulfillment availability quantity'],
  id: ['external product id', 'externally assigned product identifier', 'product id'],
  material: ['material type', 'material', 'fabric type', 'outer material type'],
  department: ['department name', 'target gender', 'department'],
  keywords: ['generic keywords', 'generic keyword', 'search terms'],
};

/** Columns that only the parent's row may fill. */
const ofParent = [
  ...amazonNames.name,
  ...amazonNames.description,
  ...amazonNames.material,
  ...amazonNames.department,
  ...amazonNames.keywords,
  ...['brand name', 'brand', 'feed product type', 'product type', 'item type keyword', 'item type'],
  ...['country of origin', 'hsn code', 'hsn', ...numbers.map((n) => `bullet point${n}`)],
];

/** Maximum number of parents kept in memory. */
const mostParents = 50_000;

/** Returns how far headings speak for the loader of offers, which has no names: a code, Amazon's id, what to do with it. */
const loaderEvidence = (has: (name: string) => boolean) =>
  evidenceOf(
    has,
    [
      ['sku', 'item sku', 'seller sku'],
      ['product id', 'asin'],
      ['add delete', 'item condition', 'fulfillment center id'],
      ['price', 'quantity'],
    ],
    [['product id type'], ['item condition'], ['add delete']],
  );

/**
 * Amazon's flat file, whose heading is the row of names below the settings and the labels, its report of listings,
 * and its loader of offers.
 */
export const amazon: Format = {
  evidence: (has) =>
    has('seller sku id')
      ? 0
      : Math.max(
          loaderEvidence(has),
          evidenceOf(
            has,
            [
              [...amazonNames.name, 'variation theme'],
              ['item sku', 'contribution sku', 'seller sku', 'vendor sku', 'parent sku'],
              [
                ...amazonNames.main,
                ...amazonNames.parentage,
                'feed product type',
                'asin1',
                'standard price',
              ],
            ],
            [
              amazonNames.main,
              amazonNames.parentage,
              ['feed product type', 'product type', 'item type'],
            ],
          ),
        ),
  reserved: [
    'product id',
    'product id type',
    'asin',
    'item condition',
    'add delete',
    'listing id',
    'update delete',
  ],
  columns: (find) => ({
    listing_code: ofAmazon.code,
    sku: find(...amazonNames.sku),
    name: ofAmazon.name,
    description: ofAmazon.text,
    category: find('item type keyword', 'item type', 'feed product type', 'product type'),
    tags: ofAmazon.tags,
    brand: find('brand name', 'brand'),
    colour: find('color name', 'color', 'colour'),
    size: find('size name', 'size', 'apparel size'),
    attributes: ofAmazon.attributes,
    price: ofAmazon.price,
    mrp: ofAmazon.mrp,
    stock: ofAmazon.stock,
    hsn: find('hsn code', 'hsn'),
    gtin: ofAmazon.gtin,
    weight_grams: find('package weight', 'item weight'),
    length_cm: find('package length'),
    width_cm: find('package width'),
    height_cm: find('package height'),
    pictures: ofAmazon.pictures,
    status: ofAmazon.status,
  }),
  added: Object.values(ofAmazon),
  async survey(records, find): Promise<Set<string>> {
    const wanted = new Set<string>();
    for await (const record of records) {
      const parent = cellReader(find, record)(...amazonNames.parent);
      if (parent && wanted.size < mostParents) wanted.add(parent);
    }
    return wanted;
  },
  async *prepare(records, find, headings, survey) {
    const known = (survey ?? new Set()) as Set<string>;
    const facts = headings.filter((name) => isFactColumn(name) && name !== find('item name'));
    const taken = new Set(
      [...amazonNames.material, ...amazonNames.department].flatMap((name) => find(name) ?? []),
    );
    for (const name of facts) find(name);
    const parents = new Map<string, SourceRecord>();
    for await (const record of withoutNotes(records, find(...amazonNames.price))) {
      const own = cellReader(find, record);
      const sku = own(...amazonNames.sku);
      if (record.leftOut) {
        yield record;
        continue;
      }
      if (/^parent$/i.test(own(...amazonNames.parentage).trim())) {
        if (sku && parents.size < mostParents) parents.set(sku, record);
        yield known.has(sku)
          ? { ...record, isJoined: true }
          : { ...record, leftOut: 'variable_alone' };
        continue;
      }
      const parentSku = own(...amazonNames.parent);
      const parent = parents.get(parentSku);
      const cells = new Map(record.cells);
      for (const name of ofParent) {
        const column = find(name);
        const value = column && parent?.cells.get(column);
        if (column && value && !cells.get(column)) cells.set(column, value);
      }
      const of = cellReader(find, { cells });
      const bullets = numbers.map((n) => of(`bullet point${n}`)).filter(Boolean);
      const { price, mrp } = pricesOf(
        of(...amazonNames.sale) || of(...amazonNames.price),
        of(...amazonNames.mrp) || of(...amazonNames.price),
      );
      const other = numbers.map((n) =>
        of(`other image url${n}`, `other product image locator ${n}`),
      );
      cells.set(ofAmazon.code, keptCode(parentSku));
      cells.set(ofAmazon.name, nameOf(parent, find) || of(...amazonNames.name));
      cells.set(
        ofAmazon.text,
        textOfMarkup(of(...amazonNames.description)) ||
          bullets.map((each) => `- ${textOfMarkup(each)}`).join('\n'),
      );
      cells.set(ofAmazon.price, price);
      cells.set(ofAmazon.mrp, mrp);
      cells.set(
        ofAmazon.tags,
        [of(...amazonNames.department), of(...amazonNames.keywords)].filter(Boolean).join(', '),
      );
      cells.set(
        ofAmazon.attributes,
        [
          attributeList([
            { name: 'material', value: of(...amazonNames.material) },
            { name: 'for', value: of(...amazonNames.department) },
          ]),
          factsOf(
            { ...record, cells },
            facts.filter((name) => !taken.has(name)),
          ),
        ]
          .filter(Boolean)
          .join('; '),
      );
      cells.set(
        ofAmazon.pictures,
        [of(...amazonNames.main), ...other].filter(Boolean).slice(0, mostPictures).join('\n'),
      );
      cells.set(ofAmazon.stock, stockOf(of(...amazonNames.quantity), of('fulfillment channel')));
      cells.set(ofAmazon.gtin, barcodeOf(of(...amazonNames.id)));
      cells.set(
        ofAmazon.status,
        stateText(of('status'), takenOut(of('update delete', 'add delete'))),
      );
      yield { number: record.number, cells };
    }
  },
};

/** Returns a stock; what lies at Amazon's own warehouses has no number in a report. */
const stockOf = (quantity: string, channel: string) =>
  quantity || (/^amazon/i.test(channel) ? inStock : '');

/** Returns a product's id if it is a barcode: an ASIN is none. */
const barcodeOf = (id: string) => (/^\d{8,14}$/.test(id.replace(/^'/, '')) ? id : '');

/** Returns `deleted` for a row that asks Amazon to take the offer out. */
const takenOut = (action: string) => (/^(?:d|x|delete)$/i.test(action.trim()) ? 'deleted' : '');

const nameOf = (parent: SourceRecord | undefined, find: Parameters<typeof cellReader>[0]) =>
  parent ? cellReader(find, parent)(...amazonNames.name) : '';
