import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

/** Returns in dispute, those whose refund waits to be paid out, the oldest first, or those paid last. */
export const getOperatorReturns = (lang: Locale, show: 'disputed' | 'payable' | 'paid') =>
  dataOf(call('GET /api/operator/returns', { lang, query: { show } }));

export const decideReturn = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/returns/{id}/decide'>,
) => call('POST /api/operator/returns/{id}/decide', { lang, params: { id }, body });

export const markReturnPaid = (lang: Locale, id: number, reference: string) =>
  call('POST /api/operator/returns/{id}/paid', { lang, params: { id }, body: { reference } });

export const noteRefundCameBack = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/returns/{id}/came-back'>,
) => call('POST /api/operator/returns/{id}/came-back', { lang, params: { id }, body });
