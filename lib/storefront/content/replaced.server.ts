import 'server-only';
import { getPublishedText, getReplacedTexts } from '@/lib/api/content';
import type { ReplacedText } from '@/lib/api/schemas/content/content';
import type { ContentKind } from '@/lib/api/schemas/content/names';
import type { Locale } from '@/lib/i18n/locales';
import { cacheTags, lifetimes } from '../cache';
import { dependOn } from '../depend-on.server';
import { sharedRead } from '../shared-read.server';
import type { ArticleText } from './markdown';

const dependence = { tags: [cacheTags.content], life: lifetimes.catalog };

let last: ReplacedText[] = [];

/**
 * What operators have put in the place of files, in all languages. While the API host does not answer, what was
 * read before holds; an external host that knows no such call leaves it to the files.
 */
export async function readReplaced(): Promise<ReplacedText[]> {
  dependOn({ tags: [cacheTags.content], life: lifetimes.content });
  if (process.env.NEXT_PHASE === 'phase-production-build') return [];
  try {
    last = await sharedRead('replaced texts', dependence, getReplacedTexts);
  } catch {
    dependOn({ tags: [cacheTags.content], life: lifetimes.missing });
  }
  return last;
}

export const replacedText = (
  all: ReplacedText[],
  of: { kind: ContentKind; slug: string; lang: Locale },
) =>
  all.find(({ kind, slug, locale }) => kind === of.kind && slug === of.slug && locale === of.lang);

/** A replaced text with its Markdown. */
export const withBody = async (text: ReplacedText): Promise<ArticleText> => ({
  ...text,
  body: await sharedRead(`text ${text.kind} ${text.slug} ${text.locale}`, dependence, () =>
    getPublishedText(text.locale, text.kind, text.slug),
  ),
});
