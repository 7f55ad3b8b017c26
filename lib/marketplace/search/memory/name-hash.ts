import type { ProductRow } from './product-rows';

/** FNV-1a over both names and the listing, to notice changes. */
export function hashOfNames({ name, nameHi, listingId }: ProductRow): number {
  const text = `${name}\u0000${nameHi ?? ''}\u0000${listingId}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
