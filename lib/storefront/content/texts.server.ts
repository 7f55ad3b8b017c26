import 'server-only';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { listContentFiles, readContentFile } from '@/lib/content/content-files';
import type { ReplacedText } from '@/lib/contract/schemas/content/content';
import type { ContentKind } from '@/lib/contract/schemas/content/names';
import { fallbackChain, type Locale, locales } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { loadCompany } from '../company.server';
import { dependOn } from '../depend-on.server';
import { sharedRead } from '../shared-read.server';
import { type Article, type ArticleText, articleOf } from './markdown';
import { parseQuestions } from './questions';

type Of = { kind: ContentKind; slug: string; lang: Locale };

/** Reads the operators' published text, else the file; undefined if it was withdrawn or missing. */
async function read(of: Of): Promise<ArticleText | undefined> {
  const [replaced] = await Promise.all([readReplaced(), loadCompany()]);
  const text = replacedText(replaced, of);
  if (text?.is_withdrawn) return undefined;
  return text ? withBody(text) : readContentFile(of.kind, of.slug, of.lang);
}

const dependence = { tags: [cacheTags.content], life: lifetimes.catalog };

let last: ReplacedText[] = [];

/**
 * Reads the texts with which operators replaced files, in all languages. While the API host is unreachable, the
 * last texts hold; an external host without this call uses the files.
 */
async function readReplaced(): Promise<ReplacedText[]> {
  dependOn({ tags: [cacheTags.content], life: lifetimes.content });
  if (process.env.NEXT_PHASE === 'phase-production-build') return [];
  try {
    last = await sharedRead('replaced texts', dependence, () => dataOf(call('GET /api/content')));
  } catch {
    dependOn({ tags: [cacheTags.content], life: lifetimes.missing });
  }
  return last;
}

const replacedText = (all: ReplacedText[], of: { kind: ContentKind; slug: string; lang: Locale }) =>
  all.find(({ kind, slug, locale }) => kind === of.kind && slug === of.slug && locale === of.lang);

/** Adds the Markdown of a replaced text. */
const withBody = async (text: ReplacedText): Promise<ArticleText> => ({
  ...text,
  body: await sharedRead(`text ${text.kind} ${text.slug} ${text.locale}`, dependence, () =>
    dataOf(
      call('GET /api/content/{kind}/{slug}', {
        lang: text.locale,
        params: { kind: text.kind, slug: text.slug },
      }),
    ).then((given) => given.body),
  ),
});

/** Reads the page in the language, or in the first of its fallback chain that has the page. */
async function readPageText(slug: string, lang: Locale): Promise<ArticleText> {
  for (const each of fallbackChain(lang)) {
    const text = await read({ kind: 'page', slug, lang: each });
    if (text) return text;
  }
  throw new Error(`content/pages/${slug}.${lang}.md is missing`);
}

/** Loads a content page in a language. */
export const readPage = async (slug: string, lang: Locale): Promise<Article> =>
  articleOf(await readPageText(slug, lang), lang);

/** Loads the FAQ in a language, by group. */
export async function readQuestions(lang: Locale) {
  const text = await readPageText('faq', lang);
  return { article: articleOf(text, lang), groups: parseQuestions(text.body, lang) };
}

export type Post = Omit<Article, 'html'> & { slug: string };

/** Lists every post in a language, newest first. */
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

/** Loads a post in a language; undefined if there is none. */
export async function readPost(slug: string, lang: Locale): Promise<Article | undefined> {
  const text = await read({ kind: 'article', slug, lang });
  return text && articleOf(text, lang);
}

/** Lists the languages of a post. */
export async function languagesOfPost(slug: string): Promise<Locale[]> {
  const [replaced, files] = await Promise.all([readReplaced(), listContentFiles('article')]);
  return locales.filter((lang) => {
    const text = replacedText(replaced, { kind: 'article', slug, lang });
    return text ? !text.is_withdrawn : files.get(slug)?.includes(lang);
  });
}
