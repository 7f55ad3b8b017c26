import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from './call';
import type { ReviewBody } from './schemas/reviews';

/** Signed in only. */
export const getOwnReview = (lang: Locale, productId: number) =>
  dataOf(call('GET /api/products/{id}/reviews/mine', { params: { id: productId }, lang }));

/** Signed in only; the answer carries a message of thanks. */
export const addReview = (lang: Locale, productId: number, body: ReviewBody) =>
  answerOf(call('POST /api/products/{id}/reviews', { params: { id: productId }, lang, body }));
