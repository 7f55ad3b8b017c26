import { textsOfRow } from '@/lib/i18n/translated';
import { AttributeWords, type NamedValue, wordsOf } from '../../../modules/search-language';
import type { CatalogueSnapshot } from '../memory/catalogue-snapshot';
import { Phrases } from '../memory/phrases';
import { type Place, Vocabulary } from '../memory/vocabulary';
import { attributes, type CatalogueWords, type Named, places } from './catalogue-words';
import { type ListingDocument, untimed } from './listing-document';

const learnt = ['spelt', ...places, ...attributes] as const;
const isPlace = (name: string): name is Place => places.some((place) => place === name);

/** New words, keys and values of attributes, by the field that has them. */
export type FreshWords = Partial<Record<(typeof learnt)[number], string[]>>;

/**
 * The words of the catalogue with the numbers of their products, and the values of its attributes: everything
 * for understanding a search, without the products.
 */
export class Catalogue {
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  /** Counts of products by place and key. */
  readonly counts: Record<Place, Map<string, number>> = {
    name: new Map(),
    head: new Map(),
    beside: new Map(),
    kind: new Map(),
    attribute: new Map(),
  };
  readonly values: Record<Named, Set<string>> = {
    category: new Set(),
    brand: new Set(),
    store: new Set(),
    colour: new Set(),
    size: new Set(),
  };
  /** Products on sale by category and brand. */
  readonly groups: {
    count: number;
    active: number[];
    codes: Record<'category' | 'brand', number[][]>;
    category: { values: number[] };
    brand: { values: number[] };
  } = {
    count: 0,
    active: [],
    codes: { category: [], brand: [] },
    category: { values: [] },
    brand: { values: [] },
  };
  #named: { words: AttributeWords; snapshot: CatalogueSnapshot; values: number } | undefined;

  constructor(words: CatalogueWords) {
    const { counts, values, vocabulary } = this;
    for (const place of places) {
      for (const [key, products] of words[place]) counts[place].set(key, products);
    }
    for (const [word, times] of words.spelt) vocabulary.learn(word, times);
    for (const name of attributes) for (const value of words[name]) values[name].add(value);
    for (const group of words.groups) this.#addGroup(...group);
    for (const [pair, names] of words.pairs) this.phrases.add(pair, names);
  }

  #addGroup(category: string, brand: string, products: number): void {
    const { groups } = this;
    const codeOf = (attribute: 'category' | 'brand', value: string) => {
      if (!value) return [];
      const { values } = groups[attribute];
      const known = values.indexOf(Number(value));
      return [known < 0 ? values.push(Number(value)) - 1 : known];
    };
    groups.active.push(products);
    groups.codes.category.push(codeOf('category', category));
    groups.codes.brand.push(codeOf('brand', brand));
    groups.count++;
  }

  /** Learns the words of fed listings; returns those that were new. */
  learn(listings: readonly ListingDocument[]): FreshWords {
    const skus = listings.flatMap((listing) => listing.sku);
    const fresh: FreshWords = {};
    for (const name of learnt) {
      const values = skus.flatMap((sku) => [sku[name] ?? []].flat());
      const words = new Set(name === 'spelt' ? values.map(untimed) : values);
      const unknown = [...words].filter((word) => !this.#knows(name, word));
      if (unknown.length > 0) fresh[name] = unknown;
    }
    this.take(fresh);
    return fresh;
  }

  /** Learns words that another instance found new. */
  take(fresh: FreshWords): void {
    for (const name of learnt) {
      for (const word of fresh[name] ?? []) {
        if (this.#knows(name, word)) continue;
        if (name === 'spelt') this.vocabulary.learn(word);
        else if (isPlace(name)) this.counts[name].set(word, 1);
        else this.values[name].add(word);
      }
    }
  }

  #knows(name: (typeof learnt)[number], word: string): boolean {
    if (name === 'spelt') return this.vocabulary.has(word);
    return isPlace(name) ? this.counts[name].has(word) : this.values[name].has(word);
  }

  /** Counts products that have one of the keys there, at most the sum over the keys. */
  count(keys: readonly string[], place: Place): number {
    return keys.reduce((sum, key) => sum + (this.counts[place].get(key) ?? 0), 0);
  }

  has(keys: readonly string[], ...where: readonly Place[]): boolean {
    return (where.length > 0 ? where : places).some((place) => this.count(keys, place) > 0);
  }

  /**
   * Returns the words that name categories, brands, stores, colours and sizes; a code is the position in
   * `valuesOf`.
   */
  attributeWords(snapshot: CatalogueSnapshot): AttributeWords {
    const values = Object.values(this.values).reduce((sum, { size }) => sum + size, 0);
    if (this.#named?.snapshot !== snapshot || this.#named.values !== values) {
      const names = [...this.#namedValues(snapshot)];
      for (const { name } of names)
        for (const word of wordsOf(name)) this.vocabulary.learn(word, 0);
      this.#named = { words: new AttributeWords(names), snapshot, values };
    }
    return this.#named.words;
  }

  /** Returns the values of an attribute that one of the keys names. */
  valuesNamed(keys: readonly string[], attribute: Named, snapshot: CatalogueSnapshot): string[] {
    const codes = this.attributeWords(snapshot).codesNamed(keys, attribute);
    if (attribute !== 'colour' && attribute !== 'size') return codes.map(String);
    const values = [...this.values[attribute]];
    return codes.flatMap((code) => values[code] ?? []);
  }

  *#namedValues({ categories, brands, stores }: CatalogueSnapshot): Generator<NamedValue> {
    const { values } = this;
    for (const category of categories) {
      const { id, parentId } = category;
      if (!values.category.has(String(id))) continue;
      const parent = categories.find((other) => other.id === parentId);
      for (const one of parent ? [category, parent] : [category]) {
        for (const name of Object.values(textsOfRow(one, 'name'))) {
          if (name) yield { attribute: 'category', code: id, name };
        }
      }
    }
    for (const { id, name } of brands) {
      if (values.brand.has(String(id))) yield { attribute: 'brand', code: id, name };
    }
    for (const { id, name } of stores) {
      if (values.store.has(String(id))) yield { attribute: 'store', code: id, name };
    }
    for (const attribute of ['colour', 'size'] as const) {
      for (const [code, name] of [...values[attribute]].entries()) yield { attribute, code, name };
    }
  }
}
