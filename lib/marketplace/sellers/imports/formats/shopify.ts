import type { Format, SourceRecord } from './format';
import { textOfMarkup } from './markup';
import { sortOptions } from './options';

const added = {
  text: 'Body (text)',
  colour: 'Option: colour',
  size: 'Option: size',
  rest: 'Options: others',
  mrp: 'Compare At Price, else Price',
  pictures: 'Variant Image, Image Src',
} as const;

/** Rows of one product that are kept in memory until its last. */
const mostRows = 500;

/** Shopify's product export: a row for each variant, and rows that hold nothing but another picture. */
export const shopify: Format = {
  isFormat: (headings) =>
    ['Handle', 'Title', 'Variant Price'].every((name) => headings.has(name)) &&
    (headings.has('Variant SKU') || headings.has('Option1 Value')),
  columns: {
    listing_code: 'Handle',
    sku: 'Variant SKU',
    name: 'Title',
    description: added.text,
    category: 'Type',
    brand: 'Vendor',
    colour: added.colour,
    size: added.size,
    mrp: added.mrp,
    price: 'Variant Price',
    stock: 'Variant Inventory Qty',
    gtin: 'Variant Barcode',
    weight_grams: 'Variant Grams',
    pictures: added.pictures,
  },
  added: Object.values(added),
  async *prepare(records) {
    let product: SourceRecord[] = [];
    for await (const record of records) {
      const isNext = record.cells.Handle !== product[0]?.cells.Handle;
      if (product.length && (isNext || product.length >= mostRows)) {
        yield* variantsOf(product);
        product = [];
      }
      product.push(record);
    }
    yield* variantsOf(product);
  },
};

/** What only the first row of a product says. */
const shared = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Product Category', 'Tags'];
const optionNames = [1, 2, 3].map((n) => `Option${n} Name`);

function* variantsOf(product: SourceRecord[]): Generator<SourceRecord> {
  const [first] = product;
  if (!first) return;
  const inherited = Object.fromEntries(
    [...shared, ...optionNames].map((name) => [name, first.cells[name] ?? '']),
  );
  const images = product.map(({ cells }) => cells['Image Src'] ?? '').filter(Boolean);
  for (const { number, cells } of product) {
    if (!cells['Variant SKU'] && !cells['Variant Price'] && !cells['Option1 Value']) continue;
    const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value));
    const all: Record<string, string> = { ...cells, ...inherited, ...filled };
    const value = (name: string) => all[name] ?? '';
    const options = sortOptions(
      [1, 2, 3].map((n) => ({ name: value(`Option${n} Name`), value: value(`Option${n} Value`) })),
    );
    const own = value('Variant Image');
    const pictures = own ? [own, ...images.filter((each) => each !== own)] : images;
    yield {
      number,
      cells: {
        ...all,
        [added.text]: textOfMarkup(value('Body (HTML)')),
        [added.colour]: options.colour,
        [added.size]: options.size,
        [added.rest]: options.rest,
        [added.mrp]: value('Variant Compare At Price') || value('Variant Price'),
        [added.pictures]: pictures.slice(0, 10).join(' | '),
      },
    };
  }
}
