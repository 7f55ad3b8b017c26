import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { firstText, translationsFrom } from '@/lib/i18n/translated';

const longestSearchText = 4000;

/** The columns of `listings` that the store's table shows of a document and is searched by. */
export function described(code: string, document: ListingDocument) {
  const { name, category_id: categoryId, skus } = document;
  const names = locales.map((lang) => name[lang]);
  const words = [...names, code, ...skus.map(({ sku }) => sku)];
  return {
    title: firstText(name, defaultLocale)?.text ?? '',
    translations: translationsFrom({ title: name }),
    categoryId,
    searchText: words.filter(Boolean).join(' ').toLowerCase().slice(0, longestSearchText),
  };
}
