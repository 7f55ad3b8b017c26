import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';

/** What is owed to the store, and when it is paid. */
export const getBalance = (lang: Locale) => dataOf(call('GET /api/seller/balance', { lang }));

export const getSettlements = (lang: Locale, page: number) =>
  dataOf(call('GET /api/seller/settlements', { lang, query: { page, limit: 12 } }));

/** A page of a settlement's lines, with its sums. */
export const getStatement = (lang: Locale, id: string, page: number, limit = 50) =>
  dataOf(
    call('GET /api/seller/settlements/{id}', { lang, params: { id }, query: { page, limit } }),
  );

/** All lines of a settlement as a CSV file. */
export const getStatementFile = (lang: Locale, id: string) =>
  dataOf(call('GET /api/seller/settlements/{id}/statement', { lang, params: { id } }));

export const mailBankAccountCode = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/bank-account/code'>,
) => answerOf(call('POST /api/seller/bank-account/code', { lang, body }));

export const changeBankAccount = (lang: Locale, body: BodyOf<'PUT /api/seller/bank-account'>) =>
  answerOf(call('PUT /api/seller/bank-account', { lang, body }));
