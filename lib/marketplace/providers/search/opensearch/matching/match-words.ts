import type { SearchWord } from '../../../../modules/search-language';
import { mostOfWords, relevance } from '../../ranking';
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

const {
  describedCounts,
  describedShare,
  fewFound,
  fullBonus,
  leastOfBest,
  leastOfKind,
  leastShare,
  mostRead,
} = mostOfWords;

/** Scores are floats, which may be a little less than their sum. */
const slack = 0.001;

const none: Matched = { must: [nothing], should: [], filter: [], mustNot: [], missing: [] };
export const matchedBy = (must: readonly Query[]): Matched => ({ ...none, must });

/** Matches SKUs with all words; if they are few, SKUs with most words follow. */
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
  const isAll = { ...full, full: matching(full) };
  if (isExact) return isAll;
  const count = await reader.countUpTo(fewFound, matching(full));
  const size = sources.reduce((sum, one) => sum + one.size, 0);
  if (count >= fewFound || (count > 0 && size > mostRead)) return isAll;
  return mostWords(words, await withoutFrequent(sources, engine), full, count, engine);
}

/** Returns the optional queries of a word that no product must have: its name or attributes raise a product. */
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
  const namesKind = sources.some(({ isKind }) => isKind);
  const things = sources.filter(({ isThing }) => namesKind && isThing);
  // SKUs with only the other words are not what was asked for.
  const needed = namesKind ? [any(things.map(({ hit }) => hit))] : [];
  const weightsBy = (share: number): Query => ({
    bool: {
      filter: needed,
      should: sources.map((source) => weighed(source, share)),
      minimum_should_match: 1,
    },
  });
  const weights = weightsBy(describedShare);
  const most = await reader.greatestScore(weights);
  if (most === 0) return { ...none, missing: words.map(({ text }) => text) };
  const ofKind = any(sources.flatMap(({ kind }) => (kind ? [kind] : [])));
  const isOfKind = count > 0 && namesKind && (await reader.isSome(all([matching(full), ofKind])));
  const leastBelow = isOfKind ? leastOfKind : leastShare;
  const least = most * (count > 0 ? leastBelow : leastOfBest);
  const counted = count > 0 ? weightsBy(describedCounts) : weights;
  const found: Matched = {
    must: [{ bool: { should: sources.map(scoredMost), minimum_should_match: 1 } }],
    should: count > 0 ? [scored(fullBonus, matching(full))] : [],
    filter: [...needed, atLeast(counted, least - slack)],
    mustNot: [],
    missing: [],
  };
  const best = all([...needed, atLeast(weights, most - slack)]);
  const having = sources.map(({ hit, described }) => any(described ? [hit, described] : [hit]));
  const isFound = await reader.someFor(having.map((one) => all([best, one])));
  const missing = words.filter((_, at) => !isFound[at]).map(({ text }) => text);
  return { ...found, missing, full: count > 0 ? matching(full) : undefined };
}

const weighed = ({ hit, described, weight }: WordQueries, share: number): Query =>
  greatest([
    { constant_score: { filter: hit, boost: weight } },
    ...(described ? [{ constant_score: { filter: described, boost: share * weight } }] : []),
  ]);

const scoredMost = ({ scored: scores, described, weight }: WordQueries): Query =>
  greatest([
    ...scores(2 * weight),
    ...(described ? [scored(relevance.description + 2 * describedShare * weight, described)] : []),
  ]);

/** Matches products that names or attributes mark for an audience. */
export const markedFor = (keys: readonly string[]): Query =>
  any([terms('name', keys), terms('attribute', keys)]);
