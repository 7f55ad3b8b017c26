import { listContentFiles, readContentFile } from '@/lib/content/content-files';
import type {
  ContentEntry,
  ContentParams,
  ContentText,
  HeldText,
  ManagedContent,
} from '@/lib/contract/schemas/content/manage';
import { isContentPage } from '@/lib/contract/schemas/content/manage';
import {
  type ContentKind,
  type ContentSource,
  contentPages,
} from '@/lib/contract/schemas/content/names';
import { eachLanguage, type Locale, locales } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { NotFound } from '../../../kernel/errors';
import { holdingRows, newestRows, rowsOf, textOf, type VersionRow } from './queries';

/** Returns all pages in their order, then all articles by name, with their state in each language. */
export async function listContent(db: Database): Promise<ContentEntry[]> {
  const [holding, newest, articleFiles] = await Promise.all([
    holdingRows(db),
    newestRows(db),
    listContentFiles('article'),
  ]);
  const written = newest.flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : []));
  const articles = [...new Set([...articleFiles.keys(), ...written])].sort();
  const entry = async (kind: ContentKind, slug: string): Promise<ContentEntry> => {
    const state = async (lang: Locale) => {
      const same = (row: VersionRow) =>
        row.kind === kind && row.slug === slug && row.locale === lang;
      const { source, shown, draft, changed_at } = await heldText(
        { kind, slug, lang },
        holding.find(same),
        newest.find(same),
      );
      const title = shown?.title || draft?.title || null;
      return { source, title, has_draft: draft !== null, changed_at };
    };
    return { kind, slug, texts: await inEach(state) };
  };
  return Promise.all([
    ...contentPages.map((slug) => entry('page', slug)),
    ...articles.map((slug) => entry('article', slug)),
  ]);
}

/**
 * Returns a page or article in all languages; an article that nobody has begun is empty.
 * @throws {NotFound} content_not_found for a page that the shop does not have
 */
export async function readContent(
  db: Database,
  { kind, slug }: ContentParams,
): Promise<ManagedContent> {
  needKnown({ kind, slug });
  const { holding, newest } = await rowsOf(db, { kind, slug });
  const held = (lang: Locale) => {
    const same = (row: VersionRow) => row.locale === lang;
    return heldText({ kind, slug, lang }, holding.find(same), newest.find(same));
  };
  return { kind, slug, texts: await inEach(held) };
}

async function inEach<Value>(
  read: (lang: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> {
  const values = new Map<Locale, Value>();
  for (const lang of locales) values.set(lang, await read(lang));
  return eachLanguage((lang) => values.get(lang) as Value);
}

/**
 * Checks that the shop has this page.
 * @throws {NotFound} content_not_found
 */
export function needKnown({ kind, slug }: ContentParams): void {
  if (kind === 'page' && !isContentPage(slug)) throw new NotFound('content_not_found');
}

async function heldText(
  { kind, slug, lang }: { kind: ContentKind; slug: string; lang: Locale },
  holding: VersionRow | undefined,
  newest: VersionRow | undefined,
): Promise<HeldText> {
  const file = await fileText(kind, slug, lang);
  const { source, shown } = shownOf(holding, file);
  const draft = newest?.state === 'draft' ? textOf(newest) : null;
  return {
    version: newest?.id ?? 0,
    source,
    shown,
    // A draft equal to the published text is not shown as a draft.
    draft: draft && !isSame(draft, shown) ? draft : null,
    file,
    changed_at: newest?.createdAt.toISOString() ?? null,
  };
}

async function fileText(kind: ContentKind, slug: string, lang: Locale) {
  const file = await readContentFile(kind, slug, lang);
  if (!file) return null;
  const { title, summary, body, date } = file;
  const day = kind === 'article' ? date : null;
  return { title, summary, body, date: day, author: null, image: null };
}

function shownOf(
  holding: VersionRow | undefined,
  file: ContentText | null,
): { source: ContentSource; shown: ContentText | null } {
  if (holding?.state === 'published') return { source: 'published', shown: textOf(holding) };
  if (holding?.state === 'withdrawn') return { source: 'withdrawn', shown: null };
  return { source: file ? 'file' : 'none', shown: file };
}

const isSame = (one: ContentText, other: ContentText | null) =>
  other !== null &&
  (Object.keys(one) as (keyof ContentText)[]).every((name) => one[name] === other[name]);
