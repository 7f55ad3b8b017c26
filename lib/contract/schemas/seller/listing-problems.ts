import { defaultLocale } from '@/lib/i18n/locales';
import { firstText } from '@/lib/i18n/translated';
import { isGtin } from '../numbers/gtin';
import { type ListingDocument, type ListingSku, picturesOfSku } from './listing-document';
import { isAsked, plainFieldRows } from './plain-fields';

/** A problem that prevents publishing: a field of the document, and a key under `validation`. */
export type Problem = { field: string; code: string };

/**
 * Returns what is missing or wrong in a document before publishing, in the order of the form. Name and
 * description are required in one language: shoppers of other languages read them until a translation follows.
 * Only the server can check that the SKUs' codes are free.
 */
export function documentProblems(document: ListingDocument): Problem[] {
  const found: Problem[] = [];
  const need = (isFine: unknown, field: string, code: string) => {
    if (!isFine) found.push({ field, code });
  };
  const { name, description } = document;
  need(firstText(name, defaultLocale), 'name.en', 'listing_name');
  need(firstText(description, defaultLocale), 'description.en', 'listing_description');
  need(document.category_id, 'category_id', 'listing_category');
  need(/^(?:\d{4}|\d{6}|\d{8})$/.test(document.hsn), 'hsn', 'hsn');
  need(!document.gst_notification || document.gst_rate !== null, 'gst_rate', 'gst_rate');
  for (const [name, row] of plainFieldRows) {
    if (row.missing && isAsked(row, document)) need(document[name], name, row.missing.code);
  }
  need(document.skus.length, 'skus', 'listing_skus');
  const codes = repeated(document.skus.map(({ sku }) => sku));
  const variants = repeated(document.skus.map(variantOf));
  document.skus.forEach((sku, index) => {
    const at = (field: string) => `skus.${index}.${field}`;
    need(sku.sku, at('sku'), 'sku_code');
    need(!sku.sku || !codes.has(sku.sku), at('sku'), 'sku_twice');
    need(!variants.has(variantOf(sku)), at('colour'), 'variant_twice');
    need(sku.mrp, at('mrp'), 'mrp_required');
    need(sku.price, at('price'), 'price_required');
    need(!sku.mrp || !sku.price || sku.price <= sku.mrp, at('price'), 'price_over_mrp');
    need(sku.stock !== null, at('stock'), 'quantity');
    need(!sku.gtin || isGtin(sku.gtin), at('gtin'), 'gtin');
    need(picturesOfSku(document, sku).length, at('pictures'), 'picture_required');
  });
  return found;
}

const variantOf = ({ colour, size }: ListingSku) => `${colour}\u0000${size}`.toLowerCase();

function repeated(values: string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(values.filter((value) => seen.size === seen.add(value).size));
}
