import { canonicalSize } from '@/lib/i18n/canonical-size';
import type { Locale } from '@/lib/i18n/locales';
import type { Understanding } from '../../../modules/search-language';
import { withChildren } from '../memory/catalogue-snapshot';
import { understoodOf, withoutPrice, withUnderstood } from '../memory/matching/asked';
import { boostsOf, type Rules } from '../memory/rules';
import type { FoundProducts, ListQuery } from '../provider';
import { boosted, relevanceFloor } from '../ranking';
import type { Engine } from './engine';
import { facetQueries } from './facet-queries';
import { readFacets } from './facets';
import { type Filters, filtersBut, filtersOf } from './filters';
import { type Asked, ask, inStock, match, measured } from './matching/match';
import { mixKinds } from './matching/mix-kinds';
import { understandSearch } from './matching/understanding';
import { pageOf } from './pages';
import {
  all,
  any,
  atLeast,
  flag,
  greatest,
  type Matched,
  matching,
  narrowed,
  type Query,
  relevanceOf,
  scored,
  terms,
} from './query';
import { skuPageOf } from './sku-pages';
import { orderOf } from './sort-keys';

/** Returns a page of the contract's query as ids, with facets. */
export async function list(
  typed: ListQuery,
  lang: Locale,
  engine: Engine,
  rules: Rules = engine.known.rules,
): Promise<FoundProducts> {
  const known = { ...engine.known, rules };
  const { snapshot } = known;
  const using = { ...engine, known };
  const { query, read } = await readSearch(typed, using);
  const applied = read ? withUnderstood(query, read.understanding) : query;
  const filters = filtersOf(applied, snapshot);
  const wanted = filtersBut(filters);
  const asked = read && (await inStock(await measured(read, wanted, using), wanted, using));
  const isRanked = asked?.matched !== undefined && applied.sort === 'default';
  const matched = asked?.matched && (await toList(asked.matched, applied, wanted, using));
  const boosts = isRanked ? boostsOf(rules, query.search ?? '', engine.now) : [];
  const ranked = matched && isRanked ? boostedBy(matched, boosts, using) : undefined;
  const found = matched ? [matching(matched)] : [];
  const bySku = query.group === 'sku';
  const page = { offset: (query.page - 1) * query.limit, limit: query.limit };
  const order = orderOf(applied, lang);
  const likely = isFarInAll(applied, filters)
    ? engine.sampled.first(query.page * query.limit, order)
    : undefined;
  const everyOne = { found, wanted, ranked, order, likely };
  const counting = facetQueries(filters, found, bySku);
  const [ids, answers] = await Promise.all([
    bySku ? skuPageOf(everyOne, page, engine.reader) : pageOf(everyOne, page, engine.reader),
    engine.reader.searchAll(counting.bodies),
  ]);
  const counted = counting.read(answers);
  const { total } = counted;
  return {
    ids,
    total,
    page: query.page,
    limit: query.limit,
    facets: readFacets(counted, { query: sized(query), lang, snapshot }),
    understood_as: asked?.understanding.corrected ?? null,
    understood: asked
      ? understoodOf({ understanding: asked.understanding, matches: asked.matched }, query, total, {
          near: (word, limit) => nearWords(word, limit, engine),
        })
      : null,
  };
}

/** Reads a query's search; a price that nothing with all words has is given up if something has another. */
async function readSearch(
  query: ListQuery,
  engine: Engine,
): Promise<{ query: ListQuery; read: Asked | undefined }> {
  if (!query.search) return { query, read: undefined };
  const read = await ask(query, query.search, engine);
  const other = withoutPrice(query, read.understanding);
  const { matched } = read;
  if (!other || !matched?.full) return { query, read };
  const full = all([matching(matched), matched.full]);
  const { snapshot } = engine.known;
  const within = (asked: ListQuery, understanding: Understanding) =>
    all([full, ...filtersBut(filtersOf(withUnderstood(asked, understanding), snapshot))]);
  const [isSome, isOther] = await engine.reader.someFor([
    within(query, read.understanding),
    within(other.query, other.understanding),
  ]);
  return isSome || !isOther
    ? { query, read }
    : { query: other.query, read: { ...read, understanding: other.understanding } };
}

/** The first far page; earlier ones are found soon enough. */
const firstFarPage = 20;

/** Returns whether a query asks for a far page of the whole market. */
const isFarInAll = ({ page, search, section, within, inTime }: ListQuery, { by }: Filters) =>
  page >= firstFarPage &&
  [search, section, within, inTime, ...Object.values(by)].every((asked) => asked === undefined);

const sized = (query: ListQuery): ListQuery =>
  query.size ? { ...query, size: query.size.map(canonicalSize) } : query;

const nearWords = (word: string, limit: number, { catalogue }: Engine) =>
  catalogue.vocabulary.near(word, limit, (term) =>
    catalogue.count([catalogue.vocabulary.keyOf(term)], 'name'),
  );

/**
 * Returns the documents to list: all matches, or for an order other than relevance only those that are
 * relevant enough.
 */
async function toList(
  matched: Matched,
  { sort }: ListQuery,
  wanted: readonly Query[],
  engine: Engine,
): Promise<Matched> {
  if (matched.kinds) {
    const isMixed = sort === 'default';
    return isMixed ? mixKinds(matched, [flag('stock'), ...wanted], engine) : matched;
  }
  if (sort === 'default') return matched;
  const relevance = relevanceOf(matched);
  const most = await engine.reader.greatestScore(
    relevanceOf({ ...matched, filter: [...matched.filter, ...wanted] }),
  );
  return narrowed(matched, [atLeast(relevance, most * relevanceFloor - 0.5)]);
}

/** Raises the products named by boosts among the matches of a search. */
function boostedBy(
  matched: Matched,
  boosts: ReturnType<typeof boostsOf>,
  { known: { snapshot } }: Engine,
): Matched {
  if (boosts.length === 0) return matched;
  const listings = boosts.flatMap(({ listingId }) => listingId ?? []);
  const brands = boosts.flatMap(({ brandId }) => (brandId === null ? [] : String(brandId)));
  const slugs = boosts.flatMap(({ categoryId }) =>
    snapshot.categories.filter(({ id }) => id === categoryId).map(({ slug }) => slug),
  );
  const categories = [...withChildren(snapshot.categories, slugs)].map(String);
  const raised = greatest([
    scored(boosted.listing, terms('listing', listings)),
    scored(boosted.group, any([terms('brand', brands), terms('category', categories)])),
  ]);
  return { ...matched, should: [...matched.should, raised] };
}

/**
 * Returns the ids of the most relevant listings on sale of a search that may be unfinished, and how it was
 * understood.
 */
export async function best(
  search: string,
  limit: number,
  engine: Engine,
): Promise<{ ids: number[]; understanding: Understanding }> {
  const { catalogue, known, facts, reader } = engine;
  const understanding = await understandSearch(search, catalogue, known, facts, { isTyping: true });
  const asked = { understanding, matched: await match(understanding, engine) };
  const wanted = filtersOf(
    { page: 1, limit, sort: 'default', group: 'listing' },
    known.snapshot,
  ).always;
  const { matched } = await measured(asked, wanted, engine);
  if (!matched) return { ids: [], understanding };
  const order = orderOf({ page: 1, limit, sort: 'default', group: 'listing' }, 'en');
  const found = { found: [matching(matched)], wanted, ranked: matched, order };
  return { ids: await pageOf(found, { offset: 0, limit }, reader), understanding };
}
