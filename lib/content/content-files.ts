import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '../contract/schemas/content/names';
import { type Locale, locales } from '../i18n/locales';

/** A text shipped with the software: content/{pages,blog}/{name}.{en,hi}.md. */
export type ContentFile = {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** Days (YYYY-MM-DD) of writing and of the last change; null if the file does not say. */
  date: string | null;
  updated: string | null;
};

const folders = { page: 'pages', article: 'blog' } as const;

const folder = (kind: ContentKind) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'content', folders[kind]);

const isName = (name: string) => /^[a-z0-9-]{1,100}$/.test(name);

/**
 * Reads a content file.
 * @returns undefined if the file does not exist
 */
export async function readContentFile(
  kind: ContentKind,
  name: string,
  lang: Locale,
): Promise<ContentFile | undefined> {
  if (!isName(name)) return undefined;
  const path = join(folder(kind), `${name}.${lang}.md`);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : contentFileOf(text);
}

/** Lists the files of a kind: names with their languages. */
export async function listContentFiles(kind: ContentKind): Promise<Map<string, Locale[]>> {
  const files = await readdir(folder(kind)).catch(() => []);
  const found = new Map<string, Locale[]>();
  for (const file of files.sort()) {
    const [, name = '', lang] = /^(.+)\.(\w+)\.md$/.exec(file) ?? [];
    const locale = locales.find((each) => each === lang);
    if (locale && isName(name)) found.set(name, [...(found.get(name) ?? []), locale]);
  }
  return found;
}

/** Parses front matter (`--- name: value ---`) and the Markdown after it. */
export function contentFileOf(text: string): ContentFile {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const pairs = head.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name, value]] : [];
  });
  const fields: Record<string, string> = Object.fromEntries(pairs);
  return {
    title: fields.title ?? '',
    summary: fields.description ?? '',
    body: body.trim(),
    date: fields.date ?? null,
    updated: fields.updated ?? null,
  };
}
