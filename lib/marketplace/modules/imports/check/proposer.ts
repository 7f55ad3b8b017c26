import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Certainty } from '@/lib/contract/schemas/seller/imports';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { genericThings, headsOf, type WordKeys, wordKeys } from '../../search-language';
import type { Catalogue } from './catalogue';
import { broaderWords } from './kinds-of-goods';

/** The texts of a row that describe its goods: the shop's own category or type, tags, and the name. */
export type KindOfGoods = { category: string; tags: string; name: string };

export type Proposer = {
  /** Returns the category that fits best, and how sure that is; undefined if none fits. */
  category(goods: KindOfGoods): { id: number; certainty: Certainty } | undefined;
  /** Returns the HSN code of such goods in the market; undefined if there are none. */
  hsn(category: number, goods: KindOfGoods): { hsn: string; certainty: Certainty } | undefined;
};

export const noProposals: Proposer = { category: () => undefined, hsn: () => undefined };

/** Maximum characters of a text, and maximum words, that are read. */
const most = { text: 300, words: 24 };
/** Maximum number of the market's newest goods that are read, and of pairs of word and category that they give. */
const mostGoods = 20_000;
const mostPairs = 30_000;
/** Minimum number of goods with a word, and minimum share of them in one category, for the word to indicate it. */
const telling = { count: 3, part: 0.5 };

/** Weights of a word by the place where it occurs. */
const weights = {
  ownName: 3,
  slug: 2,
  aboveName: 1,
  goods: 2.5,
  type: 3,
  above: 1,
  head: 2.5,
  name: 1.2,
  tags: 1,
};

/** Words for people: they distinguish categories, but do not say what goods are. */
const people = new Set(
  [
    'men',
    'women',
    'man',
    'woman',
    'ladies',
    'gents',
    'kids',
    'boy',
    'girl',
    'baby',
    'unisex',
    'male',
    'female',
  ]
    .concat(['पुरुष', 'महिला', 'बच्चे', 'लड़के', 'लड़कियाँ', 'home', 'care', 'accessories', 'new', 'sale'])
    .flatMap((word) => wordKeys(word).flatMap(({ own }) => own)),
);

/**
 * Prefixes keys of Devanagari words: गेम sounds like "gem" but is not one, so such names only match words in
 * Devanagari.
 */
const scripted = (word: string, keys: readonly string[]) =>
  /\p{Script=Devanagari}/u.test(word) ? keys.map((key) => `hi ${key}`) : keys;

/** Scores from which a proposal is made, likely and sure, and its lead over the next one to be sure. */
const certain = { unsure: 0.6, likely: 2, sure: 4, lead: 1.5 };

/** Words that make a proposal sure; one of the category's own name counts as many. */
const enoughWords = 2;

/** Weights of synonyms and of broader words. */
const shares = { alike: 0.7, broader: 0.5 };

const broaderOf = new Map<string, string[]>();
for (const { word, broader } of broaderWords) {
  const keys = wordKeys(broader).flatMap(({ own }) => own);
  for (const key of wordKeys(word).flatMap(({ own }) => own)) {
    broaderOf.set(key, [...(broaderOf.get(key) ?? []), ...keys]);
  }
}
const broaderKeys = ({ own }: WordKeys) => own.flatMap((key) => broaderOf.get(key) ?? []);

/** `isNamed`: the word is of the category's own name, not only of goods in it. */
type Posting = { weight: number; isOwn: boolean; isNamed: boolean };
type Postings = Map<string, Map<number, Posting>>;

/**
 * Proposes categories by the words of their names in both languages, and by the names of the market's goods in
 * them; uses the search's synonyms.
 */
export async function categoryProposer(db: Database, { categories }: Catalogue): Promise<Proposer> {
  const postings: Postings = new Map();
  const note = (text: string, id: number, weight: number, isOwn: boolean, isNamed = isOwn) => {
    for (const { word, own } of wordKeys(text.slice(0, most.text))) {
      for (const key of scripted(word, own)) {
        const of = postings.get(key) ?? new Map<number, Posting>();
        const before = of.get(id);
        const tells = (isOwn && !people.has(key)) || (before?.isOwn ?? false);
        of.set(id, {
          weight: Math.max(weight, before?.weight ?? 0),
          isOwn: tells,
          isNamed: isNamed || (before?.isNamed ?? false),
        });
        postings.set(key, of);
      }
    }
  };
  for (const { id, slug, paths, isLeaf } of categories) {
    if (!isLeaf) continue;
    note(slug, id, weights.slug, true);
    for (const path of new Set(Object.values(paths))) {
      const names = path.split(' > ');
      note(names.at(-1) ?? '', id, weights.ownName, true);
      note(names.slice(0, -1).join(' '), id, weights.aboveName, false);
    }
  }
  const leaves = new Set(categories.flatMap(({ id, isLeaf }) => (isLeaf ? [id] : [])));
  const hsnOfWord = new Map<string, string>();
  for (const [index, { id, word, part, hsn }] of (await wordsOfGoods(db)).entries()) {
    // The pause lets other requests run.
    if (index % 200 === 199) await nextTurn();
    if (leaves.has(id) && saysThing(word)) note(word, id, weights.goods * part, true, false);
    for (const { word: one, own } of wordKeys(word)) {
      for (const key of scripted(one, own))
        if (!hsnOfWord.has(`${id} ${key}`)) hsnOfWord.set(`${id} ${key}`, hsn);
    }
  }
  const usual = await usualHsn(db);
  return {
    category: (goods) => bestOf(postings, goods),
    hsn(category, { name, category: type }) {
      const words = wordKeys(`${type.slice(-most.text)} ${name.slice(0, most.text)}`);
      // The kind of goods is the last word of their name.
      for (const { word, own, alike } of words.slice(0, most.words).reverse()) {
        for (const key of [...scripted(word, own), ...alike]) {
          const hsn = hsnOfWord.get(`${category} ${key}`);
          if (hsn) return { hsn, certainty: 'sure' };
        }
      }
      const hsn = usual.get(category);
      return hsn ? { hsn, certainty: 'likely' } : undefined;
    },
  };
}

/** Returns the HSN code that most of the newest goods of each category have. */
async function usualHsn(db: Database): Promise<Map<number, string>> {
  const rows = await rowsOf<{ id: number; hsn: string }>(
    db,
    sql`select category_id::integer id, mode() within group (order by hsn) hsn
      from (select category_id, hsn from ${products} where not is_removed order by id desc
        limit ${mostGoods}) g
      group by 1`,
  );
  return new Map(rows.map(({ id, hsn }) => [id, hsn]));
}

/** Returns whether a word says what goods are: earrings, but no set or kit, which are goods of all kinds. */
const saysThing = (word: string) => headsOf(word).length > 0 && !genericThings.has(word);

/** Returns the last words of the names of the market's goods that indicate a category. */
function wordsOfGoods(
  db: Database,
): Promise<{ id: number; word: string; part: number; hsn: string }[]> {
  return rowsOf(
    db,
    sql`with words as (
      select category_id id, regexp_replace(rtrim(split_part(split_part(lower(left(name, 150)), '(', 1), ',', 1)), '^.*\\s', '') word,
        count(*) as count, mode() within group (order by hsn) hsn
      from (select category_id, name, hsn from ${products} where not is_removed order by id desc
          limit ${mostGoods}) g
      group by 1, 2
    ), known as (
      select id, word, count, hsn, count::real / sum(count) over (partition by word) part
      from words where length(word) > 2
    )
    select id::integer id, word, part, hsn from known
    where count >= ${telling.count} and part >= ${telling.part}
    order by count desc limit ${mostPairs}`,
  );
}

/** A text of goods: the weight of each word in it, and whether the word can propose a category. */
type Part = {
  text: string;
  weightOf: (word: string) => number;
  tells: (word: string) => boolean;
};

/**
 * `isOwn`: a word that can propose the category has named it. `words`: how many have supported it, one of its own name
 * counting double. `named`: how many have named it, whether they can propose it or not.
 */
type Score = { score: number; isOwn: boolean; words: number; named: number };

function scoresOf(postings: Postings, parts: readonly Part[]): Map<number, Score> {
  const scores = new Map<number, Score>();
  for (const { text, weightOf, tells } of parts) {
    const words = wordKeys(text.slice(0, most.text)).slice(0, most.words);
    for (const word of words) {
      const factor = weightOf(word.word);
      const found = new Map<number, { score: number; isOwn: boolean; isNamed: boolean }>();
      for (const [keys, share] of [
        [scripted(word.word, word.own), 1],
        [word.alike, shares.alike],
        [broaderKeys(word), shares.broader],
      ] as const) {
        for (const key of keys) {
          const of = postings.get(key);
          if (!of) continue;
          // A word of many categories indicates none of them strongly.
          const rarity = 1 / Math.sqrt(of.size);
          for (const [id, { weight, isOwn, isNamed }] of of) {
            const score = weight * rarity * share * factor;
            if (score > (found.get(id)?.score ?? 0)) found.set(id, { score, isOwn, isNamed });
          }
        }
      }
      for (const [id, { score, isOwn, isNamed }] of found) {
        const before = scores.get(id);
        scores.set(id, {
          score: score + (before?.score ?? 0),
          isOwn: (isOwn && tells(word.word)) || (before?.isOwn ?? false),
          words: (before?.words ?? 0) + (isNamed ? enoughWords : 1),
          named: (before?.named ?? 0) + (isOwn ? 1 : 0),
        });
      }
    }
  }
  return scores;
}

const always = () => true;
const never = () => false;

function bestOf(postings: Postings, { category, tags, name }: KindOfGoods) {
  const path = category.slice(0, most.text).split(/[>›/|,]/);
  // The kind of goods in "Blue Shirt with Pocket" stands before "with".
  const [head = ''] = name.slice(0, most.text).split(/\s(?:with|for|of|by|in|-|–|\|)\s|[,(]/i);
  const things = new Set(headsOf(name).filter(saysThing));
  const isCalled = (word: string) => things.has(word);
  const nameWeight = (word: string) => (isCalled(word) ? weights.head : weights.name);
  const scores = scoresOf(postings, [
    { text: path.at(-1) ?? '', weightOf: () => weights.type, tells: always },
    { text: path.slice(0, -1).join(' '), weightOf: () => weights.above, tells: always },
    // Adjectives support a category but do not propose one: a soft jacket is not a soft toy.
    { text: head, weightOf: nameWeight, tells: isCalled },
    { text: tags, weightOf: () => weights.tags, tells: always },
  ]);
  const [best, second] = ranked(scores, ({ isOwn }) => isOwn);
  if (!best || best[1].score < certain.unsure) return byWholeName(postings, name);
  const [id, { score, words }] = best;
  const lead = score / Math.max(second?.[1].score ?? 0, 0.1);
  // One word that goods share with others, such as a border, makes nothing sure.
  const isSure = score >= certain.sure && lead >= certain.lead && words >= enoughWords;
  const certainty: Certainty = isSure ? 'sure' : score >= certain.likely ? 'likely' : 'unsure';
  return { id, certainty };
}

/** Proposes a category, never surely, that several words of a long name point to, wherever they stand in it. */
function byWholeName(postings: Postings, name: string) {
  const parts = [{ text: name, weightOf: () => weights.name, tells: never }];
  const [best] = ranked(scoresOf(postings, parts), ({ named }) => named >= enoughWords);
  const certainty: Certainty = 'unsure';
  return best && best[1].score >= certain.unsure ? { id: best[0], certainty } : undefined;
}

const ranked = (scores: ReadonlyMap<number, Score>, counts: (score: Score) => boolean) =>
  [...scores]
    .filter(([, score]) => counts(score))
    .sort(([a, one], [b, other]) => other.score - one.score || a - b);
