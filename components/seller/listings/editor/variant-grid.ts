import type { ListingDocument, ListingSku } from '@/lib/contract/schemas/seller/listing-document';
import { latinDigits } from '@/lib/text/digits';

/** The columns of the grid, in the order of a pasted sheet. */
export const columns = [
  'sku',
  'colour',
  'size',
  'mrp',
  'price',
  'stock',
  'low_stock',
  'gtin',
  'weight_grams',
  'length_cm',
  'width_cm',
  'height_cm',
] as const;

export type Column = (typeof columns)[number];

const isWhole = new Set<Column>(['stock', 'low_stock', 'weight_grams']);
/** Centimetres, with one decimal. */
const isLength = new Set<Column>(['length_cm', 'width_cm', 'height_cm']);
const isNumber = new Set<Column>(['mrp', 'price', ...isWhole, ...isLength]);

/** Parses a cell's text; null for an amount that is not a number. */
export function cellValue(column: Column, text: string): string | number | null {
  const given = latinDigits(text).trim();
  if (!isNumber.has(column)) return text.trim();
  const amount = Number(given.replace(/[₹,\s]/g, ''));
  if (given === '' || !Number.isFinite(amount) || amount < 0) return null;
  if (column === 'low_stock') return Math.min(Math.round(amount), 1000);
  if (isWhole.has(column)) return Math.round(amount);
  if (isLength.has(column)) return Math.round(amount * 10) / 10 || null;
  return Math.round(amount * 100) / 100;
}

let made = 0;
const newKey = () => `n${Date.now().toString(36)}${++made}`;

const codePart = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .slice(0, 6);

/** Returns a SKU without amounts. */
export const newSku = (values: Partial<ListingSku> = {}): ListingSku => ({
  key: newKey(),
  sku: '',
  colour: '',
  size: '',
  mrp: null,
  price: null,
  stock: null,
  low_stock: null,
  gtin: '',
  weight_grams: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  pictures: [],
  ...values,
});

/** Combines every colour with every size: existing SKUs stay, new ones get codes made from `code`. */
export function cross(
  skus: ListingSku[],
  { code, colours, sizes }: { code: string; colours: string[]; sizes: string[] },
): ListingSku[] {
  const like = skus[0];
  const same = like && {
    mrp: like.mrp,
    price: like.price,
    gtin: '',
    weight_grams: like.weight_grams,
    length_cm: like.length_cm,
    width_cm: like.width_cm,
    height_cm: like.height_cm,
  };
  const wanted = (colours.length ? colours : ['']).flatMap((colour) =>
    (sizes.length ? sizes : ['']).map((size) => ({ colour, size })),
  );
  const missing = wanted.filter(
    ({ colour, size }) => !skus.some((sku) => sku.colour === colour && sku.size === size),
  );
  const added = missing.map(({ colour, size }) =>
    newSku({
      ...same,
      colour,
      size,
      sku: [code, codePart(colour), codePart(size)].filter(Boolean).join('-'),
    }),
  );
  const kept = skus.filter((sku) => sku.sku || sku.colour || sku.size);
  return [...kept, ...added].slice(0, 100);
}

/** Pastes a sheet's cells from a cell on, to the right and down; missing rows are added. */
export function paste(
  skus: ListingSku[],
  at: { row: number; column: Column },
  text: string,
): ListingDocument['skus'] {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const first = columns.indexOf(at.column);
  const next = [...skus];
  rows.forEach((cells, down) => {
    const index = at.row + down;
    if (index >= 100) return;
    const values: Record<string, string | number | null> = {};
    cells.forEach((cell, right) => {
      const column = columns[first + right];
      if (column) values[column] = cellValue(column, cell);
    });
    next[index] = { ...(next[index] ?? newSku()), ...values };
  });
  return next;
}
