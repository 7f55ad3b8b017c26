import { fallbackChain, type Locale, languages } from './locales';

/** Texts by key, in groups; a text is a string, or what the build has made of one. */
export type MessageTree = { [key: string]: unknown };

export const isMessageGroup = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of `own`, and those of `base` where it has none. */
export function filledFrom(base: MessageTree, own: MessageTree): MessageTree {
  const filled: MessageTree = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const before = base[key];
    filled[key] =
      isMessageGroup(before) && isMessageGroup(value) ? filledFrom(before, value) : value;
  }
  return filled;
}

/** The languages whose texts make up those of a language, from the farthest to its own. */
export const sourcesOf = (lang: Locale): Locale[] =>
  languages[lang].isPartial ? fallbackChain(lang).reverse() : [lang];

/** What a language has of its own in a file; one that is still being written may do without the file. */
export const ownOf = <Tree extends MessageTree>(
  lang: Locale,
  read: (lang: Locale) => Promise<Tree>,
): Promise<Tree | Record<string, never>> =>
  languages[lang].isPartial ? read(lang).catch(() => ({})) : read(lang);
