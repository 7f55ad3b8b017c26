import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';

/** A short link to a page of this site, by its path or address. */
export const shortenUrl = (lang: Locale, url: string) =>
  dataOf(call('POST /api/shorten-url', { lang, body: { url } }));

/** Where a short link leads. */
export const findShortLink = (code: string) =>
  dataOf(call('GET /api/shorten-url/{code}', { params: { code } }));
