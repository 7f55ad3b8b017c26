import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from './call';

type Page = { page?: number; limit?: number };

/** Questions about a product that its store has answered. */
export const listQuestions = (productId: number, query: Page = {}) =>
  dataOf(call('GET /api/products/{id}/questions', { params: { id: productId }, query }));

/** The shopper's own that wait for an answer. Signed in only. */
export const getOwnQuestions = (lang: Locale, productId: number) =>
  dataOf(call('GET /api/products/{id}/questions/mine', { params: { id: productId }, lang }));

/** Signed in only; the answer carries a message of thanks. */
export const askQuestion = (lang: Locale, productId: number, question: string) =>
  answerOf(
    call('POST /api/products/{id}/questions', {
      params: { id: productId },
      lang,
      body: { question },
    }),
  );

/** Signed in only. */
export const reportQuestion = (lang: Locale, id: number) =>
  answerOf(call('POST /api/questions/{id}/report', { params: { id }, lang }));
