import { pricesOf } from './amounts';
import { factsOf, isFactColumn } from './facts';
import { cellReader, evidenceOf, type Format, plainName, withoutNotes } from './format';
import { textOfMarkup } from './markup';

const added = {
  name: 'Display name, else article name',
  text: 'Description (text)',
  colour: 'Brand colour, else prominent colour',
  size: 'Brand size, else standard size',
  price: 'Selling price, else MRP',
  mrp: 'MRP',
  attributes: 'Fabric, pattern, occasion, and other facts',
  pictures: 'All image angles',
} as const;

const sellingPrices = ['ISP', 'Selling Price', 'Discounted Price'];
const mostPictures = 10;

const facts = new Set(
  [
    'AgeGroup',
    'FashionType',
    'Usage',
    'Season',
    'Saree Fabric',
    'Blouse Fabric',
    'Ornamentation',
  ].map(plainName),
);

/** Myntra's listing workbook: a sheet for each article type, its headings below the version and the groups. */
export const myntra: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        ['vendorSkuCode', 'SKUCode', 'Seller SKU Code'],
        ['articleType', 'styleId', 'styleGroupId'],
      ],
      [
        ['vendorArticleName', 'productDisplayName'],
        ['styleGroupId', 'styleId'],
        ['MRP'],
        ['Prominent Colour'],
      ],
    ),
  reserved: ['styleId', 'SKUCode', 'Year', 'is Standard Size present on Label'],
  columns: (find) => ({
    listing_code: find('styleGroupId'),
    sku: find('vendorSkuCode', 'Seller SKU Code', 'SKUCode'),
    name: added.name,
    description: added.text,
    category: find('articleType'),
    tags: find('Product tags', 'tags'),
    brand: find('brand'),
    colour: added.colour,
    size: added.size,
    price: added.price,
    mrp: added.mrp,
    stock: find('inventory', 'quantity', 'Stock'),
    hsn: find('HSN'),
    gtin: find('GTIN'),
    origin_country: find('Country Of Origin'),
    importer: find('Importer Name and Address with Pincode'),
    attributes: added.attributes,
    pictures: added.pictures,
  }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const pictures = headings.filter((name) => /image|angle/i.test(name.slice(0, 60)));
    const columns = headings.filter((name) => isFactColumn(name) || facts.has(plainName(name)));
    for (const name of [...pictures, ...columns]) find(name);
    for await (const record of withoutNotes(records, find('MRP'))) {
      const of = cellReader(find, record);
      const isEmpty = !record.leftOut && !of('vendorSkuCode', 'Seller SKU Code') && !of('MRP');
      if (record.leftOut || isEmpty) {
        yield isEmpty ? { ...record, leftOut: 'empty' } : record;
        continue;
      }
      const { price, mrp } = pricesOf(of(...sellingPrices) || of('MRP'), of('MRP'));
      const cells = new Map(record.cells);
      const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
      const images = pictures.flatMap((name) => record.cells.get(name) || []);
      set('name', of('productDisplayName', 'Product Title') || of('vendorArticleName'));
      set(
        'text',
        textOfMarkup(
          of('Product Details', 'description', 'Style Note') || of('productDisplayName'),
        ),
      );
      set('colour', of('Brand Colour (Remarks)') || of('Prominent Colour'));
      set('size', plainSize(of('Brand Size') || of('Standard Size')));
      set('price', price);
      set('mrp', mrp);
      set('attributes', factsOf(record, columns));
      set('pictures', images.slice(0, mostPictures).join('\n'));
      yield { ...record, cells };
    }
  },
};

const plainSize = (size: string) => (/^one ?size$/i.test(size.trim()) ? '' : size);
