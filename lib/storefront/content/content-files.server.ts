import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { dependOn } from '../depend-on.server';
import { type Article, parseArticle } from './markdown';
import { parseQuestions } from './questions.server';

/** Pages and posts are files: content/{pages,blog}/{name}.{en,hi}.md. */
const folder = (kind: 'pages' | 'blog') =>
  join(/* turbopackIgnore: true */ process.cwd(), 'content', kind);

const content = { tags: [], life: lifetimes.content };

const isName = (name: string) => /^[a-z0-9-]{1,100}$/.test(name);

async function source(kind: 'pages' | 'blog', name: string, lang: Locale) {
  if (!isName(name)) return undefined;
  return readFile(join(folder(kind), `${name}.${lang}.md`), 'utf8').catch(() => undefined);
}

/** A page of content/pages in a language. */
export async function readPage(name: string, lang: Locale): Promise<Article> {
  dependOn(content);
  const text = await source('pages', name, lang);
  if (text === undefined) throw new Error(`content/pages/${name}.${lang}.md is missing`);
  return parseArticle(text, lang);
}

/** The page of questions in a language, by group. */
export async function readQuestions(lang: Locale) {
  dependOn(content);
  const text = (await source('pages', 'faq', lang)) ?? '';
  return { article: parseArticle(text, lang), groups: parseQuestions(text, lang) };
}

export type Post = Omit<Article, 'html'> & { slug: string };

/** Every post in a language, newest first. */
export async function listPosts(lang: Locale): Promise<Post[]> {
  dependOn(content);
  const files = await readdir(folder('blog')).catch(() => []);
  const slugs = files.flatMap((file) => (file.endsWith(`.${lang}.md`) ? [file.slice(0, -6)] : []));
  const posts = await Promise.all(
    slugs.map(async (slug) => {
      const { html, ...post } = parseArticle((await source('blog', slug, lang)) ?? '', lang);
      return { ...post, slug };
    }),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** A post in a language, undefined when there is none. */
export async function readPost(slug: string, lang: Locale): Promise<Article | undefined> {
  dependOn(content);
  const text = await source('blog', slug, lang);
  return text === undefined ? undefined : parseArticle(text, lang);
}
