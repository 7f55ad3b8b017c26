import {
  type ListingDocument,
  type ListingSku,
  picturesOfSku,
} from '@/lib/contract/schemas/seller/listing-document';
import {
  type ByLanguage,
  defaultLocale,
  eachLanguage,
  inLanguage,
  type Locale,
  type OtherLocale,
  otherLocales,
} from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { hasText, textOf } from '@/lib/i18n/texts';
import { firstText } from '@/lib/i18n/translated';
import type { products } from '../../../kernel/db/schema/catalog';
import { toColumns } from '../../../kernel/db/schema/plain-field-columns';
import { paiseOf } from '../../../kernel/money/rupees';

const and: ByLanguage<string> = { en: ' & ', hi: ' और ' };

/** Returns a SKU's name; if there are several, with colour and size: 'Cotton Shirt (Navy, M)'. */
function skuName(document: ListingDocument, sku: ListingSku, lang: Locale): string {
  const name = document.name[lang] ?? '';
  if (document.skus.length < 2 || !name) return name;
  const colours = sku.colour
    .split(',')
    .map((one) => colourName(one.trim(), lang))
    .filter(Boolean)
    .join(inLanguage(and, lang));
  const variant = [colours, sku.size && sizeName(sku.size, lang)].filter(Boolean).join(', ');
  return variant ? `${name} (${variant})` : name;
}

/** Returns a name without the part that distinguishes its SKU in the listing. */
export const withoutVariant = (name: string) => name.replace(/ \([^()]*\)$/, '');

function colourName(colour: string, lang: Locale): string {
  const key = `colours.${colour.toLowerCase().replace(/ /g, '_')}`;
  return hasText(key) ? textOf(lang, key) : colour;
}

type ProductRow = typeof products.$inferInsert;

/** A SKU of a document as a row, without slug. Amounts in paise. */
export type SkuRow = Omit<ProductRow, 'slug' | 'stock'> & {
  stock: number;
  /** Texts in other languages, by their codes. */
  texts: SkuTexts;
};

export type SkuTexts = { [Lang in OtherLocale]?: { name: string; description: string } };

/** A listing to be published. */
export type Publishing = { id: number; storeId: number; code: string; document: ListingDocument };

const paise = (amount: number | null) => paiseOf(amount ?? 0);
const millimetres = (cm: number | null) => (cm === null ? null : Math.round(cm * 10));

/**
 * Returns the row of a SKU.
 * @throws if the document lacks what `documentProblems` requires
 */
export function skuRow({ id, storeId, code, document }: Publishing, sku: ListingSku): SkuRow {
  const { category_id: categoryId, gst_notification: gstNotification } = document;
  const ownRate = gstNotification ? document.gst_rate : null;
  if (categoryId === null || (gstNotification && ownRate === null))
    throw new Error('the document is not complete');
  const names = eachLanguage((lang) => skuName(document, sku, lang));
  return {
    storeId,
    listingId: id,
    categoryId,
    brandId: document.brand_id,
    // A text in one language is used for all languages until the others are written.
    name: firstText(names, defaultLocale)?.text ?? '',
    description: firstText(document.description, defaultLocale)?.text ?? '',
    texts: Object.fromEntries(
      otherLocales.flatMap((lang) => {
        const text = { name: names[lang], description: document.description[lang] ?? '' };
        return text.name ? [[lang, text]] : [];
      }),
    ),
    mrp: paise(sku.mrp),
    price: paise(sku.price),
    stock: sku.stock ?? 0,
    lowStockThreshold: sku.low_stock ?? null,
    colour: sku.colour || null,
    size: sku.size || null,
    attributes: document.attributes,
    productCode: code,
    sku: sku.sku,
    gtin: sku.gtin || null,
    hsn: document.hsn,
    gstRate: Math.round(document.gst_rate ?? 18),
    ownGstRate: ownRate === null ? null : Math.round(ownRate * 100),
    gstNotification: gstNotification || null,
    ...toColumns(document),
    weightGrams: sku.weight_grams,
    lengthMm: millimetres(sku.length_cm),
    widthMm: millimetres(sku.width_cm),
    heightMm: millimetres(sku.height_cm),
    isActive: true,
    isRemoved: false,
  };
}

/** Returns a SKU's pictures as rows of `product_media` without the product. */
export const mediaOf = (document: ListingDocument, sku: ListingSku) =>
  picturesOfSku(document, sku).map((url, index) => ({ position: index + 1, url }));
