import 'server-only';
import type { ReplacedText } from '@/lib/api/schemas/content/content';
import type { ContentKind } from '@/lib/api/schemas/content/names';
import { getPublishedText, getReplacedTexts } from '@/lib/api/site';
import { cacheTags } from '@/lib/caching/tags';
import { listContentFiles, readContentFile } from '@/lib/content/content-files';
import { fallbackChain, type Locale, locales } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { loadCompany } from '../company.server';
import { dependOn } from '../depend-on.server';
import { sharedRead } from '../shared-read.server';
import { type Article, type ArticleText, articleOf } from './markdown';
import { parseQuestions } from './questions';

type Of = { kind: ContentKind; slug: string; lang: Locale };

/** What operators have published, else the file; undefined where it was withdrawn or there is none. */
async function read(of: Of): Promise<ArticleText | undefined> {
  const [replaced] = await Promise.all([readReplaced(), loadCompany()]);
  const text = replacedText(replaced, of);
  if (text?.is_withdrawn) return undefined;
  return text ? withBody(text) : readContentFile(of.kind, of.slug, of.lang);
}

const dependence = { tags: [cacheTags.content], life: lifetimes.catalog };

let last: ReplacedText[] = [];

/**
 * What operators have put in the place of files, in all languages. While the API host does not answer, what was
 * read before holds; an external host that knows no such call leaves it to the files.
 */
async function readReplaced(): Promise<ReplacedText[]> {
  dependOn({ tags: [cacheTags.content], life: lifetimes.content });
  if (process.env.NEXT_PHASE === 'phase-production-build') return [];
  try {
    last = await sharedRead('replaced texts', dependence, getReplacedTexts);
  } catch {
    dependOn({ tags: [cacheTags.content], life: lifetimes.missing });
  }
  return last;
}

const replacedText = (all: ReplacedText[], of: { kind: ContentKind; slug: string; lang: Locale }) =>
  all.find(({ kind, slug, locale }) => kind === of.kind && slug === of.slug && locale === of.lang);

/** A replaced text with its Markdown. */
const withBody = async (text: ReplacedText): Promise<ArticleText> => ({
  ...text,
  body: await sharedRead(`text ${text.kind} ${text.slug} ${text.locale}`, dependence, () =>
    getPublishedText(text.locale, text.kind, text.slug),
  ),
});

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
