import { keysOf, wordsOf } from './folding';

/** Attributes by which products can be filtered, except those that change with every sale. */
export const attributeNames = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
export type Attribute = (typeof attributeNames)[number];

/** A name of an attribute's value; `code` is the engine's number for that value. */
export type NamedValue = { attribute: Attribute; code: number; name: string };

/** The words that name a category, brand, store, colour or size: a search for one finds all its products. */
export class AttributeWords {
  /** Keys of category names, each part of a name separately: Rice, Dal & Oil. */
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

  /** Returns whether a category is for just the thing that the words name together. */
  isCategory(words: readonly string[]): boolean {
    return keysOf(words.join('')).some((key) => this.#categories.has(key));
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** Returns whether one of the keys names a colour or size. */
  isOption(keys: readonly string[]): boolean {
    return (['colour', 'size'] as const).some((one) => this.codesNamed(keys, one).length > 0);
  }

  /** Returns codes of the attribute's values that one of the keys names. */
  codesNamed(keys: readonly string[], attribute: Attribute): number[] {
    return keys.flatMap((key) =>
      (this.#values.get(key) ?? []).flatMap((one) =>
        one.attribute === attribute ? [one.code] : [],
      ),
    );
  }
}
