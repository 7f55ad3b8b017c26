import { defaultLocale, type Locale } from './locales';
import { isMessageGroup, type MessageTree, ownOf } from './message-sources';

/** The message files: of every page, of parts loaded on demand, of the seller and operator areas. */
const files: readonly ((lang: Locale) => Promise<MessageTree>)[] = [
  async (lang) => (await import(`../../messages/${lang}.json`)).default,
  async (lang) => (await import(`../../messages/on-demand/${lang}.json`)).default,
  async (lang) => (await import(`../../messages/areas/${lang}.json`)).default,
];

/** Reads a language's own texts, file by file. */
export const readMessages = (lang: Locale): Promise<MessageTree[]> =>
  Promise.all(files.map((read) => ownOf(lang, read)));

const keysOf = (tree: MessageTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isMessageGroup(value) ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/**
 * Counts the texts of messages/ that a language lacks, and all texts; missing ones come from its fallback
 * chain.
 */
export async function missingMessages(lang: Locale): Promise<{ missing: number; total: number }> {
  const [all, own] = await Promise.all([readMessages(defaultLocale), readMessages(lang)]);
  const has = new Set(own.flatMap((file) => keysOf(file)));
  const wanted = all.flatMap((file) => keysOf(file));
  return { missing: wanted.filter((key) => !has.has(key)).length, total: wanted.length };
}
