import { defaultLocale, type Locale } from './locales';
import { isMessageGroup, type MessageTree, ownOf } from './message-sources';

/** Of every page, of parts that are loaded by need, of the areas of sellers and operators. */
const files: readonly ((lang: Locale) => Promise<MessageTree>)[] = [
  async (lang) => (await import(`../../messages/${lang}.json`)).default,
  async (lang) => (await import(`../../messages/on-demand/${lang}.json`)).default,
  async (lang) => (await import(`../../messages/areas/${lang}.json`)).default,
];

/** What a language has of its own, file by file. */
export const readMessages = (lang: Locale): Promise<MessageTree[]> =>
  Promise.all(files.map((read) => ownOf(lang, read)));

const keysOf = (tree: MessageTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isMessageGroup(value) ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/** How many texts of messages/ a language lacks, of how many; those come from its fallback chain. */
export async function missingMessages(lang: Locale): Promise<{ missing: number; total: number }> {
  const [all, own] = await Promise.all([readMessages(defaultLocale), readMessages(lang)]);
  const has = new Set(own.flatMap((file) => keysOf(file)));
  const wanted = all.flatMap((file) => keysOf(file));
  return { missing: wanted.filter((key) => !has.has(key)).length, total: wanted.length };
}
