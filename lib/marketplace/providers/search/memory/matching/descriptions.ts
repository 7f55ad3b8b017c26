import { keysOf, wordsOf } from '../../../../modules/search-language';
import { Postings } from '../postings';

/** The number of products above which a description distinguishes none: they are not searched by it. */
const mostDocs = 100_000;
const shortestWord = 3;
/** The fewest letters of a key by which a word is taken for another spelling of one that is described. */
export const leastHeard = 4;

/** The words of descriptions, stored once for all products that share a text. */
export class Descriptions {
  readonly #texts = new Map<string, number>();
  /** Documents by text. */
  readonly #docs: Postings[] = [];
  /** Texts by key. */
  readonly #textsWith = new Map<string, Postings>();
  readonly #spelt = new Set<string>();

  /** Indexes a document's description. Documents must come in ascending order. */
  index(text: string, doc: number): void {
    if (text === '') return;
    const known = this.#texts.get(text);
    const number = known ?? this.#learn(text);
    this.#docs[number]?.push(doc);
  }

  /** Returns whether a description has the word in this spelling or, if it is long, by its sound. */
  has(word: string): boolean {
    const isHeard = (key: string) => key.length >= leastHeard && this.#textsWith.has(key);
    return this.#spelt.has(word) || keysOf(word).some(isHeard);
  }

  /**
   * Returns the documents whose descriptions have one of the keys and none of `unless`, in ascending order;
   * none when there are too many.
   */
  docsWith(keys: readonly string[], unless: readonly string[] = []): Uint32Array {
    const texts = this.#textsWithAny(keys);
    for (const text of this.#textsWithAny(unless)) texts.delete(text);
    const own = [...texts].flatMap((text) => this.#docs[text] ?? []);
    const count = own.reduce((sum, { length }) => sum + length, 0);
    if (count > mostDocs) return new Uint32Array(0);
    const found = new Uint32Array(count);
    let at = 0;
    for (const { docs, length } of own) {
      found.set(docs.subarray(0, length), at);
      at += length;
    }
    return found.sort();
  }

  #textsWithAny(keys: readonly string[]): Set<number> {
    const texts = new Set<number>();
    for (const key of keys) {
      const { docs, length } = this.#textsWith.get(key) ?? new Postings();
      for (let at = 0; at < length; at++) texts.add(docs[at] ?? 0);
    }
    return texts;
  }

  #learn(text: string): number {
    const number = this.#docs.push(new Postings()) - 1;
    this.#texts.set(text, number);
    for (const word of new Set(wordsOf(text))) {
      if (word.length < shortestWord) continue;
      this.#spelt.add(word);
      for (const key of keysOf(word)) {
        const texts = this.#textsWith.get(key) ?? new Postings();
        this.#textsWith.set(key, texts);
        if (texts.docs[texts.length - 1] !== number || texts.length === 0) texts.push(number);
      }
    }
    return number;
  }
}
