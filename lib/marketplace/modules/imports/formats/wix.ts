import { amountOf, gramsText, inStock } from './amounts';
import { codeOf, keptCode } from './codes';
import { isTerm } from './facts';
import {
  type ColumnFinder,
  cellReader,
  evidenceOf,
  type Format,
  type SourceRecord,
  stateText,
} from './format';
import { textOfMarkup } from './markup';
import { attributeList, type Option, variantsOf } from './options';
import { productsOf } from './product-rows';
import { distinctCodes } from './same-codes';

const added = {
  code: 'Handle, shortened',
  sku: 'SKU, else made of name and options',
  text: 'Description (text)',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  attributes: 'Additional information',
  price: 'Price with surcharge and discount',
  mrp: 'Price with surcharge',
  stock: 'Inventory',
  grams: 'Weight in grams',
  pictures: 'Product images',
  status: 'Visible',
} as const;

const numbers = [1, 2, 3, 4, 5, 6];
const mostPictures = 10;

/** Wix's product export: a row for each product, followed by rows of its variants. */
export const wix: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['name'], ['price'], ['productImageUrl'], ['productOptionName1', 'discountMode']],
      [['handleId'], ['fieldType'], ['surcharge'], ['visible'], ['ribbon'], ['collection']],
    ),
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: find('name'),
    description: added.text,
    category: find('collection'),
    tags: find('ribbon'),
    brand: find('brand'),
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    price: added.price,
    mrp: added.mrp,
    stock: added.stock,
    weight_grams: added.grams,
    pictures: added.pictures,
    status: added.status,
  }),
  added: Object.values(added),
  async *prepare(records, find) {
    const handle = (record: SourceRecord) => {
      const of = cellReader(find, record);
      return of('handleId') || of('name');
    };
    for await (const product of productsOf(records, handle)) yield* skusOf(product, find);
  },
};

function* skusOf(product: SourceRecord[], find: ColumnFinder): Generator<SourceRecord> {
  const [first] = product;
  if (!first) return;
  const ofProduct = cellReader(find, first);
  const variants = product.slice(1);
  if (variants.length) yield { ...first, isJoined: true };
  const skus = variants.length ? variants : [first];
  const named = (record: SourceRecord): Option[] => {
    const of = cellReader(find, record);
    return numbers.flatMap((n) => {
      const value = plainOption(of(`productOptionDescription${n}`));
      const name = ofProduct(`productOptionName${n}`);
      // A product without variants lists all values of an option.
      return name && value && (variants.length || !value.includes(';')) ? [{ name, value }] : [];
    });
  };
  const options = skus.map(named);
  const read = variantsOf(options);
  const codes = distinctCodes(
    skus.map((record, index) => ({
      code: cellReader(find, record)('sku'),
      options: options[index]?.map(({ value }) => value) ?? [],
    })),
  );
  const facts = numbers.map((n) => ({
    name: ofProduct(`additionalInfoTitle${n}`),
    value: textOfMarkup(ofProduct(`additionalInfoDescription${n}`)),
  }));
  for (const [index, { number, cells: given }] of skus.entries()) {
    const cells = new Map(given);
    const of = cellReader(find, { cells });
    for (const name of ['name', 'collection', 'ribbon', 'brand']) {
      const column = find(name);
      if (column && !cells.get(column)) cells.set(column, ofProduct(name));
    }
    const { colour = '', size = '', attributes = '' } = read[index] ?? {};
    const { code = '', notes = [] } = codes[index] ?? {};
    const values = options[index]?.map(({ value }) => value) ?? [];
    const list = (amountOf(ofProduct('price')) ?? Number.NaN) + (amountOf(of('surcharge')) ?? 0);
    const price = discounted(list, ofProduct('discountMode'), ofProduct('discountValue'));
    const kept = facts.filter(({ name, value }) => !isTerm(name) && value.length <= 60);
    const pictures = ofProduct('productImageUrl').split(';').filter(Boolean);
    const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
    const isMade = !code;
    const sku = code || codeOf(ofProduct('name'), ...values);
    set(
      'code',
      variants.length ? keptCode(ofProduct('handleId') || codeOf(ofProduct('name'))) : '',
    );
    set('sku', sku);
    set('text', textOfMarkup(ofProduct('description')));
    set('colour', colour);
    set('size', size);
    set('attributes', [attributes, attributeList(kept)].filter(Boolean).join('; '));
    set('price', Number.isNaN(price) ? ofProduct('price') : String(price));
    set('mrp', Number.isNaN(list) ? ofProduct('price') : String(list));
    set(
      'stock',
      /^instock$/i.test(of('inventory')) ? inStock : of('inventory').replace(/^outofstock$/i, '0'),
    );
    set('grams', gramsText(of('weight') || ofProduct('weight'), 'kg'));
    set('pictures', pictures.slice(0, mostPictures).map(addressOf).join('\n'));
    set('status', stateText(of('visible'), ofProduct('visible')));
    const made = { field: 'sku' as const, code: 'sku_made', params: { sku } };
    yield { number, cells, notes: isMade ? [...notes, made] : notes };
  }
}

/** Returns an option without the colour's code: `rgb(136,89,89):Brown`. */
const plainOption = (text: string) =>
  text.replace(/^(?:rgb\([\d, ]{1,20}\)|#[0-9a-f]{3,8}):/i, '').trim();

/** Returns the address of a picture that Wix names only by its file. */
const addressOf = (picture: string) =>
  /^[0-9a-z_]{6,60}~mv2\.(?:jpe?g|png|webp)$/i.test(picture.trim())
    ? `https://static.wixstatic.com/media/${picture.trim()}`
    : picture.trim();

function discounted(list: number, mode: string, value: string): number {
  const off = amountOf(value) ?? 0;
  const price = /percent/i.test(mode) ? list * (1 - off / 100) : list - off;
  return Math.round(price * 100) / 100;
}
