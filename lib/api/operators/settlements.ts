import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

/** Settlements of a status, else all, newest first. */
export const getSettlements = (
  lang: Locale,
  query: InputOf<'GET /api/operator/settlements'>['query'],
) => dataOf(call('GET /api/operator/settlements', { lang, query }));

/** A settlement down to the order line. */
export const getStatement = (lang: Locale, id: number, page: number) =>
  dataOf(
    call('GET /api/operator/settlements/{id}', {
      lang,
      params: { id },
      query: { page, limit: 50 },
    }),
  );

export const getStatementFile = (lang: Locale, id: number) =>
  dataOf(call('GET /api/operator/settlements/{id}/statement', { lang, params: { id } }));

/** Makes the settlements of the last week, if no job has yet. */
export const runSettlements = (lang: Locale) =>
  dataOf(call('POST /api/operator/settlements/run', { lang }));

export const approveSettlement = (lang: Locale, id: number) =>
  call('POST /api/operator/settlements/{id}/approve', { lang, params: { id } });

/** The bank file; `repeat` writes what was exported before once more. */
export const exportPayouts = (lang: Locale, repeat: boolean) =>
  dataOf(call('POST /api/operator/settlements/export', { lang, body: { repeat } }));

/** Has settlements paid by the payout provider; those that cannot be are named. */
export const paySettlements = (lang: Locale, body: BodyOf<'POST /api/operator/settlements/pay'>) =>
  dataOf(call('POST /api/operator/settlements/pay', { lang, body }));

export const markSettlementPaid = (lang: Locale, id: number, utr: string) =>
  call('POST /api/operator/settlements/{id}/paid', { lang, params: { id }, body: { utr } });

export const markSettlementFailed = (lang: Locale, id: number, reason: string) =>
  call('POST /api/operator/settlements/{id}/failed', { lang, params: { id }, body: { reason } });

export const noteCameBack = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/settlements/{id}/came-back'>,
) => call('POST /api/operator/settlements/{id}/came-back', { lang, params: { id }, body });

export const adjustStore = (lang: Locale, body: BodyOf<'POST /api/operator/adjustments'>) =>
  dataOf(call('POST /api/operator/adjustments', { lang, body }));

export const getAdjustments = (
  lang: Locale,
  query: InputOf<'GET /api/operator/adjustments'>['query'],
) => dataOf(call('GET /api/operator/adjustments', { lang, query }));

export const decideAdjustment = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/adjustments/{id}/decide'>,
) => dataOf(call('POST /api/operator/adjustments/{id}/decide', { lang, params: { id }, body }));

export const setAdjustmentLimit = (lang: Locale, alone_up_to: number) =>
  call('PUT /api/operator/limits/{name}', {
    lang,
    params: { name: 'adjustments' },
    body: { alone_up_to },
  });

export const getCommissionRates = (lang: Locale) =>
  dataOf(call('GET /api/operator/commission-rates', { lang }));

export const setCommissionRate = (
  lang: Locale,
  body: BodyOf<'POST /api/operator/commission-rates'>,
) => call('POST /api/operator/commission-rates', { lang, body });

/** TCS and TDS of a month by seller. */
export const getTaxFigures = (lang: Locale, month: string) =>
  dataOf(call('GET /api/operator/tax-figures', { lang, query: { month } }));
