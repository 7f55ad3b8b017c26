import type { Market } from '../memory/catalogue-snapshot';
import type { Kinds, Trait } from '../memory/product-groups';
import type { Vocabulary } from '../memory/vocabulary';
import { keysOf, wordsOf } from './folding';

/** A value of a trait, by its code. */
type Value = { trait: Trait; code: number };

/** Words that name a category, brand, store, colour or size, and so find everything of it. */
export class AttributeWords {
  readonly #values = new Map<string, Value[]>();

  constructor(market: Market, kinds: Kinds, vocabulary: Vocabulary) {
    const add = (text: string, trait: Trait, code: number | undefined) => {
      if (code === undefined) return;
      for (const word of wordsOf(text)) {
        vocabulary.learn(word, 0);
        for (const key of keysOf(word)) {
          const values = this.#values.get(key) ?? [];
          if (!this.#values.has(key)) this.#values.set(key, values);
          if (!values.some((one) => one.trait === trait && one.code === code)) {
            values.push({ trait, code });
          }
        }
      }
    };
    for (const { id, parentId, name, nameHi } of market.categories) {
      const parent = market.categories.find((other) => other.id === parentId);
      const names = [name, nameHi, parent?.name, parent?.nameHi];
      for (const text of names) if (text) add(text, 'category', kinds.category.find(id));
    }
    for (const { id, name } of market.brands) add(name, 'brand', kinds.brand.find(id));
    for (const { id, name } of market.stores) add(name, 'store', kinds.store.find(id));
    for (const [code, colour] of kinds.colour.values.entries()) add(colour, 'colour', code);
    for (const [code, size] of kinds.size.values.entries()) add(size, 'size', code);
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** By code of the trait, whether one of the keys names it; undefined when none does. */
  named(keys: readonly string[], trait: Trait, values: number): Uint8Array | undefined {
    const codes = keys.flatMap((key) =>
      (this.#values.get(key) ?? []).flatMap((one) => (one.trait === trait ? [one.code] : [])),
    );
    if (codes.length === 0) return undefined;
    const named = new Uint8Array(values);
    for (const code of codes) named[code] = 1;
    return named;
  }
}
