import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from './call';
import type { ReviewBody, ReviewsQuery } from './schemas/reviews';
import { type UploadOptions, upload } from './upload';

export const listReviews = (productId: number, query: ReviewsQuery = {}) =>
  dataOf(call('GET /api/products/{id}/reviews', { params: { id: productId }, query }));

/** Signed in only. */
export const getOwnReview = (lang: Locale, productId: number) =>
  dataOf(call('GET /api/products/{id}/reviews/mine', { params: { id: productId }, lang }));

/** Signed in only; the answer carries a message of thanks. */
export const addReview = (lang: Locale, productId: number, body: ReviewBody) =>
  answerOf(call('POST /api/products/{id}/reviews', { params: { id: productId }, lang, body }));

/** Uploads a picture for the review that the shopper is writing. In the browser only. */
export function addReviewPicture(lang: Locale, picture: File, options: UploadOptions) {
  const form = new FormData();
  form.set('picture', picture);
  return dataOf(upload('POST /api/review-pictures', lang, form, options));
}

/** Removes a picture that no review has yet. */
export const removeReviewPicture = (lang: Locale, id: number) =>
  call('DELETE /api/review-pictures/{id}', { params: { id }, lang });

/** Says, or takes back, that a review is helpful; the answer tells how many find it so. */
export const voteReview = (lang: Locale, id: number, isHelpful: boolean) => {
  const endpoint = `${isHelpful ? 'PUT' : 'DELETE'} /api/reviews/{id}/helpful` as const;
  return answerOf(call(endpoint, { params: { id }, lang }));
};
