import { inStock, pricesOf } from './amounts';
import { codeOf } from './codes';
import { cellReader, evidenceOf, type Format, stateText } from './format';
import { textOfMarkup } from './markup';
import { attributeList } from './options';

const added = {
  code: 'Item group id, else id',
  text: 'Description (text)',
  category: 'Product type, else Google product category',
  price: 'Sale price, else price',
  mrp: 'Price, else sale price',
  stock: 'Quantity, else availability',
  attributes: 'Gender, age group, material, pattern',
  pictures: 'Image link, additional image links',
  status: 'Status, visibility',
} as const;

const facts = ['gender', 'age group', 'material', 'pattern', 'product highlight'];
const mostPictures = 10;

/** The product feed of Google and of Meta as a table: tabs or commas, names with `_` or spaces. */
export const google: Format = {
  evidence: (has) =>
    has('handle')
      ? 0
      : evidenceOf(
          has,
          [['id'], ['title'], ['price'], ['image link', 'image']],
          [
            ['availability'],
            ['link'],
            ['condition'],
            ['brand', 'mpn'],
            ['google product category'],
          ],
        ),
  columns: (find) => ({
    listing_code: added.code,
    sku: find('id'),
    name: find('title'),
    description: added.text,
    category: added.category,
    tags: find('google product category'),
    brand: find('brand'),
    colour: find('color', 'colour'),
    size: find('size'),
    attributes: added.attributes,
    price: added.price,
    stock: added.stock,
    gtin: find('gtin'),
    weight_grams: find('shipping weight', 'product weight'),
    length_cm: find('shipping length', 'product length'),
    width_cm: find('shipping width', 'product width'),
    height_cm: find('shipping height', 'product height'),
    pictures: added.pictures,
    hsn: find('hsn', 'hsn code'),
    mrp: added.mrp,
    status: added.status,
  }),
  added: Object.values(added),
  async *prepare(records, find) {
    for await (const record of records) {
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      const sale = isSaleOn(of('sale price effective date')) ? of('sale price') : '';
      const { price, mrp } = salePrices(sale, of('price'));
      const details = facts.map((name) => ({ name, value: of(name) }));
      const pictures = [of('image link', 'image'), ...listed(of('additional image link'))].filter(
        Boolean,
      );
      cells.set(added.code, of('item group id') ? codeOf(of('item group id')) : '');
      cells.set(added.text, textOfMarkup(of('rich text description') || of('description')));
      cells.set(added.category, of('product type') || of('google product category'));
      cells.set(added.price, price);
      cells.set(added.mrp, mrp);
      cells.set(
        added.stock,
        of('quantity', 'quantity to sell on facebook', 'inventory', 'sell on google quantity') ||
          stockOf(of('availability')),
      );
      cells.set(added.attributes, attributeList(details));
      cells.set(added.pictures, pictures.slice(0, mostPictures).join('\n'));
      cells.set(added.status, stateText(of('status', 'visibility')));
      yield { number: record.number, cells };
    }
  },
};

const listed = (links: string) => links.split(/,\s*(?=https?:)/);

const money = /^\s*([\d.,]+) ?([A-Z]{3})\s*$/;

/** Returns price and MRP of a sale, each with its currency: Google writes `499.00 INR`. */
function salePrices(sale: string, price: string): { price: string; mrp: string } {
  const [, amount = sale, currency = ''] = money.exec(sale.slice(0, 60)) ?? [];
  const [, before = price, other = ''] = money.exec(price.slice(0, 60)) ?? [];
  const plain = pricesOf(amount, before);
  const unit = other || currency;
  const withUnit = (text: string) => (text && unit ? `${text} ${unit}` : text);
  return { price: withUnit(plain.price), mrp: withUnit(plain.mrp) };
}

function isSaleOn(dates: string): boolean {
  if (!dates) return true;
  const [from = '', until = ''] = dates.slice(0, 80).split('/');
  return !(Date.parse(from) > Date.now() || Date.parse(until) < Date.now());
}

function stockOf(availability: string): string {
  const said = availability.slice(0, 60).trim().toLowerCase().replaceAll('_', ' ');
  const isIn = ['in stock', 'available for order', 'available', 'preorder', 'backorder'];
  return isIn.includes(said) ? inStock : said && '0';
}
