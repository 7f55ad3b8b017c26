import { fallbackChain, type Locale, languages } from './locales';

/** Texts by key, in groups; a text is a string, or the build's precompiled form of one. */
export type MessageTree = { [key: string]: unknown };

export const isMessageGroup = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts of `own`, with those of `base` where `own` has none. */
export function filledFrom(base: MessageTree, own: MessageTree): MessageTree {
  const filled: MessageTree = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const before = base[key];
    filled[key] =
      isMessageGroup(before) && isMessageGroup(value) ? filledFrom(before, value) : value;
  }
  return filled;
}

/** Returns the languages whose texts a language uses, from the farthest fallback to itself. */
export const sourcesOf = (lang: Locale): Locale[] =>
  languages[lang].isPartial ? fallbackChain(lang).reverse() : [lang];

/** Reads a language's own texts from a file; an incomplete language may lack the file. */
export const ownOf = <Tree extends MessageTree>(
  lang: Locale,
  read: (lang: Locale) => Promise<Tree>,
): Promise<Tree | Record<string, never>> =>
  languages[lang].isPartial ? read(lang).catch(() => ({})) : read(lang);
