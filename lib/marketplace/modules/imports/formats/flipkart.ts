import { gramsText, pricesOf } from './amounts';
import { factsOf, isFactColumn } from './facts';
import {
  type ColumnFinder,
  cellReader,
  evidenceOf,
  type Format,
  plainName,
  type SourceRecord,
  withoutNotes,
} from './format';

const mostPictures = 10;
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const ofFlipkart = {
  name: 'Name, else brand and type',
  price: 'Selling price',
  mrp: 'MRP, else selling price',
  grams: 'Package weight in grams',
  pictures: 'Main and other images',
  attributes: 'Fabric, fit, pattern, occasion',
} as const;

const flipkartPrices = ['Your selling price (INR)', 'Your selling price', 'Selling Price'];
const plain = new Set([
  'fabric',
  'fit',
  'pattern',
  'occasion',
  'sleeve',
  'necktype',
  'material',
  'closure',
]);

/** Words that a template's row below the heading says in place of goods. */
const explains =
  /^(?:single|multi|text|url|dropdown|to be filled|check summary|fast validate|seller sku id is)\b/i;

/** Leaves out the rows of the template that explain its columns: kind, example and meaning of each. */
async function* explained(
  records: AsyncIterable<SourceRecord>,
  find: ColumnFinder,
): AsyncGenerator<SourceRecord> {
  let seen = 0;
  for await (const record of withoutNotes(records, find(...flipkartPrices))) {
    const of = cellReader(find, record);
    const first = [...record.cells.values()].slice(0, 12).filter(Boolean);
    const isNote =
      seen++ < 6 &&
      !of(...flipkartPrices).match(/\d/) &&
      first.some((text) => explains.test(text.slice(0, 60)));
    yield isNote ? { ...record, leftOut: 'explains' } : record;
  }
}

/** Flipkart's listing file: rows that explain the columns follow its heading. */
export const flipkart: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        ['Seller SKU ID', 'Seller SKU Id'],
        ['Listing Status', 'Your selling price (INR)', 'Group ID'],
      ],
      [
        ['Listing Status'],
        ['Flipkart Serial Number', 'Group ID'],
        ['MRP (INR)', 'MRP'],
        flipkartPrices,
      ],
    ),
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
    origin_country: find('Country Of Origin', 'Country of Origin ISO code'),
    importer: find('Importer Details'),
    status: find('Listing Status'),
  }),
  added: Object.values(ofFlipkart),
  async *prepare(records, find, headings) {
    const facts = headings.filter((name) => isFactColumn(name) || plain.has(plainName(name)));
    for (const name of facts) find(name);
    for await (const record of explained(records, find)) {
      if (record.leftOut) {
        yield record;
        continue;
      }
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      const { price, mrp } = pricesOf(of(...flipkartPrices), of('MRP (INR)', 'MRP'));
      const made = [of('Brand'), of('Ideal For'), of('Model Name', 'Style Name'), of('Type')];
      const others = numbers.map((n) => of(`Other Image URL ${n}`));
      cells.set(ofFlipkart.name, of('Product Title', 'Title') || made.filter(Boolean).join(' '));
      cells.set(ofFlipkart.price, price);
      cells.set(ofFlipkart.mrp, mrp);
      cells.set(ofFlipkart.grams, gramsText(of('Package Weight (KG)', 'Weight (KG)'), 'kg'));
      cells.set(ofFlipkart.attributes, factsOf(record, facts));
      cells.set(
        ofFlipkart.pictures,
        [of('Main Image URL'), ...others].filter(Boolean).slice(0, mostPictures).join('\n'),
      );
      yield { number: record.number, cells };
    }
  },
};
