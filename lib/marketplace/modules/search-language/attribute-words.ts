import { keysOf, wordsOf } from './folding';

/** What a product can be filtered by, apart from what changes with every sale. */
export const attributeNames = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
export type Attribute = (typeof attributeNames)[number];

/** A name of an attribute's value; `code` is the engine's number for that value. */
export type NamedValue = { attribute: Attribute; code: number; name: string };

/** The words that name a category, brand, store, colour or size: a search for one finds all its products. */
export class AttributeWords {
  /** Keys of what categories are called, a part of the name each: Rice, Dal & Oil. */
  readonly #categories = new Set<string>();
  readonly #values = new Map<string, Omit<NamedValue, 'name'>[]>();

  constructor(names: Iterable<NamedValue>) {
    for (const { attribute, code, name } of names) {
      if (attribute === 'category') {
        for (const part of name.split(/[&,/]| and | और /)) {
          for (const key of keysOf(wordsOf(part).join(''))) this.#categories.add(key);
        }
      }
      for (const key of wordsOf(name).flatMap(keysOf)) {
        const values = this.#values.get(key) ?? [];
        if (!this.#values.has(key)) this.#values.set(key, values);
        if (!values.some((one) => one.attribute === attribute && one.code === code)) {
          values.push({ attribute, code });
        }
      }
    }
  }

  /** Whether a category is for just what the words name together. */
  isCategory(words: readonly string[]): boolean {
    return keysOf(words.join('')).some((key) => this.#categories.has(key));
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** Codes of the attribute's values that one of the keys names. */
  codesNamed(keys: readonly string[], attribute: Attribute): number[] {
    return keys.flatMap((key) =>
      (this.#values.get(key) ?? []).flatMap((one) =>
        one.attribute === attribute ? [one.code] : [],
      ),
    );
  }
}
