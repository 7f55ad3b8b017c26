import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from './call';
import type { NoticeKind } from './schemas/notices';

/** What the shopper has asked to be told of a product. Signed in only. */
export const getNotices = (lang: Locale, productId: number) =>
  dataOf(call('GET /api/products/{id}/notices', { params: { id: productId }, lang }));

/** Asks for a notice, or takes that back. Signed in only. */
export const setNotice = (lang: Locale, productId: number, kind: NoticeKind, isWanted: boolean) => {
  const endpoint = `${isWanted ? 'PUT' : 'DELETE'} /api/products/{id}/notices/{kind}` as const;
  return answerOf(call(endpoint, { params: { id: productId, kind }, lang }));
};

/** Stops all notices of the shopper to whom the token was mailed. */
export const stopNotices = (lang: Locale, token: string) =>
  answerOf(call('POST /api/notices/stop', { lang, query: { token } }));
