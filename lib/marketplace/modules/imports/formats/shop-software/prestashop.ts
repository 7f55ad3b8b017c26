import { amountOf, centimetresText, gramsText, priceText } from '../amounts';
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
import { attributeList } from '../options';

const added = {
  sku: 'Reference, else made of the ID',
  text: 'Description, else summary',
  category: 'Deepest category',
  attributes: 'Features',
  price: 'Price less discount',
  mrp: 'Price before discount',
  gtin: 'EAN, else UPC or ISBN',
  grams: 'Weight in grams',
  length: 'Depth in cm',
  width: 'Width in cm',
  height: 'Height in cm',
  pictures: 'Image URLs, one for each line',
  status: 'Active',
} as const;

/** Names of the same columns in the versions of PrestaShop. */
const names = {
  id: ['Product ID', 'ID'],
  active: ['Active (0/1)', 'Enabled (0/1)', 'Active', 'Status'],
  categories: ['Categories (x,y,z...)', 'Categories (x,y,z,...)', 'Categories', 'Category'],
  price: [
    ...['Price tax included', 'Price tax incl.', 'Price (tax incl.)'],
    ...['Price tax excluded or Price tax included', 'Price tax excluded', 'Price tax excl.'],
    ...['Price (tax excl.)', 'Price tax incl', 'Price tax excl'],
  ],
  reference: ['Reference #', 'Reference'],
  brand: ['Brand', 'Manufacturer'],
  text: ['Description', 'Summary', 'Short description'],
  pictures: ['Image URLs (x,y,z...)', 'Image URLs (x,y,z,...)', 'Image URLs', 'Image'],
  features: [
    'Feature (Name:Value:Position:Customized)',
    'Feature(Name:Value:Position:Customized)',
    'Feature (Name:Value:Position)',
    'Feature(Name:Value:Position)',
    'Features',
  ],
} as const;

const mostPictures = 10;

/** PrestaShop's table of products, as its import and its list of products write it. */
export const prestashop: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['Name *', 'Name'], names.price, names.reference],
      [
        ['Active (0/1)', 'Enabled (0/1)', 'Price (tax incl.)'],
        ['Categories (x,y,z...)', 'Categories (x,y,z,...)', 'Category'],
        ['Image URLs (x,y,z...)', 'Image URLs (x,y,z,...)', 'Image'],
        names.id,
      ],
    ),
  reserved: [
    ...['Wholesale price', 'Cost price', 'Tax rules ID', 'Tax rule ID', 'Supplier'],
    ...['Supplier reference #', 'On sale (0/1)', 'Ecotax', 'Meta title', 'Meta keywords'],
    ...['Visibility', 'Condition', 'Minimal quantity', 'Low stock level', 'Warehouse'],
    ...['Base price', 'Unit for base price', 'Unity', 'Unit price', 'Depth'],
    ...names.price,
  ],
  columns: (find) => ({
    sku: added.sku,
    name: find('Name *', 'Name'),
    description: added.text,
    category: added.category,
    tags: find('Tags (x,y,z...)', 'Tags (x,y,z,...)', 'Tags'),
    brand: find(...names.brand),
    attributes: added.attributes,
    price: added.price,
    mrp: added.mrp,
    stock: find('Quantity'),
    gtin: added.gtin,
    weight_grams: added.grams,
    length_cm: added.length,
    width_cm: added.width,
    height_cm: added.height,
    pictures: added.pictures,
    status: added.status,
  }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const own = headings.filter((name) => /^feature\s?:/i.test(name));
    for (const name of own) find(name);
    for await (const record of records) {
      const isVirtual =
        filledReader(find, record)('Virtual product (0/1)', 'Virtual product') === '1';
      yield isVirtual ? { ...record, leftOut: 'downloadable' } : skuOf(record, find, own);
    }
  },
};

function skuOf(record: SourceRecord, find: ColumnFinder, features: string[]): SourceRecord {
  const of = filledReader(find, record);
  const cells = new Map(record.cells);
  const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
  const id = of(...names.id);
  const sku = keptCode(of(...names.reference)) || (id && codeOf('presta', id));
  const mrp = priceText(of(...names.price));
  set('sku', sku);
  set('text', textOfMarkup(of(...names.text)));
  set('category', deepest(of(...names.categories)));
  set('attributes', featuresOf(record, of(...names.features), features));
  set('price', discounted(mrp, of('Discount amount'), of('Discount percent')));
  set('mrp', mrp);
  set('gtin', of('EAN13', 'EAN-13', 'UPC', 'ISBN'));
  set('grams', gramsText(of('Weight'), 'kg'));
  set('length', centimetresText(of('Depth'), 'cm'));
  set('width', centimetresText(of('Width'), 'cm'));
  set('height', centimetresText(of('Height'), 'cm'));
  set('pictures', picturesIn(of(...names.pictures)));
  set('status', stateText(of(...names.active)));
  const note = { field: 'sku' as const, code: 'sku_made', params: { sku } };
  const isMade = !of(...names.reference) && sku !== '';
  return { number: record.number, cells, ...(isMade && { notes: [note] }) };
}

/** Names of the root that all categories lie below. */
const root = /^(?:root|home|accueil|inicio|startseite)$/i;

/** Returns the last category that says more than the root; numbers are ids of another shop. */
function deepest(categories: string): string {
  const named = categories
    .split(/[,|]/)
    .map((path) => path.trim())
    .filter((path) => path && !root.test(path) && !/^[\d_\s]+$/.test(path));
  return (named.at(-1) ?? '').split('/').filter(Boolean).join(' > ');
}

function featuresOf({ cells }: SourceRecord, list: string, columns: string[]): string {
  const listed = list.split(/,(?=[^,:]{1,60}:)/).map((feature) => {
    const [name = '', value = ''] = feature.split(':');
    return { name, value };
  });
  const own = columns.map((name) => ({
    name: name.slice(name.indexOf(':') + 1),
    value: cells.get(name) ?? '',
  }));
  return attributeList([...listed, ...own].filter(({ name }) => !isTerm(name)));
}

function discounted(price: string, amount: string, percent: string): string {
  const [list, off, part] = [price, amount, percent].map((text) => amountOf(text) ?? 0);
  if (!list || (!off && !part)) return price;
  const less = off ? list - off : list * (1 - Math.min(part ?? 0, 100) / 100);
  return less > 0 ? String(Math.round(less * 100) / 100) : price;
}

const picturesIn = (text: string) =>
  text
    .split(/\s*[,|]\s*(?=https?:)/)
    .slice(0, mostPictures)
    .join('\n');
