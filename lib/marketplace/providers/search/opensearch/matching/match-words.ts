import type { SearchWord } from '../../../../modules/search-language';
import { relevance } from '../../ranking';
import type { Engine } from '../engine';
import {
  all,
  any,
  atLeast,
  greatest,
  type Matched,
  matching,
  nothing,
  type Query,
  scored,
  terms,
} from '../query';
import { mostDescribed, type WordQueries, wordQueries } from './word-queries';

/** Below so many SKUs with all words those are added that have most, or have some in their descriptions. */
const fewFound = 12;
/** Where words have more SKUs than this, these are not read to add to the few that have all words. */
const mostRead = 400_000;
const fullBonus = 100;
/** What a word counts among most words where only the description has it. */
const describedShare = 0.4;
/** Share of the words' weight that a SKU must have, and the same where none has all of them. */
const [mostShare, bestShare] = [0.3, 0.6];

const none: Matched = { must: [nothing], should: [], filter: [], mustNot: [], missing: [] };
export const matchedBy = (must: readonly Query[]): Matched => ({ ...none, must });

/** What has all words; where that is little, after it what has most words. */
export async function matchWords(
  words: readonly SearchWord[],
  engine: Engine,
  isExact = false,
): Promise<Matched> {
  const asked = words.filter(({ onlyRanks }) => !onlyRanks);
  if (asked.length > 0 && asked.length < words.length) {
    const found = await matchWords(asked, engine, isExact);
    const ranking = words.filter(({ onlyRanks }) => onlyRanks).map(raised);
    return { ...found, should: [...found.should, ...ranking] };
  }
  if (words.length === 0) return none;
  const { catalogue, known, reader } = engine;
  const sources = words.map((word) => wordQueries(word, catalogue, known.snapshot));
  const full = matchedBy(sources.map((source) => greatest(source.scored(0))));
  if (isExact) return full;
  const count = await reader.countUpTo(fewFound, matching(full));
  const size = sources.reduce((sum, one) => sum + one.size, 0);
  if (count >= fewFound || (count > 0 && size > mostRead)) return full;
  return mostWords(words, await withoutFrequent(sources, engine), full, count, engine);
}

/** A word that no product must have: its name or attributes raise a product. */
const raised = ({ keys, synonyms }: SearchWord): Query => {
  const meant = [...keys, ...synonyms];
  return scored(relevance.attribute, any([terms('name', meant), terms('attribute', meant)]));
};

async function withoutFrequent(sources: readonly WordQueries[], { reader }: Engine) {
  const described = sources.flatMap((source) => (source.described ? [source.described] : []));
  if (described.length === 0) return sources;
  const counts = (await reader.countSkus(any(described), described)).of;
  return sources.map((source) => {
    const at = source.described ? described.indexOf(source.described) : -1;
    return (counts[at] ?? 0) > mostDescribed ? { ...source, described: undefined } : source;
  });
}

async function mostWords(
  words: readonly SearchWord[],
  sources: readonly WordQueries[],
  full: Matched,
  count: number,
  { reader }: Engine,
): Promise<Matched> {
  const kinds = sources.filter(({ isKind }) => isKind);
  // Of the other words alone nothing is what was asked for.
  const needed = kinds.length > 0 ? [any(kinds.map(({ hit }) => hit))] : [];
  const weights: Query = {
    bool: {
      filter: needed,
      should: sources.map(weighed),
      minimum_should_match: 1,
    },
  };
  const most = await reader.greatestScore(weights);
  if (most === 0) return { ...none, missing: words.map(({ text }) => text) };
  const least = most * (count > 0 ? mostShare : bestShare);
  const found: Matched = {
    must: [{ bool: { should: sources.map(scoredMost), minimum_should_match: 1 } }],
    should: count > 0 ? [scored(fullBonus, matching(full))] : [],
    filter: [...needed, atLeast(weights, least - 0.001)],
    mustNot: [],
    missing: [],
  };
  const having = sources.map(({ hit, described }) => any(described ? [hit, described] : [hit]));
  const isFound = await reader.someFor(having.map((one) => all([matching(found), one])));
  const missing = words.filter((_, at) => !isFound[at]).map(({ text }) => text);
  return { ...found, missing };
}

const weighed = ({ hit, described, weight }: WordQueries): Query =>
  greatest([
    { constant_score: { filter: hit, boost: weight } },
    ...(described
      ? [{ constant_score: { filter: described, boost: describedShare * weight } }]
      : []),
  ]);

const scoredMost = ({ scored: scores, described, weight }: WordQueries): Query =>
  greatest([
    ...scores(2 * weight),
    ...(described ? [scored(relevance.description + 2 * describedShare * weight, described)] : []),
  ]);

/** What is marked for an audience, by names or attributes. */
export const markedFor = (keys: readonly string[]): Query =>
  any([terms('name', keys), terms('attribute', keys)]);
