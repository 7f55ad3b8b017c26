import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { type WordKeys, wordKeys } from '../../search-language';
import type { Catalogue } from './catalogue';
import { broaderWords } from './kinds-of-goods';

/** What a row says of its kind: the shop's own category or type, tags, and the name. */
export type KindOfGoods = { category: string; tags: string; name: string };

export type Proposer = {
  /** The category that fits best; undefined where none does. */
  category(goods: KindOfGoods): number | undefined;
  /** The HSN code that the market's goods of that kind have; undefined where there are none. */
  hsn(category: number, goods: KindOfGoods): string | undefined;
};

export const noProposals: Proposer = { category: () => undefined, hsn: () => undefined };

/** Characters of a text that are looked at, and words of it. */
const most = { text: 300, words: 24 };
/** Of the market's goods, the newest that are looked at, and how many pairs of word and category they give. */
const mostGoods = 20_000;
const mostPairs = 30_000;
/** A word tells a category where so many goods are called by it, and so large a part of them is in that category. */
const telling = { count: 3, part: 0.5 };

/** How much a word of each place counts. */
const weights = {
  ownName: 3,
  slug: 2,
  aboveName: 1,
  goods: 2.5,
  type: 3,
  above: 1,
  lastOfName: 2.5,
  name: 1.2,
  tags: 1,
};

/** Whom goods are for tells one category from another, but not what they are. */
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
 * Keys by script: गेम sounds as gem does and is none, so that names in Devanagari are found by words in it alone.
 */
const scripted = (word: string, keys: readonly string[]) =>
  /\p{Script=Devanagari}/u.test(word) ? keys.map((key) => `hi ${key}`) : keys;

/** How much words count that mean the same, and broader ones. */
const shares = { alike: 0.7, broader: 0.5 };

const broaderOf = new Map<string, string[]>();
for (const { word, broader } of broaderWords) {
  const keys = wordKeys(broader).flatMap(({ own }) => own);
  for (const key of wordKeys(word).flatMap(({ own }) => own)) {
    broaderOf.set(key, [...(broaderOf.get(key) ?? []), ...keys]);
  }
}
const broaderKeys = ({ own }: WordKeys) => own.flatMap((key) => broaderOf.get(key) ?? []);

type Postings = Map<string, Map<number, { weight: number; isOwn: boolean }>>;

/**
 * Proposes categories by the words of their names in both languages, and by what the market's goods in them are
 * called; synonyms count as the search understands them.
 */
export async function categoryProposer(db: Database, { categories }: Catalogue): Promise<Proposer> {
  const postings: Postings = new Map();
  const note = (text: string, id: number, weight: number, isOwn: boolean) => {
    for (const { word, own } of wordKeys(text.slice(0, most.text))) {
      for (const key of scripted(word, own)) {
        const of = postings.get(key) ?? new Map<number, { weight: number; isOwn: boolean }>();
        const before = of.get(id);
        const tells = (isOwn && !people.has(key)) || (before?.isOwn ?? false);
        of.set(id, { weight: Math.max(weight, before?.weight ?? 0), isOwn: tells });
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
    // Other requests have their turn.
    if (index % 200 === 199) await nextTurn();
    if (leaves.has(id)) note(word, id, weights.goods * part, true);
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
      // What goods are stands last in their name.
      for (const { word, own, alike } of words.slice(0, most.words).reverse()) {
        for (const key of [...scripted(word, own), ...alike]) {
          const hsn = hsnOfWord.get(`${category} ${key}`);
          if (hsn) return hsn;
        }
      }
      return usual.get(category);
    },
  };
}

/** The HSN code that most of the newest goods of each category have. */
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

/** What the market's goods are called, the last word of their names, that stand for a category. */
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

function bestOf(postings: Postings, { category, tags, name }: KindOfGoods): number | undefined {
  const scores = new Map<number, { score: number; isOwn: boolean }>();
  const add = (
    text: string,
    weightOf: (index: number, count: number) => number,
    tells: (index: number, count: number) => boolean,
  ) => {
    const words = wordKeys(text.slice(0, most.text)).slice(0, most.words);
    words.forEach((word, index) => {
      const factor = weightOf(index, words.length);
      const found = new Map<number, { score: number; isOwn: boolean }>();
      for (const [keys, share] of [
        [scripted(word.word, word.own), 1],
        [word.alike, shares.alike],
        [broaderKeys(word), shares.broader],
      ] as const) {
        for (const key of keys) {
          const of = postings.get(key);
          if (!of) continue;
          // What many categories are called by tells little.
          const rarity = 1 / Math.sqrt(of.size);
          for (const [id, { weight, isOwn }] of of) {
            const score = weight * rarity * share * factor;
            if (score > (found.get(id)?.score ?? 0)) found.set(id, { score, isOwn });
          }
        }
      }
      for (const [id, { score, isOwn }] of found) {
        const before = scores.get(id);
        scores.set(id, {
          score: score + (before?.score ?? 0),
          isOwn: (isOwn && tells(index, words.length)) || (before?.isOwn ?? false),
        });
      }
    });
  };
  const path = category.slice(0, most.text).split(/[>›/|,]/);
  const always = () => true;
  add(path.at(-1) ?? '', () => weights.type, always);
  add(path.slice(0, -1).join(' '), () => weights.above, always);
  // "Blue Shirt with Pocket": what it is stands last before such a word.
  const [head = ''] = name.slice(0, most.text).split(/\s(?:with|for|of|by|in|-|–|\|)\s|[,(]/i);
  const isLast = (index: number, count: number) => index === count - 1;
  const nameWeight = (index: number, count: number) =>
    isLast(index, count) ? weights.lastOfName : weights.name;
  // Adjectives support a category, and do not make one: a soft jacket is no soft toy.
  add(head, nameWeight, isLast);
  add(tags, () => weights.tags, always);
  let best: { id: number; score: number } | undefined;
  for (const [id, { score, isOwn }] of scores) {
    if (!isOwn) continue;
    if (!best || score > best.score || (score === best.score && id < best.id)) best = { id, score };
  }
  return best?.id;
}
