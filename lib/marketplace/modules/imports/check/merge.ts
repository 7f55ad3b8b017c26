import {
  type ListingDocument,
  type ListingSku,
  picturesOfSku,
} from '@/lib/contract/schemas/seller/listing-document';
import { ofPlainFields, type PlainValues } from '@/lib/contract/schemas/seller/plain-fields';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/translated';
import type { RowValues } from './value-readers';

/** An accepted row: its values, and its pictures as paths of this site. */
export type GoodRow = { values: RowValues & { sku: string }; pictures?: string[] };

const emptySku = { mrp: null, price: null, stock: null, gtin: '', pictures: [] };
const noSize = { weight_grams: null, length_cm: null, width_cm: null, height_cm: null };

/**
 * Returns a listing's document with the values of a file's rows; missing values stay as they are.
 * @param ofListing the rows' values for the listing as a whole
 * @param published codes of published SKUs: the document does not hold their stock
 */
export function mergeRows(
  base: ListingDocument,
  ofListing: RowValues,
  rows: GoodRow[],
  published: ReadonlySet<string>,
): ListingDocument {
  const { category, brand, ...given } = ofListing;
  const skus = [...base.skus];
  for (const { values } of rows) {
    const at = skus.findIndex(({ sku }) => sku === values.sku);
    const sku = mergeSku(skus[at], values, published.has(values.sku));
    if (at < 0) skus.push(sku);
    else skus[at] = sku;
  }
  const merged: ListingDocument = {
    ...base,
    name: { ...base.name, ...present(textsOf(given, 'name')) },
    description: { ...base.description, ...present(textsOf(given, 'description')) },
    category_id: category ?? base.category_id,
    brand_id: brand ?? base.brand_id,
    attributes: given.attributes ?? base.attributes,
    hsn: given.hsn ?? base.hsn,
    gst_rate: given.gst_rate ?? base.gst_rate,
    gst_notification: given.gst_notification ?? base.gst_notification,
    ...withPlain(base, given),
    skus,
  };
  const pictures = new Map(
    rows.flatMap(({ values, pictures }) =>
      pictures?.length ? [[values.sku, pictures] as const] : [],
    ),
  );
  return withPictures(merged, pictures);
}

/** Returns the texts without empty languages. */
const present = (texts: { [Lang in Locale]?: string | null }) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text != null));

const withPlain = (base: PlainValues, given: Partial<PlainValues>) =>
  ofPlainFields((name) => given[name] ?? base[name]) as PlainValues;

function mergeSku(
  before: ListingSku | undefined,
  values: GoodRow['values'],
  isPublished: boolean,
): ListingSku {
  const { sku, colour, size, mrp, price, stock, gtin } = values;
  const base = before ?? { key: sku, sku, colour: '', size: '', ...emptySku, ...noSize };
  return {
    ...base,
    colour: colour ?? base.colour,
    size: size ?? base.size,
    // A shop that has only one price sells at that price.
    mrp: mrp ?? base.mrp ?? price ?? base.price,
    price: price ?? base.price,
    stock: isPublished ? base.stock : (stock ?? base.stock),
    gtin: gtin ?? base.gtin,
    weight_grams: values.weight_grams ?? base.weight_grams,
    length_cm: values.length_cm ?? base.length_cm,
    width_cm: values.width_cm ?? base.width_cm,
    height_cm: values.height_cm ?? base.height_cm,
  };
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Returns the document with the given pictures of SKUs; a colour takes the pictures of its first SKU. */
function withPictures(
  document: ListingDocument,
  given: ReadonlyMap<string, string[]>,
): ListingDocument {
  const shown = (sku: ListingSku) => given.get(sku.sku) ?? picturesOfSku(document, sku);
  if (document.skus.every((sku) => isSame(shown(sku), picturesOfSku(document, sku)))) {
    return document;
  }
  const byColour = new Map<string, string[]>();
  for (const sku of document.skus) {
    if (!byColour.has(sku.colour) && shown(sku).length) byColour.set(sku.colour, shown(sku));
  }
  const unused = document.pictures.filter(({ colour }) => !byColour.has(colour));
  const skus = document.skus.map((sku) => ({
    ...sku,
    pictures: isSame(shown(sku), byColour.get(sku.colour) ?? []) ? [] : shown(sku),
  }));
  const pictures = [...byColour].map(([colour, images]) => ({ colour, images }));
  return { ...document, pictures: [...pictures, ...unused], skus };
}
