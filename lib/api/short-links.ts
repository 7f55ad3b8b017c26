import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type { ShortLink, ShortLinkTarget } from './schemas/short-links';

/** A short link to a page of this site, by its path or address. */
export const shortenUrl = async (lang: Locale, url: string) =>
  (await request<Answer<ShortLink>>('/api/shorten-url', { method: 'POST', lang, body: { url } }))
    .data;

/** Where a short link leads. */
export const findShortLink = async (code: string) =>
  (await request<Answer<ShortLinkTarget>>(`/api/shorten-url/${encodeURIComponent(code)}`)).data;
