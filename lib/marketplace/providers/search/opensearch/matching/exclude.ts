import {
  attributeNames,
  type Excluded,
  keysOf,
  type SearchWord,
} from '../../../../modules/search-language';
import { relevance } from '../../ranking';
import type { Engine } from '../engine';
import { all, any, type Matched, matching, not, type Query, scored, terms } from '../query';
import { withAny } from './understanding';
import { mostDescribed } from './word-queries';

/** Words in names before a thing that goods do not have. */
const negations = ['without', 'no', 'non', 'not', 'zero', 'बिना'];
/** Words of a description that may say that goods do not have something. */
const negationKeys = [...negations, 'free', 'never', 'नहीं', 'रहित', 'मुक्त'].flatMap(keysOf);
const mostWords = 6;
const telling = ['brand', 'colour', 'size'] as const;

/**
 * Removes excluded products from the match of a search: by their names, attributes, brand, colour and size,
 * and if none of these decides, by their descriptions. Products whose names say that they are without the
 * thing stay and are raised.
 */
export async function exclude(
  matched: Matched,
  excluded: readonly Excluded[],
  engine: Engine,
): Promise<Matched> {
  let left = matched;
  for (const one of excluded) left = await without(left, one, engine);
  return left;
}

async function without(
  left: Matched,
  { terms: named }: Excluded,
  engine: Engine,
): Promise<Matched> {
  const words = named.flat().slice(0, mostWords);
  const masks = named
    .map((term) => term.filter((word) => words.includes(word)))
    .filter(({ length }) => length > 0);
  const queries = new Map(words.map((word) => [word, having(word, engine)]));
  const withWord = (word: SearchWord) => queries.get(word) ?? any([]);
  const asked = [...masks.map((mask) => all(mask.map(withWord))), ...words.map(withWord)];
  const isFound = await engine.reader.someFor(asked.map((one) => all([matching(left), one])));
  const found = masks.flatMap((mask, at) =>
    isFound[at]
      ? [all(mask.map(withWord))]
      : mask
          .filter((word) => isFound[masks.length + words.indexOf(word)])
          .map((word) => withWord(word)),
  );
  const gone = found.length > 0 ? found : await describedWith(words, left, engine);
  const isNegated = words.some(({ text }) => negations.includes(text));
  const kept = isNegated ? [] : await soldWithout(words, engine);
  const raised = kept.length > 0 ? [scored(relevance.name, any(kept))] : [];
  if (gone.length === 0) return { ...left, should: [...left.should, ...raised] };
  return {
    ...left,
    should: [...left.should, ...raised],
    mustNot: [...left.mustNot, kept.length > 0 ? all([any(gone), not(kept)]) : any(gone)],
  };
}

/** Matches SKUs with an excluded word; of a category or store that it names if no product has the word itself. */
export function having(word: SearchWord, { catalogue, known }: Engine): Query {
  const keys = [...word.keys, ...word.synonyms, ...word.beginnings];
  const attributes = catalogue.has(keys) ? telling : attributeNames;
  const named = attributes.flatMap((attribute) => {
    if (attribute === 'origin') return [];
    const values = catalogue.valuesNamed(word.keys, attribute, known.snapshot);
    return values.length > 0 ? [terms(attribute, values)] : [];
  });
  return any([withAny(keys), ...named]);
}

/** Returns queries for products that only their description gives away, unless that is true of all. */
async function describedWith(words: readonly SearchWord[], left: Matched, { reader }: Engine) {
  const queries = words.map(({ keys, synonyms }) =>
    all([terms('about', [...keys, ...synonyms]), not([terms('about', negationKeys)])]),
  );
  const { total, of } = await reader.countSkus(matching(left), [any(queries)]);
  const described = of[0] ?? 0;
  return described === 0 || described === total || described > mostDescribed ? [] : queries;
}

/** Returns queries for products whose names say that they are without a word: wireless, sugar-free, without oil. */
async function soldWithout(words: readonly SearchWord[], { reader }: Engine): Promise<Query[]> {
  const pairs = words.flatMap(({ text }) => [
    ...negations.map((negation) => ({ said: negation, pair: `${negation} ${text}` })),
    { said: 'free', pair: `${text} free` },
  ]);
  const isPair = await reader.someFor(pairs.map(({ pair }) => terms('pairs', [pair])));
  return words.flatMap(({ text, keys }) => {
    const wholes = [`${text}free`, `${text}less`, `non${text}`, `no${text}`].flatMap(keysOf);
    const said = pairs
      .filter(({ pair }, at) => isPair[at] && pair.split(' ').includes(text))
      .flatMap((one) => keysOf(one.said));
    const negated = all([terms('name', said), terms('name', keys)]);
    return [terms('name', wholes), ...(said.length > 0 ? [negated] : [])];
  });
}
