import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Acknowledgement } from './schemas/common';
import type { WishlistAnswer, WishlistItemAnswer } from './schemas/wishlist';

/** The shopper's wishlist, the newest first. */
export const getWishlist = async (lang: Locale) =>
  (await request<WishlistAnswer>('/api/wishlist', { lang })).items;

/** What is on the list already stays as it is. */
export const addToWishlist = (
  lang: Locale,
  { productId, storeId }: { productId: number; storeId: number },
) =>
  request<WishlistItemAnswer>('/api/wishlist/add', {
    method: 'POST',
    lang,
    body: { product_id: productId, store_id: storeId },
  });

/** `id` is the item's, not the product's. */
export const removeFromWishlist = (lang: Locale, id: number) =>
  request<Acknowledgement>(`/api/wishlist/remove/${id}`, { method: 'DELETE', lang });
