import type { RowProblem } from '../../../kernel/db/schema/imports';
import { mostParts } from '../files/row-keys';
import { inStock } from './amounts';
import { codeOf, codeWith } from './codes';
import { cellReader, evidenceOf, type Format } from './format';
import { decodedText, textOfMarkup } from './markup';
import { attributeList, variantsOf } from './options';
import { distinctCodes } from './same-codes';

const added = {
  code: 'Listing, made of the title',
  sku: 'SKU, else made of title and variation',
  text: 'Description (text)',
  colour: 'Variation: colour',
  size: 'Variation: size, and others',
  attributes: 'Materials, personalisation left out',
  stock: 'Quantity, or in stock',
  pictures: 'All images',
} as const;

const pictures = Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`);

/** Etsy's listings download: a row for each listing, with all values of its variations in one cell. */
export const etsy: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['TITLE'], ['PRICE'], ['VARIATION 1 VALUES', 'MATERIALS', 'CURRENCY_CODE']],
      [['CURRENCY_CODE'], ['MATERIALS'], ['IMAGE1'], ['VARIATION 1 NAME'], ['QUANTITY']],
    ),
  columns: (find) => ({
    listing_code: added.code,
    sku: added.sku,
    name: find('TITLE'),
    description: added.text,
    tags: find('TAGS'),
    colour: added.colour,
    size: added.size,
    attributes: added.attributes,
    price: find('PRICE'),
    stock: added.stock,
    currency: find('CURRENCY_CODE'),
    pictures: added.pictures,
  }),
  added: Object.values(added),
  async *prepare(records, find) {
    for await (const record of records) {
      const of = cellReader(find, record);
      const options = [1, 2].map((n) => ({
        name: of(`VARIATION ${n} NAME`) || of(`VARIATION ${n} TYPE`),
        values: listed(of(`VARIATION ${n} VALUES`)),
      }));
      const variants = combined(options).slice(0, mostParts - 1);
      const read = variantsOf(variants);
      const own = codesOf(of('SKU'), of('TITLE'), variants);
      const materials = { name: 'material', value: listed(of('MATERIALS')).join(', ') };
      for (const [part] of variants.entries()) {
        const cells = new Map(record.cells);
        const { colour = '', size = '', attributes = '' } = read[part] ?? {};
        const { code = '', notes = [] } = own[part] ?? {};
        cells.set(added.code, variants.length > 1 ? codeOf(of('TITLE')) : '');
        cells.set(added.sku, code);
        cells.set(added.text, textOfMarkup(of('DESCRIPTION')));
        cells.set(added.colour, colour);
        cells.set(added.size, size);
        cells.set(
          added.attributes,
          [attributes, attributeList([materials])].filter(Boolean).join('; '),
        );
        cells.set(added.stock, stockOf(of('QUANTITY'), variants.length));
        cells.set(added.pictures, pictures.flatMap((name) => of(name) || []).join('\n'));
        yield { number: record.number, cells, part, notes };
      }
    }
  },
};

const listed = (values: string) =>
  values
    .slice(0, 5000)
    .split(',')
    .map((each) => decodedText(each).trim())
    .filter(Boolean);

type Options = { name: string; values: string[] }[];

/** Returns every combination of the options' values. */
const combined = (options: Options) =>
  options
    .filter(({ values }) => values.length)
    .reduce<{ name: string; value: string }[][]>(
      (all, { name, values }) =>
        all.flatMap((one) => values.map((value) => [...one, { name, value }])).slice(0, mostParts),
      [[]],
    );

/** Returns the code of each variant: one of the cell's codes, or one made of the title, with a note. */
function codesOf(given: string, title: string, variants: { value: string }[][]) {
  const codes = listed(given);
  const values = (index: number) => variants[index]?.map(({ value }) => value) ?? [];
  if (codes.length === variants.length) {
    return distinctCodes(codes.map((code, index) => ({ code, options: values(index) })));
  }
  return variants.map((_, index) => {
    const code =
      codes.length === 1
        ? codeWith(codes[0] ?? '', ...values(index))
        : codeOf(title, ...values(index));
    const note: RowProblem =
      codes.length === 1
        ? { field: 'sku', code: 'sku_with_options', params: { sku: codes[0] ?? '' } }
        : { field: 'sku', code: 'sku_made', params: { sku: code } };
    return { code, notes: [note] };
  });
}

/** Returns a stock; a listing's quantity says only of its sole variant how many there are. */
function stockOf(quantity: string, variants: number): string {
  if (variants < 2) return quantity;
  return Number(quantity) > 0 ? inStock : quantity;
}
