import type { Format, SourceRecord } from './format';
import { textOfMarkup } from './markup';
import { sortOptions } from './options';

const added = {
  code: 'SKU of the parent',
  text: 'Description (text)',
  category: 'Categories: the first, without its parents',
  colour: 'Attribute: colour',
  size: 'Attribute: size',
  rest: 'Attributes: others',
  mrp: 'Regular price, else Sale price',
  price: 'Sale price, else Regular price',
  grams: 'Weight in grams',
  pictures: 'Images, one for each line',
} as const;

const inherited = [
  'Name',
  'Description',
  'Short description',
  'Categories',
  'Brands',
  'Tags',
  'Images',
  'Regular price',
  'Sale price',
];

/** WooCommerce's product CSV: simple products, and variable ones with a row for each variation. */
export const woocommerce: Format = {
  isFormat: (headings) =>
    ['Type', 'SKU', 'Name', 'Regular price'].every((name) => headings.has(name)),
  columns: {
    listing_code: added.code,
    sku: 'SKU',
    name: 'Name',
    description: added.text,
    category: added.category,
    brand: 'Brands',
    colour: added.colour,
    size: added.size,
    mrp: added.mrp,
    price: added.price,
    stock: 'Stock',
    gtin: 'GTIN, UPC, EAN, or ISBN',
    weight_grams: added.grams,
    length_cm: 'Length (cm)',
    width_cm: 'Width (cm)',
    height_cm: 'Height (cm)',
    pictures: added.pictures,
  },
  added: Object.values(added),
  async *prepare(records) {
    const parents = new Map<string, Record<string, string>>();
    for await (const record of records) {
      const { cells } = record;
      const type = (cells.Type ?? '').toLowerCase();
      if (type.includes('variable')) {
        if (cells.SKU) parents.set(cells.SKU, cells);
        if (cells.ID) parents.set(`id:${cells.ID}`, cells);
      } else if (/variation/.test(type)) {
        yield skuOf(record, parents.get(cells.Parent ?? ''));
      } else yield skuOf(record);
    }
  },
};

function skuOf({ number, cells }: SourceRecord, parent: Record<string, string> = {}): SourceRecord {
  const taken = Object.fromEntries(inherited.map((name) => [name, cells[name] || parent[name]]));
  // A variation is called "Shirt - Red, M"; its listing has the parent's name.
  const all: Record<string, string | undefined> = { ...cells, ...taken };
  if (parent.Name) all.Name = parent.Name;
  const value = (name: string) => all[name] ?? '';
  const options = sortOptions(
    Array.from({ length: 10 }, (_, index) => ({
      name: value(`Attribute ${index + 1} name`),
      value: value(`Attribute ${index + 1} value(s)`),
    })),
  );
  const [category = ''] = value('Categories').split(/,\s*/);
  const kilograms = Number(value('Weight (kg)'));
  return {
    number,
    cells: {
      ...Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text ?? ''])),
      [added.code]: parent.SKU || (parent.ID ? `woo-${parent.ID}` : ''),
      [added.text]: textOfMarkup(value('Description') || value('Short description')),
      [added.category]: category,
      [added.colour]: options.colour,
      [added.size]: options.size,
      [added.rest]: options.rest,
      [added.mrp]: value('Regular price') || value('Sale price'),
      [added.price]: value('Sale price') || value('Regular price'),
      [added.grams]: kilograms > 0 ? String(Math.round(kilograms * 1000)) : '',
      [added.pictures]: value('Images')
        .split(/,\s*(?=https?:)/)
        .slice(0, 10)
        .join('\n'),
    },
  };
}
