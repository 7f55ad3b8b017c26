type Texts = { (key: never): string; has(key: never): boolean };

/** Returns the text of a key made from a provider's name; another text for a newer provider without one. */
export const textOr = (t: Texts, key: string, otherwise: string): string =>
  t.has(key as never) ? t(key as never) : otherwise;
