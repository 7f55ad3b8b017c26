import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { listPosts, readPage, readPost, readQuestions } from './content-files.server';

async function currentLocale(): Promise<Locale> {
  const current = await rootLocale();
  return isLocale(current) ? current : defaultLocale;
}

/** A page of content/pages in the reader's language. */
export const getPage = async (name: string) => readPage(name, await currentLocale());

/** The page of questions in the reader's language, by group. */
export const getQuestions = async () => readQuestions(await currentLocale());

/** The posts in the reader's language, newest first. */
export const getPosts = async () => listPosts(await currentLocale());

/** A post in the reader's language, undefined when there is none. */
export const getPost = async (slug: string) => readPost(slug, await currentLocale());
