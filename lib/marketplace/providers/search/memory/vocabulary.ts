import { LRUCache } from 'lru-cache';
import {
  allowedErrors,
  bitCount,
  consonants,
  editCost,
  isConfident,
  lettersOf,
  soundCost,
} from '@/lib/text/edit-cost';
import {
  compoundOf,
  indexedWordsOf,
  isHindi,
  keysOf,
  soundingEnglish,
  soundOfEnglish,
} from '../../../modules/search-language';
import { kept } from '../kept';
import { Postings } from './postings';
import { SortedWords } from './sorted-words';

/** A spelling: how often it occurs, and the terms of its keys. */
type Surface = { terms: readonly number[]; count: number };

const noPostings = new Postings();

/** Returns a part of a name between two spaces as a word, without the punctuation after it. */
const wordOf = (part: string) => part.toLowerCase().replace(/[,.:;!?)]+$/, '');

/** Returns the words of a name or of an attribute's value, including compounds, as `index` takes them. */
export function wordsToIndex(text: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const part of text.split(' ')) {
    const { word, indexed } = wordsOfPart(part);
    const compound = compoundOf(before, word);
    found.push(...indexed);
    if (compound) found.push(compound);
    before = word;
  }
  return found;
}

const wordsOfPart = kept(50_000, (part: string) => ({
  word: wordOf(part),
  indexed: indexedWordsOf(part),
}));

/**
 * The place of a word in a product: in its name, as the thing that its name says if nobody said a kind, as a thing that
 * its names say only beside it, among its kinds, or in its other attributes.
 */
export type Place = 'name' | 'head' | 'beside' | 'kind' | 'attribute';

const inLatin = 1;
const inDevanagari = 2;

/**
 * The words of the catalogue by their folded keys, the terms. Each term has the products whose names contain
 * it; words of categories, brands and the like are terms too, so that they are completed and corrected.
 */
export class Vocabulary {
  readonly #terms = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #postings: Record<Place, Postings[]> = {
    name: [],
    head: [],
    beside: [],
    kind: [],
    attribute: [],
  };
  #letters = new Int32Array(1024);
  /** Scripts of each term. */
  readonly #scripts: number[] = [];
  readonly #surfaces = new Map<string, Surface>();
  readonly #surfacesByText = new LRUCache<string, readonly Surface[]>({ max: 50_000 });
  /** Words in Latin letters by their consonants, with their vowels: see `soundOfEnglish`. */
  readonly #sounds = new Map<string, { word: string; vowels: string }[]>();
  readonly #sortedKeys = new SortedWords();
  readonly #sortedSurfaces = new SortedWords();

  get size(): number {
    return this.#keys.length;
  }

  /** Returns the products that have the term in that place. */
  postingsOf(term: number, place: Place = 'name'): Postings {
    return this.#postings[place][term] ?? noPostings;
  }

  readonly #productsWith = (term: number) => this.postingsOf(term).length;

  keyOf(term: number): string {
    return this.#keys[term] ?? '';
  }

  /** Adds a word (of `wordsOf`); `count` weighs it among the spellings of its terms. */
  learn(word: string, count = 1): readonly number[] {
    const surface = this.#surfaceOf(word);
    surface.count += count;
    return surface.terms;
  }

  #surfaceOf(word: string): Surface {
    const known = this.#surfaces.get(word);
    if (known) return known;
    const terms = keysOf(word).map((key) => this.#termOf(key));
    const script = isHindi(word) ? inDevanagari : inLatin;
    for (const term of terms) this.#scripts[term] = (this.#scripts[term] ?? 0) | script;
    const surface = { terms, count: 0 };
    this.#surfaces.set(word, surface);
    this.#sortedSurfaces.add(word);
    if (/^[a-z]{3,}$/.test(word)) this.#noteSound(word);
    return surface;
  }

  #noteSound(word: string): void {
    const { consonants, vowels } = soundOfEnglish(word);
    const words = this.#sounds.get(consonants);
    if (words) words.push({ word, vowels });
    else this.#sounds.set(consonants, [{ word, vowels }]);
  }

  /** Returns the words in Latin letters that sound like a Hindi one. */
  soundingEnglish(word: string, how: 'exactly' | 'nearly'): string[] {
    return soundingEnglish(word, how, (consonants) => this.#sounds.get(consonants) ?? []);
  }

  /** Returns the words in Latin letters with the same consonants, by their sound. */
  withConsonantsOf(word: string): string[] {
    const { consonants } = soundOfEnglish(word);
    return (this.#sounds.get(consonants) ?? []).map((one) => one.word);
  }

  /** Indexes a document's name or a value of its attributes. Documents must come in ascending order. */
  index(text: string, doc: number, place: Place = 'name'): void {
    let before = '';
    for (const part of text.split(' ')) {
      for (const surface of this.#surfacesIn(part)) this.#add(surface, doc, place);
      const word = wordOf(part);
      const compound = compoundOf(before, word);
      if (compound) this.#add(this.#surfaceOf(compound), doc, place);
      before = word;
    }
  }

  #add(surface: Surface, doc: number, place: Place): void {
    surface.count++;
    for (const term of surface.terms) {
      this.#postings[place][term] ??= new Postings();
      const postings = this.#postings[place][term];
      if (postings && postings.docs[postings.length - 1] !== doc) postings.push(doc);
    }
  }

  /** Returns the words of a text between spaces; cached, as most words repeat. */
  #surfacesIn(text: string): readonly Surface[] {
    const known = this.#surfacesByText.get(text);
    if (known) return known;
    const surfaces = indexedWordsOf(text).map((word) => this.#surfaceOf(word));
    this.#surfacesByText.set(text, surfaces);
    return surfaces;
  }

  /** Returns whether the word occurs in this spelling. */
  has(word: string): boolean {
    return this.#surfaces.has(word);
  }

  /** Returns the terms with these keys. */
  whole(keys: readonly string[]): number[] {
    return keys.flatMap((key) => this.#terms.get(key) ?? []);
  }

  /** Returns terms of words spelt with this prefix. */
  beginning(letters: string, limit: number): number[] {
    const words = this.#sortedSurfaces.beginningWith(letters, limit);
    return [...new Set(words.flatMap((word) => this.#surfaces.get(word)?.terms ?? []))];
  }

  /** Returns terms whose keys have one of these prefixes. */
  sounding(keyBeginnings: readonly string[], limit: number): number[] {
    const keys = keyBeginnings.flatMap((beginning) =>
      beginning.length > 1 ? this.#sortedKeys.beginningWith(beginning, limit) : [],
    );
    return this.whole([...new Set(keys)]);
  }

  /**
   * Returns the known word nearest to a mistyped one: in its script, or in the other if it sounds almost the
   * same. Undefined when none is near enough.
   */
  correct(word: string, weightOf: (term: number) => number): string | undefined {
    let best: { term: number; cost: number; weight: number } | undefined;
    const script = isHindi(word) ? inDevanagari : inLatin;
    const length = isHindi(word) ? 0 : word.length;
    for (const key of keysOf(word)) {
      const limit = /^\p{N}/u.test(key) ? 0 : allowedErrors(Math.max(key.length, length));
      if (limit === 0) continue;
      const letters = lettersOf(key);
      for (let term = 0; term < this.#keys.length; term++) {
        const others = this.#letters[term] ?? 0;
        if (bitCount(others ^ letters) > 2 * limit && ((others ^ letters) & consonants) !== 0) {
          continue;
        }
        const other = this.keyOf(term);
        const isForeign = ((this.#scripts[term] ?? 0) & script) === 0;
        let slip = editCost(key, other, limit);
        if (!isConfident(key, other, slip, isForeign)) {
          slip = isForeign ? Number.POSITIVE_INFINITY : soundCost(key, letters, other, others);
          if (slip === Number.POSITIVE_INFINITY) continue;
        }
        const cost = slip + (other[0] === key[0] ? 0 : 0.5) + (isForeign ? 0.6 : 0);
        if (best && cost > best.cost) continue;
        const weight = weightOf(term);
        if (weight === 0 || (best && cost === best.cost && weight <= best.weight)) continue;
        best = { term, cost, weight };
      }
    }
    return best && this.#spelt(best.term, isHindi(word));
  }

  /** Returns the most frequent word of products that begins with these letters; undefined when there is none. */
  complete(letters: string, weightOf: (term: number) => number): string | undefined {
    const terms = this.beginning(letters, 64).sort((a, b) => weightOf(b) - weightOf(a));
    const best = terms.find((term) => weightOf(term) > 0);
    return best === undefined ? undefined : this.#spelt(best, isHindi(letters));
  }

  /** Returns words of products that are spelt like this one, the nearest first; for a search that finds nothing. */
  near(word: string, limit: number, productsWith = this.#productsWith): string[] {
    const [key = ''] = keysOf(word);
    const script = isHindi(word) ? inDevanagari : inLatin;
    const most = Math.min(3, Math.floor(key.length / 2));
    const found: { term: number; cost: number }[] = [];
    for (let term = 0; term < this.#keys.length && most > 0; term++) {
      if (((this.#scripts[term] ?? 0) & script) === 0 || productsWith(term) === 0) continue;
      if (bitCount((this.#letters[term] ?? 0) ^ lettersOf(key)) > 2 * most) continue;
      const cost = editCost(key, this.keyOf(term), most);
      if (cost < key.length / 2) found.push({ term, cost });
    }
    return found
      .sort(
        (a, b) =>
          a.cost - b.cost ||
          productsWith(b.term) - productsWith(a.term) ||
          (this.keyOf(a.term) < this.keyOf(b.term) ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ term }) => this.#spelt(term, isHindi(word)));
  }

  /** Returns the most frequent spelling of a term in the wanted script, or in the other if there is none. */
  #spelt(term: number, inHindi: boolean): string {
    let best: { word: string; rank: number } | undefined;
    for (const [word, { terms, count }] of this.#surfaces) {
      if (!terms.includes(term)) continue;
      const rank = count + (isHindi(word) === inHindi ? 1e12 : 0);
      const isBetter = !best || rank > best.rank || (rank === best.rank && word < best.word);
      if (isBetter) best = { word, rank };
    }
    return best?.word ?? this.keyOf(term);
  }

  #termOf(key: string): number {
    const known = this.#terms.get(key);
    if (known !== undefined) return known;
    const term = this.#keys.push(key) - 1;
    this.#terms.set(key, term);
    this.#sortedKeys.add(key);
    if (term === this.#letters.length) {
      const grown = new Int32Array(term * 2);
      grown.set(this.#letters);
      this.#letters = grown;
    }
    this.#letters[term] = lettersOf(key);
    return term;
  }
}
