type Texts = { (key: never): string; has(key: never): boolean };

/** The text of a key that is made of a provider's name; of one that came later and has none, another text. */
export const textOr = (t: Texts, key: string, otherwise: string): string =>
  t.has(key as never) ? t(key as never) : otherwise;
