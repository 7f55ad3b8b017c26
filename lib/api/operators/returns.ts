import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

/** Returns in dispute, or those whose refund waits to be paid out; the oldest first. */
export const getOperatorReturns = (lang: Locale, show: 'disputed' | 'payable') =>
  dataOf(call('GET /api/operator/returns', { lang, query: { show } }));

export const decideReturn = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/returns/{id}/decide'>,
) => call('POST /api/operator/returns/{id}/decide', { lang, params: { id }, body });

export const markReturnPaid = (lang: Locale, id: number, reference: string) =>
  call('POST /api/operator/returns/{id}/paid', { lang, params: { id }, body: { reference } });
