import { gramsText, pricesOf } from './amounts';
import { keptCode } from './codes';
import { cellReader, type Format, type SourceRecord, withoutNotes } from './format';
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
} as const;

const amazonNames = {
  sku: ['item sku', 'seller sku', 'contribution sku', 'sku'],
  name: ['item name', 'product name'],
  parent: ['parent sku', 'child parent sku relationship parent sku'],
  parentage: ['parent child', 'parentage', 'parentage level'],
  description: ['product description'],
  price: ['standard price', 'your price', 'our price', 'purchasable offer our price', 'price'],
  sale: ['sale price'],
  mrp: ['maximum retail price', 'purchasable offer maximum retail price', 'mrp', 'list price'],
  main: ['main image url', 'main product image locator'],
  material: ['material type', 'material', 'fabric type', 'outer material type'],
  department: ['department name', 'target gender', 'department'],
  keywords: ['generic keywords', 'generic keyword', 'search terms'],
};

/** What only the row of the parent may say. */
const ofParent = [
  ...amazonNames.name,
  ...amazonNames.description,
  ...amazonNames.material,
  ...amazonNames.department,
  ...amazonNames.keywords,
  ...['brand name', 'brand', 'feed product type', 'product type', 'item type keyword', 'item type'],
  ...['country of origin', 'hsn code', 'hsn', ...numbers.map((n) => `bullet point${n}`)],
];

/** Parents that are known at once. */
const mostParents = 50_000;

/** Amazon's flat file: its heading is the row of names below the settings and the labels. */
export const amazon: Format = {
  isFormat: (has) =>
    amazonNames.name.some(has) &&
    ['item sku', 'contribution sku', 'seller sku'].some(has) &&
    [...amazonNames.main, ...amazonNames.parentage, 'feed product type'].some(has),
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
    stock: find('quantity', 'fulfillment availability quantity'),
    hsn: find('hsn code', 'hsn'),
    gtin: find('external product id', 'externally assigned product identifier', 'product id'),
    weight_grams: find('package weight', 'item weight'),
    length_cm: find('package length'),
    width_cm: find('package width'),
    height_cm: find('package height'),
    pictures: ofAmazon.pictures,
  }),
  added: Object.values(ofAmazon),
  async *prepare(records, find) {
    const parents = new Map<string, SourceRecord>();
    for await (const record of withoutNotes(records, find(...amazonNames.price))) {
      const own = cellReader(find, record);
      const sku = own(...amazonNames.sku);
      if (/^parent$/i.test(own(...amazonNames.parentage).trim())) {
        if (sku && parents.size < mostParents) parents.set(sku, record);
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
        attributeList([
          { name: 'material', value: of(...amazonNames.material) },
          { name: 'for', value: of(...amazonNames.department) },
        ]),
      );
      cells.set(
        ofAmazon.pictures,
        [of(...amazonNames.main), ...other].filter(Boolean).slice(0, mostPictures).join('\n'),
      );
      yield { number: record.number, cells };
    }
  },
};

const nameOf = (parent: SourceRecord | undefined, find: Parameters<typeof cellReader>[0]) =>
  parent ? cellReader(find, parent)(...amazonNames.name) : '';

const ofFlipkart = {
  name: 'Name, else brand and type',
  price: 'Selling price',
  mrp: 'MRP, else selling price',
  grams: 'Package weight in grams',
  pictures: 'Main and other images',
  attributes: 'Fabric, fit, pattern, occasion',
} as const;

const flipkartPrices = ['Your selling price (INR)', 'Your selling price', 'Selling Price'];
const flipkartFacts = ['fabric', 'fit', 'pattern', 'occasion', 'sleeve', 'neck type', 'material'];

/** Flipkart's listing file: below its heading stand rows that explain the columns. */
export const flipkart: Format = {
  isFormat: (has) =>
    has('Seller SKU ID') && ['Listing Status', 'Your selling price (INR)', 'Group ID'].some(has),
  columns: (find) => ({
    listing_code: find('Group ID', 'Style Code'),
    sku: find('Seller SKU ID'),
    name: ofFlipkart.name,
    description: find('Description', 'Product Description'),
    category: find('Sub-category', 'Vertical', 'Type', 'Category'),
    tags: find('Search Keywords', 'Ideal For'),
    brand: find('Brand'),
    colour: find('Color', 'Brand Color'),
    size: find('Size'),
    attributes: ofFlipkart.attributes,
    price: ofFlipkart.price,
    mrp: ofFlipkart.mrp,
    stock: find('Stock', 'Your stock count', 'Stock count'),
    hsn: find('HSN'),
    gtin: find('EAN/UPC', 'EAN', 'UPC', 'EAN/UPC - 1'),
    weight_grams: ofFlipkart.grams,
    length_cm: find('Package Length (CM)', 'Length (CM)'),
    width_cm: find('Package Breadth (CM)', 'Breadth (CM)'),
    height_cm: find('Package Height (CM)', 'Height (CM)'),
    pictures: ofFlipkart.pictures,
  }),
  added: Object.values(ofFlipkart),
  async *prepare(records, find) {
    for await (const record of withoutNotes(records, find(...flipkartPrices))) {
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      const { price, mrp } = pricesOf(of(...flipkartPrices), of('MRP (INR)', 'MRP'));
      const made = [of('Brand'), of('Ideal For'), of('Model Name', 'Style Name'), of('Type')];
      const others = numbers.map((n) => of(`Other Image URL ${n}`));
      const facts = flipkartFacts.map((name) => ({ name, value: of(name) }));
      cells.set(ofFlipkart.name, of('Product Title', 'Title') || made.filter(Boolean).join(' '));
      cells.set(ofFlipkart.price, price);
      cells.set(ofFlipkart.mrp, mrp);
      cells.set(ofFlipkart.grams, gramsText(of('Package Weight (KG)', 'Weight (KG)'), 'kg'));
      cells.set(ofFlipkart.attributes, attributeList(facts));
      cells.set(
        ofFlipkart.pictures,
        [of('Main Image URL'), ...others].filter(Boolean).slice(0, mostPictures).join('\n'),
      );
      yield { number: record.number, cells };
    }
  },
};
