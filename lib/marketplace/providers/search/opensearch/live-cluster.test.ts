import { setTimeout as after } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../../kernel/db/connection';
import { categories, flashDeals, products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import {
  makeCategory,
  makeDeal,
  makeProduct,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { setStock } from '../../../kernel/db/testing/set-stock';
import type { Search } from '../provider';
import { Cluster } from './cluster/cluster';
import { ClusterState } from './cluster/state';
import { openClusterTools } from './cluster-tools';
import { type Progress, rebuild } from './rebuild';
import { describeOnCluster, makeTestCluster } from './testing/clusters';
import { startFaultyNode } from './testing/faulty-node';

describeOnCluster('the index in the cluster', () => {
  const testCluster = makeTestCluster();
  let connection: Connection;
  let search: Search;
  let other: Search;
  let store: { id: number };
  let category: { id: number };
  const made: Record<string, number> = {};

  beforeAll(async () => {
    connection = await openTestDatabase();
    const { db } = connection;
    store = await makeStore(db, { slug: 'stall' });
    category = await makeCategory(db, { slug: 'lamps', name: 'Lamps' });
    for (const [name, price] of [
      ['Amber Lamp', 10_000],
      ['Clay Lamp', 20_000],
      ['Ember Lamp', 30_000],
    ] as const) {
      made[name] = await make({ name, price, mrp: 40_000 });
    }
    search = testCluster.open(db);
    other = testCluster.open(db);
    await search.settled();
    await other.settled();
  });
  afterAll(async () => {
    await search.close();
    await other.close();
    await testCluster.drop();
    await connection.close();
  });

  const make = async (values: object) =>
    (await makeProduct(connection.db, { storeId: store.id, categoryId: category.id, ...values }))
      .id;

  const ids = async (asked: object, one = search) => {
    await one.settled();
    return (await one.list(productQuerySchema.parse({ sort: 'name_asc', ...asked }), 'en')).ids;
  };
  const names = async (asked: object = {}) => {
    const found = await ids(asked);
    const rows = await connection.db.select().from(products).where(inArray(products.id, found));
    return found.map((id) => rows.find((row) => row.id === id)?.name);
  };
  const update = (name: string, values: Partial<typeof products.$inferInsert>) =>
    connection.db
      .update(products)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(products.id, made[name] ?? 0));

  it('follows a price, a stock, a name and a category', async () => {
    await update('Clay Lamp', { price: 5_000 });
    expect((await names({ sort: 'price_asc' }))[0]).toBe('Clay Lamp');
    await setStock(connection.db, made['Clay Lamp'] ?? 0, 0);
    await update('Clay Lamp', { name: 'Zinc Lantern' });
    expect(await names({ search: 'lantern' })).toEqual(['Zinc Lantern']);
    expect(await names({ search: 'clay' })).toEqual([]);
    expect((await names({ sort: 'price_asc' })).at(-1)).toBe('Zinc Lantern');
    const bulbs = await makeCategory(connection.db, { slug: 'bulbs', name: 'Bulbs' });
    await update('Amber Lamp', { categoryId: bulbs.id });
    expect(await names({ category: 'bulbs' })).toEqual(['Amber Lamp']);
    expect(await names({ search: 'bulbs' })).toEqual(['Amber Lamp']);
  });

  it('follows products that come and go', async () => {
    made['Brass Diya'] = await make({ name: 'Brass Diya' });
    expect(await names({ search: 'brass' })).toEqual(['Brass Diya']);
    expect(await ids({ search: 'brass' }, other)).toEqual([made['Brass Diya']]);
    await connection.db.delete(products).where(eq(products.id, made['Brass Diya'] ?? 0));
    for (const one of [search, other]) one.productsChanged([made['Brass Diya'] ?? 0]);
    expect(await ids({ search: 'brass' })).toEqual([]);
    expect(await ids({ search: 'brass' }, other)).toEqual([]);
  });

  it('follows names of categories and what becomes of stores', async () => {
    const { db } = connection;
    await db.update(categories).set({ name: 'Lights' }).where(eq(categories.slug, 'lamps'));
    expect(await names({ search: 'lights' })).toContain('Ember Lamp');
    await db.update(stores).set({ status: 'suspended' }).where(eq(stores.slug, 'stall'));
    expect(await names()).toEqual([]);
    await db.update(stores).set({ status: 'approved' }).where(eq(stores.slug, 'stall'));
    expect(await names()).toHaveLength(3);
  });

  it('finds in every instance what nobody told it of', async () => {
    await update('Ember Lamp', { name: 'Ruby Lamp' });
    const query = productQuerySchema.parse({ search: 'ruby' });
    const found = async (one: Search) => (await one.list(query, 'en')).ids.length;
    for (const one of [search, other]) while (!(await found(one))) await after(100);
  });

  it('begins and ends deals, told and by the clock', async () => {
    const { db } = connection;
    await makeDeal(db, made['Ember Lamp'] ?? 0, 1_000);
    expect(await names({ section: 'flash_deal' })).toEqual(['Ruby Lamp']);
    expect((await names({ sort: 'price_asc' }))[0]).toBe('Ruby Lamp');
    await db.update(flashDeals).set({ endsAt: new Date() });
    expect(await names({ section: 'flash_deal' })).toEqual([]);
    const startsAt = Date.now() + 1500;
    await db.insert(flashDeals).values({
      productId: made['Amber Lamp'] ?? 0,
      price: 500,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 1500),
    });
    await search.settled();
    const deals: { at: number; count: number }[] = [];
    const query = productQuerySchema.parse({ section: 'flash_deal' });
    while (Date.now() < startsAt + 3000) {
      const { total } = await search.list(query, 'en');
      deals.push({ at: Date.now(), count: total });
    }
    const between = (from: number, to: number) =>
      new Set(deals.filter(({ at }) => at > from && at < to).map(({ count }) => count));
    expect(between(0, startsAt)).toEqual(new Set([0]));
    expect(between(startsAt + 1000, startsAt + 1500)).toEqual(new Set([1]));
    expect(between(startsAt + 2500, startsAt + 3000)).toEqual(new Set([0]));
  });

  it('is rebuilt beside the live one, with what changes meanwhile', async () => {
    const { db } = connection;
    const tools = openClusterTools(db, testCluster.settings);
    const during: unknown[] = [];
    const isDone = await tools.rebuild(() => {
      during.push(update('Amber Lamp', { name: 'Opal Lamp' }));
    });
    await Promise.all(during);
    expect([isDone, during.length > 0]).toEqual([true, true]);
    expect(await names({ search: 'opal' })).toEqual(['Opal Lamp']);
    expect(await tools.check()).toEqual([]);
    await db.delete(products).where(eq(products.id, made['Amber Lamp'] ?? 0));
    expect(await tools.check()).toEqual([`product ${made['Amber Lamp']} is not in the database`]);
    expect((await tools.status()).join('\n')).toMatch(
      /live: haat-test-\w+-products-\d+-\w+, 3 products/,
    );
    await tools.close();
  });

  it('starts with the words that were kept, and with those that were fed since', async () => {
    const cluster = new Cluster(testCluster.settings);
    const state = new ClusterState(cluster);
    const before = await state.get('vocabulary');
    await update('Ember Lamp', { name: 'Topaz Sconce' });
    await search.settled();
    const another = testCluster.open(connection.db);
    await another.settled();
    // Slips are corrected by the words that an instance knows.
    const query = productQuerySchema.parse({ search: 'scnoce' });
    const found = await another.list(query, 'en');
    expect([found.understood_as, found.ids]).toEqual(['sconce', [made['Ember Lamp']]]);
    expect((await state.get('vocabulary'))?.readAt).toBe(before?.readAt);
    await another.close();
    await cluster.close();
  });

  it('goes on with a rebuild that was broken off', async () => {
    const cluster = new Cluster(testCluster.settings);
    const state = new ClusterState(cluster);
    const rebuilt = (isStopped: () => boolean, onProgress = (_: Progress) => {}) =>
      rebuild(connection.db, cluster, state, { isStopped, onProgress });
    const [first] = await connection.db.select().from(products).orderBy(products.listingId);
    expect(await rebuilt(() => true)).toBe(false);
    const broken = await state.get('build');
    // Another instance's build is not disturbed.
    expect(await rebuilt(() => false)).toBe(false);
    const { _mark, ...build } = broken as NonNullable<typeof broken>;
    await state.put('build', { ...build, until: 0, lastListing: first?.listingId ?? 0 });
    const last: Progress[] = [];
    expect(
      await rebuilt(
        () => false,
        (progress) => last.push(progress),
      ),
    ).toBe(true);
    expect(last.at(-1)).toMatchObject({ index: build.index, products: 1 });
    await cluster.close();
  });
});

describeOnCluster('one of two nodes', () => {
  it.each(['refuse', 'hang'] as const)(
    'may %s: no query fails, then or when it is back',
    async (mode) => {
      const [nodeUrl = ''] = (process.env.TEST_SEARCH_URL ?? '').split(',');
      const [first, second] = [await startFaultyNode(nodeUrl), await startFaultyNode(nodeUrl)];
      const testCluster = makeTestCluster([first.url, second.url]);
      const connection = await openTestDatabase();
      await makeProduct(connection.db, { name: 'Clay Lamp' });
      testCluster.settings.timeout = 10_000;
      const search = testCluster.open(connection.db);
      await search.settled();
      const query = productQuerySchema.parse({ search: 'lamp' });
      const askSome = async () => {
        for (let i = 0; i < 10; i++) {
          const lists = await Promise.all([search.list(query, 'en'), search.list(query, 'hi')]);
          expect(lists.map(({ total }) => total)).toEqual([1, 1]);
          expect((await search.suggest('lamp', 'en')).productIds).toHaveLength(1);
        }
      };
      const asking = askSome();
      first.set(mode);
      await asking;
      await askSome();
      first.set('pass');
      await askSome();
      expect(search.health().ready).toBe(true);
      await search.close();
      await testCluster.drop();
      await connection.close();
      await Promise.all([first.stop(), second.stop()]);
    },
  );
});

describeOnCluster('a cluster that is away', () => {
  it('makes lists say so within the time limit, suggests nothing, and is found again', async () => {
    const node = await startFaultyNode((process.env.TEST_SEARCH_URL ?? '').split(',')[0] ?? '');
    const testCluster = makeTestCluster([node.url]);
    const connection = await openTestDatabase();
    await makeProduct(connection.db, { name: 'Clay Lamp' });
    testCluster.settings.timeout = 500;
    const search = testCluster.open(connection.db);
    await search.settled();
    const query = productQuerySchema.parse({ search: 'lamp' });
    const list = () => search.list(query, 'en');
    expect((await list()).total).toBe(1);
    await search.counts();
    for (const mode of ['hang', 'refuse'] as const) {
      node.set(mode);
      const since = performance.now();
      const away = { status: 503, details: { retryAfterSeconds: 5 } };
      // The first caller that waited in vain stops the waiting of all others; an older call may still be
      // answered beside it.
      for (let i = 0; i < 2; i++) await expect(list()).rejects.toMatchObject(away);
      if (mode === 'hang') expect(search.health().ready).toBe(false);
      for (let i = 0; i < 4; i++) await expect(list()).rejects.toMatchObject(away);
      expect(await search.suggest('lamp', 'en')).toMatchObject({ productIds: [] });
      expect((await search.counts()).categories).toBeDefined();
      expect(search.health().ready).toBe(false);
      // Each call tries twice until the breaker opens, then not at all.
      expect(performance.now() - since).toBeLessThan(60_000);
      node.set('pass');
      while (!(await list().catch(() => undefined))) await after(50);
      expect(search.health().ready).toBe(true);
    }
    await search.close();
    await testCluster.drop();
    await connection.close();
    await node.stop();
  });
});
