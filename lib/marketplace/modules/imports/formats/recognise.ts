import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type { Certainty, ImportFormat } from '@/lib/contract/schemas/seller/imports';
import { amazon } from './amazon';
import { etsy } from './etsy';
import { flipkart } from './flipkart';
import { columnFinder, type Format, type SourceRecord } from './format';
import { google } from './google';
import { haat } from './haat';
import { fieldNamed } from './headings';
import { magento } from './magento';
import { myntra } from './myntra';
import { other } from './other';
import { bigcommerce } from './shop-software/bigcommerce';
import { ecwid } from './shop-software/ecwid';
import { opencart } from './shop-software/opencart';
import { prestashop } from './shop-software/prestashop';
import { squarespace } from './shop-software/squarespace';
import { tally } from './shop-software/tally';
import { shopify } from './shopify';
import { shopifyStock } from './shopify-stock';
import { unicommerce, zoho } from './stock-keeping';
import { wix } from './wix';
import { woocommerce } from './woocommerce';

/** The known formats; of equal evidence the first counts. */
const known = {
  shopify,
  shopify_stock: shopifyStock,
  woocommerce,
  magento,
  wix,
  etsy,
  prestashop,
  opencart,
  bigcommerce,
  squarespace,
  ecwid,
  tally,
  amazon,
  flipkart,
  myntra,
  unicommerce,
  zoho,
  google,
  haat,
} as const;

/** Evidence from which a format is taken, and from which nobody is asked. */
const enough = { likely: 0.6, sure: 0.7 };

type Recognised = { format: ImportFormat; certainty: Certainty };

/**
 * Returns the format for which the headings and first values of a table speak most; `other` if none has enough
 * evidence.
 */
export function recognise(
  headings: readonly string[],
  samples: readonly SourceRecord['cells'][] = [],
): Recognised {
  const find = columnFinder(headings);
  const has = (name: string) => find(name) !== undefined;
  const values = (name: string) => {
    const column = find(name);
    return column === undefined ? [] : samples.map((cells) => cells.get(column) ?? '');
  };
  let best: { format: ImportFormat; score: number } = { format: 'other', score: 0 };
  for (const format of Object.keys(known) as (keyof typeof known)[]) {
    const score = known[format].evidence(has, values);
    if (score > best.score) best = { format, score };
  }
  if (best.score < enough.likely) return { format: 'other', certainty: 'unsure' };
  return { format: best.format, certainty: best.score >= enough.sure ? 'sure' : 'likely' };
}

/** Returns a format by its name; `pictures` is a table generated from the names of a ZIP's pictures. */
export const formatOf = (name: ImportFormat): Format =>
  name === 'other' ? other : name === 'pictures' ? haat : known[name];

/** Returns how many different fields the cells of a row name, and whether they are a known format's headings. */
function headingScore(cells: readonly string[]): { fields: number; isKnown: boolean } {
  const fields = new Set<SourceField>();
  for (const cell of cells) {
    const field = cell.length <= 120 ? fieldNamed(cell) : undefined;
    if (field) fields.add(field);
  }
  return { fields: fields.size, isKnown: recognise(cells).format !== 'other' };
}

/**
 * Returns the index of the heading among a table's first rows; files of marketplaces have settings and labels
 * above it. Returns -1 if the first row holds goods already.
 */
export function headingIndex(rows: readonly (readonly string[])[]): number {
  const scores = rows.map(headingScore);
  const known = scores.findLastIndex(({ isKnown }) => isKnown);
  if (known >= 0) return known;
  const most = Math.max(...scores.map(({ fields }) => fields));
  if (most >= 2) return scores.findIndex(({ fields }) => fields === most);
  const isData = (cells: readonly string[]) =>
    cells.filter(Boolean).length > 1 && cells.some((cell) => /^₹?\s?\d[\d.,]{0,15}$/.test(cell));
  if (most === 0 && rows.length > 1 && rows.slice(0, 2).every(isData)) return -1;
  const widths = rows.map((cells) => cells.filter(Boolean).length);
  // A title above the heading fills one cell only.
  return widths[0] === 1
    ? Math.max(
        0,
        widths.findIndex((width) => width > 2),
      )
    : 0;
}

/** Returns how far a table is one of goods: the fields that its heading names, and a known format above all. */
export function goodsScore(headings: readonly string[]): number {
  const { fields, isKnown } = headingScore(headings);
  return fields + (isKnown ? 100 : 0);
}
