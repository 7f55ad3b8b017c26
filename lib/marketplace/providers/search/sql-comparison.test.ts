import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { productQuerySchema, productSections } from '@/lib/contract/schemas/catalog';
import type { Facets } from '@/lib/contract/schemas/facets';
import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import type { Connection } from '../../kernel/db/connection';
import { brands, categories, products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct } from '../../kernel/db/testing/fixtures';
import { byNight } from '../../kernel/db/testing/nightly';
import { listBySql } from '../../modules/search/testing/sql-list';
import { seed } from '../../seed/seed';
import type { Search } from './provider';
import { ratedStars } from './ranking';
import { engines } from './testing/engines';

/** Sorts facets by key, so that only the counts are compared. */
function sorted(facets: Facets) {
  const byKey = <One extends { slug?: string; value?: string }>(all: One[]) =>
    [...all].sort((a, b) => ((a.slug ?? a.value ?? '') < (b.slug ?? b.value ?? '') ? -1 : 1));
  return {
    ...facets,
    categories: byKey(facets.categories),
    brands: byKey(facets.brands),
    stores: byKey(facets.stores),
    colours: byKey(facets.colours),
    sizes: byKey(facets.sizes),
    origins: byKey(facets.origins),
  };
}

const sometimes = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined, freq: 2 });

const cases = testDatabases.flatMap((database) => engines.map((one) => ({ ...database, ...one })));

describe.each(cases)('filters and facets $engine, of $name', ({ open, openEngine }) => {
  let connection: Connection;
  let search: Search;
  let closeEngine: () => Promise<void>;
  let queries: fc.Arbitrary<Record<string, unknown>>;

  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    await seed(connection, { products: 600 });
    const everySeventh = sql`${products.id} % 7 = 0`;
    await db.update(products).set({ isActive: false }).where(everySeventh);
    const [suspended] = await db
      .select()
      .from(stores)
      .where(eq(stores.status, 'approved'))
      .limit(1);
    await db
      .update(stores)
      .set({ status: 'suspended' })
      .where(eq(stores.id, suspended?.id ?? 0));
    const unbranded = await makeProduct(db, { colour: ' Red ,Blue', size: '', originCountry: '' });
    await makeDeal(db, unbranded.id, 1_500);
    const all = await db.select().from(products).where(eq(products.isActive, true));
    const opened = openEngine(db);
    search = opened.search;
    closeEngine = opened.close;
    await search.settled();
    const of = <Value>(values: Value[]) =>
      sometimes(
        fc.uniqueArray(fc.constantFrom(...new Set(values)), { minLength: 1, maxLength: 3 }),
      );
    const strings = (values: (string | null)[]) => of(values.flatMap((one) => one || []));
    const categoryRows = await db.select().from(categories);
    const storeRows = await db.select().from(stores);
    queries = fc.record({
      section: sometimes(fc.constantFrom(...productSections)),
      within: sometimes(fc.constantFrom(...categoryRows.map(({ slug }) => slug))),
      category: strings(categoryRows.map(({ slug }) => slug)),
      brand: strings((await db.select().from(brands)).map(({ slug }) => slug)),
      store: strings(storeRows.flatMap(({ id, slug }) => [slug, String(id)])),
      colour: strings(all.flatMap(({ colour }) => colour?.split(',').map((c) => c.trim()) ?? [])),
      size: strings(all.map(({ size }) => size)),
      origin: strings([...all.map(({ originCountry }) => originCountry), 'Nowhere']),
      min_price: sometimes(fc.integer({ min: 0, max: 3000 })),
      max_price: sometimes(fc.integer({ min: 100, max: 9000 })),
      rating: sometimes(fc.constantFrom(1, 3, 3.5, 4, 4.2, 5)),
      discount: sometimes(fc.constantFrom(5, 10, 12.5, 30, 55)),
      in_stock: sometimes(fc.constant('1')),
      group: sometimes(fc.constant('sku')),
    });
  }, 300_000);
  afterAll(async () => {
    await closeEngine();
    await connection.close();
  });

  it('agree with plain SQL in every combination', async () => {
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.constantFrom('en' as const, 'hi' as const),
        async (asked, lang) => {
          const query = productQuerySchema.parse({ ...asked, sort: 'price_asc', limit: 100 });
          const expected = await listBySql(connection.db, lang, query);
          const found = await search.list(query, lang);
          expect(found.total).toBe(expected.ids.length);
          expect(found.ids).toEqual(expected.ids.slice(0, 100));
          expect(sorted(found.facets)).toEqual(sorted(expected.facets));
        },
      ),
      { numRuns: byNight(60, 25) },
    );
  }, 300_000);

  it('page without gap or repetition through every sort', async () => {
    const rows = await connection.db
      .select()
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(and(eq(products.isActive, true), eq(stores.status, 'approved')));
    const listingOf = new Map(rows.map((row) => [row.products.id, row.products.listingId]));
    const listings = [...new Set(listingOf.values())].sort((a, b) => a - b);
    for (const sort of ['default', 'name_asc', 'name_desc', 'price_desc', 'newest', 'rating']) {
      for (const lang of ['en', 'hi'] as const) {
        const paged: number[] = [];
        for (let page = 1; paged.length < listings.length; page++) {
          const query = productQuerySchema.parse({ sort, page, limit: 97 });
          const part = (await search.list(query, lang)).ids;
          if (part.length === 0) break;
          paged.push(...part);
        }
        const paging = paged.map((id) => listingOf.get(id) ?? 0);
        expect(paging.sort((a, b) => a - b)).toEqual(listings);
      }
    }
  });

  it('sorts by name, price, age and rating, equal ones by id', async () => {
    const idsBy = async (sort: string, lang: 'en' | 'hi' = 'en') => {
      const query = productQuerySchema.parse({ sort, limit: 100, in_stock: '1', group: 'sku' });
      return (await search.list(query, lang)).ids;
    };
    const read = async (ids: number[]) => {
      const rows = await connection.db.select().from(products).where(inArray(products.id, ids));
      return ids.map((id) => rows.find((row) => row.id === id) as (typeof rows)[number]);
    };
    const isAscending = <Row>(rows: Row[], key: (row: Row) => (string | number)[]) =>
      rows.every((row, at) => {
        const before = rows[at - 1];
        if (!before) return true;
        const [a, b] = [key(before), key(row)];
        const index = a.findIndex((value, i) => value !== b[i]);
        return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
      });
    const byName = await read(await idsBy('name_asc'));
    expect(isAscending(byName, (row) => [row.name.toLowerCase(), row.id])).toBe(true);
    const newest = (await read(await idsBy('newest'))).reverse();
    expect(isAscending(newest, (row) => [row.createdAt.getTime(), row.id])).toBe(true);
    const best = (await read(await idsBy('rating'))).reverse();
    const stars = (row: (typeof best)[number]) =>
      ratedStars(shownRating(row.rating), row.reviewCount);
    expect(isAscending(best, (row) => [stars(row), row.id])).toBe(true);
    const sold = (await read(await idsBy('default'))).reverse();
    expect(isAscending(sold, (row) => [row.soldCount, row.id])).toBe(true);
  });
});
