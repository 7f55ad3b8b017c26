import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, type BodyOf, call, dataOf } from '../call';
import { request } from '../request';

/** All pages to read and articles, with their state in each language. */
export const getContentEntries = (lang: Locale) =>
  dataOf(call('GET /api/operator/content', { lang }));

/** Which page or article. */
type Of = { kind: string; slug: string };
/** In which language. */
type TextOf = Of & { locale: Locale };

export const getManagedContent = (lang: Locale, { kind, slug }: Of) =>
  dataOf(call('GET /api/operator/content/{kind}/{slug}', { lang, params: { kind, slug } }));

export type ContentInput = BodyOf<'PUT /api/operator/content/{kind}/{slug}/{locale}'>;

/** Saves a text as a draft, or publishes it; answers the page or article with both languages. */
export const saveContent = (lang: Locale, params: TextOf, body: ContentInput) =>
  dataOf(call('PUT /api/operator/content/{kind}/{slug}/{locale}', { lang, params, body }));

type Step = BodyOf<'POST /api/operator/content/{kind}/{slug}/{locale}/file'>;

/** Shows the text that comes with the software again. */
export const contentToFile = (lang: Locale, params: TextOf, body: Step) =>
  dataOf(call('POST /api/operator/content/{kind}/{slug}/{locale}/file', { lang, params, body }));

/** Takes an article out of the shop. */
export const withdrawContent = (lang: Locale, params: TextOf, body: Step) =>
  dataOf(
    call('POST /api/operator/content/{kind}/{slug}/{locale}/withdraw', { lang, params, body }),
  );

/** The last versions of a text, the newest first. */
export const getContentVersions = (lang: Locale, params: TextOf) =>
  dataOf(call('GET /api/operator/content/{kind}/{slug}/{locale}/versions', { lang, params }));

/** Uploads the picture of an article; answers its address. */
export async function addContentPicture(lang: Locale, picture: File): Promise<string> {
  const body = new FormData();
  body.set('picture', picture);
  type Uploaded = AnswerOf<'POST /api/operator/content/pictures'>;
  const options = { method: 'POST', lang, body };
  return (await request<Uploaded>('/api/operator/content/pictures', options)).data.url;
}
