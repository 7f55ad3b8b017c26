type Texts = { (key: never): string; has(key: never): boolean };

/**
 * The text of a key that is made of a language, such as `name_hi`, or of a provider's name; where messages have none,
 * which every language and provider that came later may do without, another text.
 */
export const textOr = (t: Texts, key: string, otherwise: string): string =>
  t.has(key as never) ? t(key as never) : otherwise;
