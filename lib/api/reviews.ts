import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Review } from './schemas/catalog';
import type { Answer } from './schemas/common';
import type { OwnReview, ReviewBody } from './schemas/reviews';

const of = (productId: number) => `/api/products/${productId}/reviews`;

/** Signed in only. */
export const getOwnReview = async (lang: Locale, productId: number) =>
  (await request<Answer<OwnReview>>(`${of(productId)}/mine`, { lang })).data;

/** Signed in only; the answer carries a message of thanks. */
export const addReview = (lang: Locale, productId: number, body: ReviewBody) =>
  request<Answer<Review>>(of(productId), { method: 'POST', lang, body });
