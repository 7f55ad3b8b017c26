import 'server-only';
import type { ContentKind } from '@/lib/api/schemas/content/names';
import { listContentFiles, readContentFile } from '@/lib/content/content-files';
import { fallbackChain, type Locale, locales } from '@/lib/i18n/locales';
import { loadCompany } from '../company.server';
import { type Article, type ArticleText, articleOf } from './markdown';
import { parseQuestions } from './questions';
import { readReplaced, replacedText, withBody } from './replaced.server';

type Of = { kind: ContentKind; slug: string; lang: Locale };

/** What operators have published, else the file; undefined where it was withdrawn or there is none. */
async function read(of: Of): Promise<ArticleText | undefined> {
  const [replaced] = await Promise.all([readReplaced(), loadCompany()]);
  const text = replacedText(replaced, of);
  if (text?.is_withdrawn) return undefined;
  return text ? withBody(text) : readContentFile(of.kind, of.slug, of.lang);
}

/** In the language, or the first of its fallback chain that has the page. */
async function readPageText(slug: string, lang: Locale): Promise<ArticleText> {
  for (const each of fallbackChain(lang)) {
    const text = await read({ kind: 'page', slug, lang: each });
    if (text) return text;
  }
  throw new Error(`content/pages/${slug}.${lang}.md is missing`);
}

/** A page to read in a language. */
export const readPage = async (slug: string, lang: Locale): Promise<Article> =>
  articleOf(await readPageText(slug, lang), lang);

/** The page of questions in a language, by group. */
export async function readQuestions(lang: Locale) {
  const text = await readPageText('faq', lang);
  return { article: articleOf(text, lang), groups: parseQuestions(text.body, lang) };
}

export type Post = Omit<Article, 'html'> & { slug: string };

/** Every post in a language, newest first. */
export async function listPosts(lang: Locale): Promise<Post[]> {
  const [replaced, files] = await Promise.all([
    readReplaced(),
    listContentFiles('article'),
    loadCompany(),
  ]);
  const own = replaced.filter(({ kind, locale }) => kind === 'article' && locale === lang);
  const slugs = [...files].flatMap(([slug, langs]) =>
    langs.includes(lang) && !own.some((text) => text.slug === slug) ? [slug] : [],
  );
  const fromFiles = slugs.map(async (slug) => ({
    slug,
    text: await readContentFile('article', slug, lang),
  }));
  const published = own.flatMap((text) =>
    text.is_withdrawn ? [] : [{ slug: text.slug, text: { ...text, body: '' } }],
  );
  const posts = [...(await Promise.all(fromFiles)), ...published].flatMap(({ slug, text }) => {
    if (!text) return [];
    const { html, ...post } = articleOf({ ...text, body: '' }, lang);
    return [{ ...post, slug }];
  });
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** A post in a language, undefined when there is none. */
export async function readPost(slug: string, lang: Locale): Promise<Article | undefined> {
  const text = await read({ kind: 'article', slug, lang });
  return text && articleOf(text, lang);
}

/** The languages in which there is such a post. */
export async function languagesOfPost(slug: string): Promise<Locale[]> {
  const [replaced, files] = await Promise.all([readReplaced(), listContentFiles('article')]);
  return locales.filter((lang) => {
    const text = replacedText(replaced, { kind: 'article', slug, lang });
    return text ? !text.is_withdrawn : files.get(slug)?.includes(lang);
  });
}
