import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

/** The store's personal tokens. */
export const listApiTokens = (lang: Locale) => dataOf(call('GET /api/seller/api-tokens', { lang }));

/** A new one, with its text. */
export const createApiToken = (lang: Locale, body: BodyOf<'POST /api/seller/api-tokens'>) =>
  dataOf(call('POST /api/seller/api-tokens', { lang, body }));

export const revokeApiToken = (lang: Locale, id: number) =>
  call('DELETE /api/seller/api-tokens/{id}', { lang, params: { id } });
