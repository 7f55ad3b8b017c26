import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { ContentKind } from './schemas/content/names';

/** Who runs the market, and how long its sellers have for their steps. */
export const getSite = () => dataOf(call('GET /api/site'));

/** Pages and articles that operators have put in the place of the shop's files, in all languages. */
export const getReplacedTexts = () => dataOf(call('GET /api/content'));

/** The Markdown of one of them. */
export const getPublishedText = async (lang: Locale, kind: ContentKind, slug: string) =>
  (await dataOf(call('GET /api/content/{kind}/{slug}', { lang, params: { kind, slug } }))).body;
