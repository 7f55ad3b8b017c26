import type { Locale } from '@/lib/i18n/locales';
import { type LooseAnswer, request } from './request';
import type { Acknowledgement } from './schemas/common';
import type { WishlistAnswer, WishlistItemAnswer } from './schemas/wishlist';

const holdsItems = ({ success, items }: LooseAnswer) => success !== false && Array.isArray(items);

/** A wish has been taken when the answer holds its item, or says so (specification §7). */
const isTaken = ({ success, item }: LooseAnswer) => success === true || isPresent(item);
const isPresent = (item: unknown) => typeof item === 'object' && item !== null;

/** The shopper's wishlist, the newest first. */
export const getWishlist = async (lang: Locale) =>
  (await request<WishlistAnswer | null>('/api/wishlist', { lang, succeeded: holdsItems }))?.items ??
  [];

/** What is on the list already stays as it is. */
export const addToWishlist = (
  lang: Locale,
  { productId, storeId }: { productId: number; storeId: number },
) =>
  request<WishlistItemAnswer>('/api/wishlist/add', {
    method: 'POST',
    lang,
    body: { product_id: productId, store_id: storeId },
    succeeded: isTaken,
  });

/** `id` is the item's, not the product's. */
export const removeFromWishlist = (lang: Locale, id: number) =>
  request<Acknowledgement>(`/api/wishlist/remove/${id}`, { method: 'DELETE', lang });
