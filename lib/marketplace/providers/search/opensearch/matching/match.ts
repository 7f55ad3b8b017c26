import {
  type AskedOccasion,
  type Audience,
  type Excluded,
  keysOf,
  type Measure,
  type Reading,
  type Understanding,
  wordsOf,
} from '../../../../modules/search-language';
import { categoriesWith, withChildren } from '../../memory/catalogue-snapshot';
import { leftOut, optionsIn } from '../../memory/matching/asked';
import { saidWeights } from '../../memory/matching/occasion-kinds';
import type { ListQuery } from '../../provider';
import { bucketsOf, within } from '../cluster/index-reader';
import type { Engine } from '../engine';
import {
  all,
  any,
  everything,
  flag,
  type Matched,
  matching,
  narrowed,
  not,
  type Query,
  scored,
  terms,
} from '../query';
import { exclude, having } from './exclude';
import { markedFor, matchedBy, matchWords } from './match-words';
import { understandSearch } from './understanding';

export type Asked = { understanding: Understanding; matched: Matched | undefined };

const audiences: readonly Audience[] = ['women', 'men', 'girls', 'boys', 'kids', 'baby'];
const mostKinds = 120;
const mostNumbers = 5;

/** Understands a query's search and finds its matches, ignoring its measures; see `measured`. */
export async function ask(query: ListQuery, search: string, engine: Engine): Promise<Asked> {
  const isExact = query.exact !== undefined;
  const found = async (reading: Reading): Promise<Asked> => {
    const { catalogue, known, facts } = engine;
    const understanding = await understandSearch(search, catalogue, known, facts, {
      isExact,
      ...reading,
    });
    const { words, dropped, filters, excluded, sort, occasion } = understanding;
    const hasOthers = filters.length > 0 || sort !== null;
    const isThing =
      [words, dropped, excluded].some(({ length }) => length > 0) || !!occasion || !hasOthers;
    return {
      understanding,
      matched: isThing ? await match(understanding, engine, isExact) : undefined,
    };
  };
  // A number that no product has together with the other words is a price.
  const read = async (reading: Reading) => {
    const asked = await found(reading);
    return asked.understanding.mayHavePrice && asked.matched?.missing.length !== 0
      ? found({ ...reading, withPrices: true })
      : asked;
  };
  const asked = await read({});
  // The market has nothing that the occasion leads to.
  const isOfNoUse =
    asked.understanding.occasion &&
    asked.matched &&
    !(await engine.reader.isSome(matching(asked.matched)));
  if (isOfNoUse) return read({ withoutOccasions: true });
  const isAllExcluded =
    asked.understanding.excluded.length > 0 &&
    asked.matched &&
    !(await engine.reader.isSome(matching(asked.matched)));
  return isAllExcluded ? read({ withoutExclusions: true }) : asked;
}

/** Matches the words of a search, apart from what it excludes. */
export async function match(
  { words, dropped, excluded, occasion, audience }: Understanding,
  engine: Engine,
  isExact = false,
): Promise<Matched> {
  const isOnlyExcluding = excluded.length > 0 && words.length === 0 && dropped.length === 0;
  const found = occasion
    ? await matchOccasion(occasion, words, engine)
    : isOnlyExcluding
      ? matchedBy([scored(1, await comparedTo(excluded, engine))])
      : await matchWords(words, engine, isExact);
  const fitting = audience ? await withoutOthers(found, audience, engine) : found;
  return exclude(fitting, excluded, engine);
}

const forOthers = (audience: readonly Audience[]): Query => {
  const wrong = audiences.filter((one) => !audience.includes(one)).flatMap(keysOf);
  return all([markedFor(wrong), not([markedFor(audience.flatMap(keysOf))])]);
};

/** Removes products that are marked for other audiences only, unless that is all of them. */
async function withoutOthers(
  matched: Matched,
  audience: readonly Audience[],
  { reader }: Engine,
): Promise<Matched> {
  const others = forOthers(audience);
  const isSome = await reader.isSome(all([matching(matched), not([others])]));
  return isSome ? { ...matched, mustNot: [...matched.mustNot, others] } : matched;
}

/** Matches all products of the categories in which something has an excluded word; everything if nothing has. */
async function comparedTo(excluded: readonly Excluded[], engine: Engine): Promise<Query> {
  const words = excluded.flatMap(({ terms: named }) => named.flat());
  const query = any(words.map((word) => having(word, engine)));
  const { aggregations } = await engine.reader.search({
    size: 0,
    track_total_hits: false,
    aggs: {
      sku: {
        nested: { path: 'sku' },
        aggs: {
          having: {
            filter: query,
            aggs: { categories: { terms: { field: 'sku.category', size: 10_000 } } },
          },
        },
      },
    },
  });
  const categories = bucketsOf(within(aggregations?.sku, 'having', 'categories'));
  return categories.length === 0
    ? everything
    : terms(
        'category',
        categories.map(({ key }) => String(key)),
      );
}

/** Matches the kinds that an occasion leads to; only products that also have the other words. */
async function matchOccasion(
  { named, festivals, alike, targets, marks, audience }: AskedOccasion,
  words: Understanding['words'],
  engine: Engine,
): Promise<Matched> {
  const among = words.length > 0 ? await matchWords(words, engine) : undefined;
  const saidIn = (names: AskedOccasion['named'], ...fields: string[]) =>
    any(
      names.map((words) =>
        all(words.map((word) => any(fields.map((field) => terms(field, keysOf(word)))))),
      ),
    );
  const led = targets.flatMap(({ kind, category, weight, isOwn = false }) => {
    if (kind) return [{ query: ofKind(kind, isOwn), weight }];
    return category ? [{ query: inCategories([category], engine), weight }] : [];
  });
  const others = [
    ...led,
    { query: saidIn(alike, 'name', 'about'), weight: saidWeights.alike },
  ].sort((a, b) => b.weight - a.weight);
  const called = categoriesWith(engine.known.snapshot.categories, named.flat());
  const possible = [
    ...(festivals.length > 0
      ? [{ query: saidIn(festivals, 'name'), weight: saidWeights.named }]
      : []),
    { query: saidIn(named, 'name', 'about'), weight: saidWeights.described },
    ...others,
    ...(called.length > 0
      ? [{ query: inCategories(called, engine), weight: saidWeights.category }]
      : []),
  ];
  const { of } = await engine.reader.countSkus(
    everything,
    possible.map(({ query }) => query),
  );
  const kinds = possible.filter((_, at) => (of[at] ?? 0) > 0).slice(0, mostKinds);
  return {
    must: [],
    should: [],
    missing: [],
    filter: [any(kinds.map(({ query }) => query)), ...(among ? [matching(among)] : [])],
    mustNot: audience ? [forOthers(audience)] : [],
    kinds,
    marked: terms('attribute', marks),
  };
}

/**
 * Matches products of the kind, and those that their names call so; with `isOwn` also those of no known kind that have it
 * in their names.
 */
function ofKind(kind: string, isOwn: boolean): Query {
  const words = wordsOf(kind);
  const inNames = words.map((word) => terms('name', keysOf(word)));
  return any([
    terms('kind', keysOf(words.join(''))),
    all([...inNames.slice(0, -1), terms('head', keysOf(words.at(-1) ?? ''))]),
    ...(isOwn ? [all([...inNames, flag('unknown')])] : []),
  ]);
}

const inCategories = (slugs: readonly string[], { known: { snapshot } }: Engine): Query =>
  terms('category', [...withChildren(snapshot.categories, slugs)].map(String));

/** Keeps products with the measures of a search; a measure that no wanted product has is dropped and reported. */
export async function measured(
  asked: Asked,
  wanted: readonly Query[],
  engine: Engine,
): Promise<Asked> {
  const { understanding, matched } = asked;
  if (understanding.measures.length === 0) return asked;
  let left = matched;
  const measures: Measure[] = [];
  const dropped = [...understanding.dropped];
  for (const measure of understanding.measures) {
    const query = left && !measure.isRange ? ofMeasure(measure, engine) : undefined;
    const some = left && query ? narrowed(left, [query]) : undefined;
    const isSome = some && (await engine.reader.isSome(all([matching(some), ...wanted])));
    if (isSome) measures.push(measure);
    else if (!measure.isOptional) dropped.push(measure.words);
    left = isSome ? some : left;
  }
  return { understanding: { ...understanding, measures, dropped }, matched: left };
}

/** Leaves out the colours and sizes in which what a search asks for is sold out. */
export async function inStock(
  asked: Asked,
  wanted: readonly Query[],
  { catalogue, known, reader }: Engine,
): Promise<Asked> {
  const { understanding, matched } = asked;
  const options = optionsIn(understanding, catalogue.attributeWords(known.snapshot));
  if (!matched?.full || options.length === 0) return asked;
  const full = all([matching(matched), matched.full, ...wanted]);
  const [isSome, isInStock] = await reader.someFor([full, all([full, flag('stock')])]);
  return isSome && !isInStock ? { understanding: leftOut(understanding, options), matched } : asked;
}

/** Matches products of the same size, and among those without a size of that kind the ones whose names spell it. */
function ofMeasure({ same, other, spellings }: Measure, { catalogue }: Engine): Query {
  const sizes = [...catalogue.values.size];
  const spelt = spellings
    .filter(({ numbers }) => numbers.length > 0 && numbers.length <= mostNumbers)
    .map(({ numbers, units }) =>
      all([
        ...numbers.map((number) => any([terms('name', [number]), terms('attribute', [number])])),
        units.length > 0 ? any([terms('name', units), terms('attribute', units)]) : undefined,
      ]),
    );
  const isOther = terms(
    'size',
    sizes.filter((size) => other.has(size)),
  );
  return any([
    terms(
      'size',
      sizes.filter((size) => same.has(size)),
    ),
    ...(spelt.length > 0 ? [all([any(spelt), not([isOther])])] : []),
  ]);
}
