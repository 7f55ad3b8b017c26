import type { ListingDocument, ListingSku } from '@/lib/api/schemas/seller/listing-document';
import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { hasText, textOf } from '@/lib/i18n/texts';

const and: ByLanguage<string> = { en: ' & ', hi: ' और ' };

/** A listing's name, with colour and size where it has several SKUs: 'Cotton Shirt (Navy, M)'. */
export function skuName(document: ListingDocument, sku: ListingSku, lang: Locale): string {
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

/** The name without what tells its SKU from the others of the listing. */
export const withoutVariant = (name: string) => name.replace(/ \([^()]*\)$/, '');

function colourName(colour: string, lang: Locale): string {
  const key = `colours.${colour.toLowerCase().replace(/ /g, '_')}`;
  return hasText(key) ? textOf(lang, key) : colour;
}
