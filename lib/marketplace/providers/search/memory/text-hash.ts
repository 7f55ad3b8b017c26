import { namesOf, type ProductRow } from './product-rows';

/** FNV-1a over all texts that are searched and the listing, to notice changes. */
export function hashOfTexts(row: ProductRow): number {
  const { attributes, about, listingId } = row;
  const text = [...namesOf(row), attributes, about, listingId].join('\u0000');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
