import { isDeepStrictEqual } from 'node:util';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../../kernel/db/connection';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { shareOf } from '../../../kernel/db/testing/nightly';
import { judge } from '../../../modules/search/testing/judge';
import { heldOut } from '../../../modules/search/testing/judged/held-out';
import { judgedQueries } from '../../../modules/search/testing/judged/queries';
import type { JudgedProduct } from '../../../modules/search/testing/judged/rules';
import { readJudgedProducts } from '../../../modules/search/testing/judged-products';
import { seed } from '../../../seed/seed';
import { LiveIndex } from '../memory/live-index';
import { memorySearch } from '../memory/memory-search';
import type { FoundProducts, RuleChange, Search } from '../provider';
import { Cluster } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import { aliasOf } from './cluster/indices';
import { matchedBy } from './matching/match-words';
import { pageOf } from './pages';
import { everything, flag, type Matched, nothing, scored } from './query';
import { SampledKeys } from './sampled-keys';
import { describeOnCluster, makeTestCluster } from './testing/clusters';

const judged = [...Object.values(judgedQueries).flat(), ...Object.values(heldOut).flat()];
/** The judged searches: all by night, every sixth by day. */
const queries = shareOf(judged, 0, 6);
const texts = [...new Set(queries.map(([text]) => text.normalize('NFC')))];
/** Some of the searches, for tests that take several requests each. */
const some = texts.filter((_, at) => at % 6 === 0);

describeOnCluster('the cluster answers as the index in memory', () => {
  const testCluster = makeTestCluster();
  let connection: Connection;
  let memory: Search;
  let cluster: Search;
  let products: Map<number, JudgedProduct>;
  beforeAll(async () => {
    connection = await openTestDatabase();
    await seed(connection, {});
    memory = memorySearch(new LiveIndex(connection.db));
    cluster = testCluster.open(connection.db);
    await Promise.all([memory.settled(), cluster.settled()]);
    products = await readJudgedProducts(connection.db);
  }, 400_000);
  afterAll(async () => {
    await memory.close();
    await cluster.close();
    await testCluster.drop();
    await connection.close();
  });

  type Both = [expected: FoundProducts, found: FoundProducts];
  const answers = new Map<string, Both>();
  const onBoth = <Answer>(ask: (search: Search) => Promise<Answer>) =>
    Promise.all([ask(memory), ask(cluster)]);
  const listed = (asked: object) =>
    onBoth((search) => search.list(productQuerySchema.parse({ limit: 20, ...asked }), 'hi'));

  it('reads each judged search alike, and counts its facets to the last listing', async () => {
    for (const search of texts) {
      const both = await listed({ search });
      answers.set(search, both);
      const [expected, found] = both;
      expect({ search, ...found, ids: [] }).toEqual({ search, ...expected, ids: [] });
    }
  }, 600_000);

  it('shows the same first 20 of nearly all of them', () => {
    const different = texts.filter((text) => {
      const [expected, found] = answers.get(text) ?? [];
      return !isDeepStrictEqual(found?.ids, expected?.ids);
    });
    expect(different.slice(0, texts.length * 0.05)).toEqual(different);
  });

  it('is as precise', async () => {
    const precisionOf = async (engine: 0 | 1) => {
      const { precisionAt5 } = await judge(queries, products, async (text) => {
        const one = answers.get(text)?.[engine];
        return { ids: one?.ids.slice(0, 10) ?? [], missing: one?.understood?.missing ?? [] };
      });
      return precisionAt5;
    };
    expect(await precisionOf(1)).toBeGreaterThan((await precisionOf(0)) - 0.01);
  });

  it.each<[string, object]>([
    ['by price', { sort: 'price_asc' }],
    ['by rating, each colour by itself', { sort: 'rating', group: 'sku' }],
    ['by relevance, each colour by itself', { group: 'sku' }],
    ['under filters, on the second page', { in_stock: '1', max_price: 900, page: 2, limit: 5 }],
    ['for the words as typed', { exact: '1' }],
  ])('lists searches %s in the same order', async (_, asked) => {
    for (const search of some) {
      const [expected, found] = await listed({ search, ...asked });
      expect({ search, ...found }).toEqual({ search, ...expected });
    }
  });

  it('lists the whole market under filters in the same order, and counts it to the last listing', async () => {
    const [{ facets }] = await listed({});
    const { colours, sizes, origins, brands, stores, categories } = facets;
    const [colour, size, origin] = [colours[0]?.value, sizes[0]?.value, origins[0]?.value];
    const [brand, store, category] = [brands[0]?.slug, stores[0]?.slug, categories[0]?.slug];
    const filters = [
      ...[{}, { colour }, { size }, { origin }, { brand }, { in_stock: '1' }, { rating: '4' }],
      // A field name of the cluster used as a value is only a word.
      { colour: `sku.${colour}` },
      ...[{ discount: '30' }, { max_price: '900' }, { store, colour, size }, { within: category }],
      { category, in_stock: '1', colour: [colour, colours[1]?.value].join() },
      { size, rating: '3', discount: '10', min_price: '300', max_price: '2000' },
      { brand, colour, in_stock: '1', discount: '20' },
      ...(['flash_deal', 'featured', 'top_rated'] as const).map((section) => ({ section, colour })),
    ];
    const sorts = ['default', 'price_asc', 'price_desc', 'rating', 'newest', 'name_asc'];
    for (const [at, filter] of filters.entries()) {
      for (const group of ['listing', 'sku']) {
        const asked = { ...filter, group, sort: sorts[at % sorts.length] };
        const [expected, found] = await listed(asked);
        expect({ asked, ...found }).toEqual({ asked, ...expected });
      }
    }
  });

  it.each<[string, Matched | undefined]>([
    ['in an order', undefined],
    ['by relevance', matchedBy([scored(1, everything)])],
  ])('walks to the same page %s as it skips to', async (_, matched) => {
    const own = new Cluster(testCluster.settings);
    const reader = new IndexReader(own, aliasOf(own));
    const order = { field: 'priceAsc', isDescending: false };
    const all = { found: [], wanted: [everything], ranked: matched, order };
    for (const page of [
      { offset: 100, limit: 20 },
      { offset: 157, limit: 24 },
      { offset: 5000, limit: 20 },
    ]) {
      expect(await pageOf(all, page, reader, 50)).toEqual(await pageOf(all, page, reader));
    }
    await own.close();
  });

  it('finds a far page among what most probably lies before its end, or else among all', async () => {
    const own = new Cluster(testCluster.settings);
    const reader = new IndexReader(own, aliasOf(own));
    const sampled = new SampledKeys(reader);
    const order = { field: 'nameAsc_en', isDescending: false };
    const page = { offset: 60, limit: 20 };
    await sampled.read();
    const likely = sampled.first(page.offset + page.limit, order);
    expect(likely).toBeDefined();
    const listed = { found: [], wanted: [flag('active')], ranked: undefined, order };
    const expected = await pageOf(listed, page, reader);
    expect(expected).toHaveLength(page.limit);
    for (const condition of [likely, sampled.first(1, order), nothing]) {
      expect(await pageOf({ ...listed, likely: condition }, page, reader)).toEqual(expected);
    }
    await own.close();
  });

  it('suggests the same, and finds the same best', async () => {
    let different = 0;
    for (const text of some.flatMap((one) => [one, one.slice(0, Math.ceil(one.length / 2))])) {
      const [expected, found] = await onBoth((search) => search.suggest(text, 'en'));
      if (!isDeepStrictEqual(found, expected)) different++;
      const [best, others] = await onBoth((search) => search.best(text, 12));
      if (!isDeepStrictEqual(others, best)) different++;
    }
    expect(different).toBeLessThanOrEqual(some.length * 0.05);
  });

  it('counts categories, brands and stores alike', async () => {
    const [expected, found] = await onBoth((search) => search.counts());
    expect(found.categories).toEqual(expected.categories);
    expect(found.brands).toEqual(expected.brands);
    for (const [id, { stars, ...store }] of expected.stores) {
      const { stars: given = 0, ...other } = found.stores.get(id) ?? {};
      expect(other).toEqual(store);
      expect(given).toBeCloseTo(stars);
    }
  });

  it('shows an operator the same before and after another rule', async () => {
    const { brands } = await memory.counts();
    const boost = { query: null, kind: 'brand' as const, targetId: brands[3]?.id ?? 0 };
    const synonym = { words: ['zzkurta'], meanings: ['saree'] };
    const asked: [string, RuleChange][] = [
      ['kurta', { boost }],
      ['gift for mother', { boost }],
      ['zzkurta', { synonym }],
    ];
    for (const [text, change] of asked) {
      const [expected, found] = await onBoth((search) => search.compare(text, change, 'en', 12));
      expect(found).toEqual(expected);
    }
  });
});
