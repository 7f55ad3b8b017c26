import type { Locale } from '@/lib/i18n/locales';
import { call } from './call';

/** The shopper's wishlist, newest first; empty if the API host answers 204. */
export const getWishlist = async (lang: Locale) =>
  (await call('GET /api/wishlist', { lang }))?.items ?? [];

/** Adding a product twice is a success. */
export const addToWishlist = (
  lang: Locale,
  { productId, storeId }: { productId: number; storeId: number },
) => call('POST /api/wishlist/add', { lang, body: { product_id: productId, store_id: storeId } });

/** `id` is the item's, not the product's. */
export const removeFromWishlist = (lang: Locale, id: number) =>
  call('DELETE /api/wishlist/remove/{id}', { params: { id }, lang });
