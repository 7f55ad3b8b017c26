import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';
import type { SellerQuestionsQuery, SellerReviewsQuery } from '../schemas/seller/feedback';

export const getSellerReviews = (lang: Locale, query: SellerReviewsQuery) =>
  dataOf(call('GET /api/seller/reviews', { lang, query }));

export const replyToReview = (lang: Locale, id: number, reply: string) =>
  answerOf(call('POST /api/seller/reviews/{id}/reply', { lang, params: { id }, body: { reply } }));

export const reportReview = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/reviews/{id}/report'>,
) => answerOf(call('POST /api/seller/reviews/{id}/report', { lang, params: { id }, body }));

export const getSellerQuestions = (lang: Locale, query: SellerQuestionsQuery) =>
  dataOf(call('GET /api/seller/questions', { lang, query }));

export const answerQuestion = (lang: Locale, id: number, answer: string) =>
  answerOf(
    call('POST /api/seller/questions/{id}/answer', { lang, params: { id }, body: { answer } }),
  );

export const reportSellerQuestion = (lang: Locale, id: number) =>
  answerOf(call('POST /api/seller/questions/{id}/report', { lang, params: { id } }));
