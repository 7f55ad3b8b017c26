import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf, type InputOf } from '../call';

/** What waits for the operators, and the orders of the last 30 days. */
export const getOperatorToday = (lang: Locale) => dataOf(call('GET /api/operator/today', { lang }));

type VendorStatus = NonNullable<InputOf<'GET /api/operator/vendors'>['query']>['status'];

/** Applications and stores of a status, the newest first. */
export const getApplications = (lang: Locale, status: VendorStatus) =>
  dataOf(call('GET /api/operator/vendors', { lang, query: { status } }));

export const decideApplication = (
  lang: Locale,
  number: string,
  body: BodyOf<'POST /api/operator/vendors/{number}/decide'>,
) => call('POST /api/operator/vendors/{number}/decide', { lang, params: { number }, body });

export const getOpenQuestions = (lang: Locale) =>
  dataOf(call('GET /api/operator/questions', { lang }));

export const decideQuestion = (lang: Locale, id: number, show: boolean) =>
  call('POST /api/operator/questions/{id}/decide', { lang, params: { id }, body: { show } });

/** Reviews that stores have reported, the oldest first. */
export const getReviewReports = (lang: Locale) =>
  dataOf(call('GET /api/operator/reviews/reports', { lang }));

/** Keeps a reported review for good, or deletes it. */
export const decideReport = (lang: Locale, id: number, show: boolean) =>
  call('POST /api/operator/reviews/reports/{id}/decide', { lang, params: { id }, body: { show } });

export const getOperators = (lang: Locale) => dataOf(call('GET /api/operator/operators', { lang }));

export const addOperator = (lang: Locale, body: BodyOf<'POST /api/operator/operators'>) =>
  dataOf(call('POST /api/operator/operators', { lang, body }));

export const changeOperatorRole = (
  lang: Locale,
  id: number,
  body: BodyOf<'PUT /api/operator/operators/{id}'>,
) => call('PUT /api/operator/operators/{id}', { lang, params: { id }, body });

export const resetOperator = (lang: Locale, id: number, otp: string) =>
  dataOf(call('POST /api/operator/operators/{id}/reset', { lang, params: { id }, body: { otp } }));

export const removeOperator = (lang: Locale, id: number, otp: string) =>
  call('POST /api/operator/operators/{id}/remove', { lang, params: { id }, body: { otp } });

/** A page of what operators have changed. */
export const getOperatorLog = async (
  lang: Locale,
  query: InputOf<'GET /api/operator/log'>['query'],
) => (await answerOf(call('GET /api/operator/log', { lang, query }))).data;
