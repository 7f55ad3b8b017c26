import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';

const longestSearchText = 4000;

/** The columns of `listings` that the store's table shows of a document and is searched by. */
export function described(code: string, document: ListingDocument) {
  const { name, category_id: categoryId, skus } = document;
  const words = [name.en, name.hi, code, ...skus.map(({ sku }) => sku)];
  return {
    title: name.en || name.hi,
    titleHi: name.hi,
    categoryId,
    searchText: words.filter(Boolean).join(' ').toLowerCase().slice(0, longestSearchText),
  };
}
