import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { languagesOfPost, listPosts, readPage, readPost, readQuestions } from './texts.server';

async function currentLocale(): Promise<Locale> {
  const current = await rootLocale();
  return isLocale(current) ? current : defaultLocale;
}

/** Loads a content page in the reader's language. */
export const getPage = async (name: string) => readPage(name, await currentLocale());

/** Loads the FAQ in the reader's language, by group. */
export const getQuestions = async () => readQuestions(await currentLocale());

/** Lists the posts in the reader's language, newest first. */
export const getPosts = async () => listPosts(await currentLocale());

/** Loads a post in the reader's language with all its languages; undefined if there is none. */
export async function getPost(slug: string) {
  const post = await readPost(slug, await currentLocale());
  return post && { ...post, languages: await languagesOfPost(slug) };
}
