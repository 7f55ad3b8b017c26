import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';

/** A store with its facts, how it serves shoppers, and who shares facts with it. */
export const getSeller = (lang: Locale, number: string) =>
  dataOf(call('GET /api/operator/vendors/{number}', { lang, params: { number } }));

type Asked = { number: string; token: string | undefined };

/** Opens the area of the store with that application to be looked at; on the server alone. */
export const openSellerView = (lang: Locale, { number, token }: Asked) =>
  dataOf(call('POST /api/operator/vendors/{number}/view', { lang, token, params: { number } }));

export const endSellerView = (lang: Locale, { number, token }: Asked) =>
  call('DELETE /api/operator/vendors/{number}/view', { lang, token, params: { number } });
