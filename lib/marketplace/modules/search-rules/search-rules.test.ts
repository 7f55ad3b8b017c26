import { sql } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import {
  boostBodySchema,
  occasionBodySchema,
  synonymBodySchema,
} from '@/lib/contract/schemas/search-rules/search-rules';
import type { Connection } from '../../kernel/db/connection';
import { brands } from '../../kernel/db/schema/catalog';
import { searchBoosts, searchOccasions, searchSynonyms } from '../../kernel/db/schema/search';
import { staleProducts } from '../../kernel/db/schema/stale-products';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { openSearch, type Search } from '../search';
import { addBoost, changeBoost, listBoosts, removeBoost } from './boosts';
import { effectOf } from './effect';
import {
  addOccasion,
  changeOccasion,
  listOccasions,
  removeOccasion,
  switchOccasion,
} from './occasions';
import { addSynonym, changeSynonym, removeSynonym } from './synonyms';

const words = (...of: string[]) => synonymBodySchema.parse({ words: of });
const oneWay = (word: string, ...meanings: string[]) =>
  synonymBodySchema.parse({ words: [word], meanings });

describe.each(testDatabases)('rules of the search on $name', ({ open }) => {
  let connection: Connection;
  let search: Search;
  const ids: Record<string, number> = {};
  const listing: Record<string, number> = {};
  let brandId = 0;
  let categoryId = 0;

  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const { id: storeId } = await makeStore(db);
    const [brand] = await db.insert(brands).values({ slug: 'zari', name: 'Zari' }).returning();
    brandId = brand?.id ?? 0;
    categoryId = (await makeCategory(db, { name: 'Festive' })).id;
    const goods: [string, object][] = [
      ['Silk Saree', { soldCount: 900 }],
      ['Cotton Saree', { soldCount: 50 }],
      ['Linen Saree', { soldCount: 5, brandId }],
      ['Plain Saree', { soldCount: 1, categoryId }],
      ['Brass Diya', {}],
      ['Umbrella', {}],
    ];
    for (const [name, values] of goods) {
      const product = await makeProduct(db, { storeId, name, ...values });
      ids[name] = product.id;
      listing[name] = product.listingId;
    }
    // The search belongs to another instance: it learns of rules from the database alone.
    search = openSearch(db);
    await search.settled();
  });
  afterAll(async () => {
    await search.close();
    await connection.close();
  });
  afterEach(async () => {
    await connection.db.delete(searchSynonyms);
    await connection.db.delete(searchBoosts);
    await connection.db.delete(searchOccasions);
  });

  const context = { lang: 'en', now: new Date() } as const;
  const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
  const found = async (text: string, query: object = {}) => {
    await search.settled(); // a query waits a quarter of a second at most for changes
    const list = await search.list(productQuerySchema.parse({ search: text, ...query }), 'en');
    return list.ids.map(nameOf);
  };
  const boost = (values: object) =>
    addBoost(connection.db, context, boostBodySchema.parse({ query: 'saree', ...values }));

  it('lets words of both languages mean the same, at once and both ways', async () => {
    expect(await found('kumblo')).toEqual([]);
    const { id } = await addSynonym(connection.db, words('kumblo', 'छतरी', 'umbrella'));
    expect(await found('kumblo')).toEqual(['Umbrella']);
    expect(await found('छतरी')).toEqual(['Umbrella']);
    await changeSynonym(connection.db, id, words('brellino', 'umbrella'));
    expect(await found('brellino')).toEqual(['Umbrella']);
    await removeSynonym(connection.db, id);
    expect(await found('brellino')).toEqual([]);
  });

  it('brings what a built-in occasion leads to, by the weights in turns, until it is switched off', async () => {
    const first = await found('दिवाली');
    expect(first.slice(0, 3)).toContain('Brass Diya');
    expect(first[0]).not.toBe(first[1]);
    expect(first).not.toContain('Umbrella');
    expect(await found('diwali', { max_price: 1 })).toEqual([]);
    await switchOccasion(connection.db, 'diwali', false);
    expect(await found('दिवाली')).toEqual([]);
    const isOn = async () =>
      (await listOccasions(connection.db)).find(({ built_in }) => built_in === 'diwali')?.is_on;
    expect(await isOn()).toBe(false);
    await switchOccasion(connection.db, 'diwali', true);
    expect(await found('दिवाली')).toEqual(first);
    await expect(switchOccasion(connection.db, 'no-such', false)).rejects.toThrow();
  });

  it('lets operators add occasions in both scripts, with kinds and categories', async () => {
    const body = occasionBodySchema.parse({
      words: ['Snan Mela', 'स्नान मेला'],
      leads_to: ['umbrella 9', '#no-such-category 5'],
    });
    expect(await found('snan mela')).toEqual([]);
    const { id } = await addOccasion(connection.db, body);
    expect(await found('gift for snan mela')).toContain('Umbrella');
    expect(await found('स्नान मेला')).toEqual(['Umbrella']);
    await changeOccasion(connection.db, id ?? 0, { ...body, leads_to: ['diya 3'] });
    expect(await found('snan mela')).toEqual(['Brass Diya']);
    await removeOccasion(connection.db, id ?? 0);
    expect(await found('snan mela')).toEqual([]);
  });

  it('shows what an occasion would bring before it is saved', async () => {
    const asked = {
      synonym_id: undefined,
      boost_id: undefined,
      boost_query: undefined,
      words: undefined,
      meanings: undefined,
      kind: undefined,
      target_id: undefined,
      occasion_id: undefined,
      occasion_words: undefined,
      leads_to: undefined,
      switched_off: undefined,
    };
    await search.settled();
    const { before, after } = await effectOf({ db: connection.db, search }, 'en', {
      ...asked,
      search: 'snan mela',
      occasion_words: ['snan mela'],
      leads_to: ['diya 9'],
    });
    expect(before).toEqual([]);
    expect(after.map(({ name }) => name)).toEqual(['Brass Diya']);
    const off = await effectOf({ db: connection.db, search }, 'en', {
      ...asked,
      search: 'diwali',
      switched_off: 'diwali',
    });
    expect(off.before.length).toBeGreaterThan(0);
    expect(off.after).toEqual([]);
  });

  it.each([
    [{ words: ['a b c d e'], leads_to: ['diya 9'] }],
    [{ words: ['mela'], leads_to: ['diya 11'] }],
    [{ words: ['mela'], leads_to: ['diya'] }],
    [{ words: [], leads_to: ['diya 9'] }],
    [{ words: ['mela'], leads_to: [] }],
  ])('refuses the occasion %j', (body) =>
    expect(occasionBodySchema.safeParse(body).success).toBe(false),
  );

  it('lets a word mean others, but not the other way round', async () => {
    await addSynonym(connection.db, oneWay('barsati', 'umbrella'));
    await addSynonym(connection.db, oneWay('umbrella', 'diya'));
    expect(await found('barsati')).toEqual(['Umbrella']);
    expect(await found('umbrella')).toEqual(['Umbrella', 'Brass Diya']);
    expect(await found('diya')).toEqual(['Brass Diya']);
  });

  it('reads two words together as one, unless goods have both', async () => {
    await addSynonym(connection.db, words('rain shade', 'umbrella'));
    expect(await found('rain shade')).toEqual(['Umbrella']);
    await addSynonym(connection.db, words('silk saree', 'umbrella'));
    expect((await found('silk saree'))[0]).toBe('Silk Saree');
  });

  it('searches for the words alone where a shopper asks for them exactly', async () => {
    await addSynonym(connection.db, words('kumblo', 'umbrella'));
    expect(await found('kumblo', { exact: '1' })).toEqual([]);
  });

  it.each([
    ['a listing', 'Plain Saree', () => ({ kind: 'listing', target_id: listing['Plain Saree'] })],
    ['a brand', 'Linen Saree', () => ({ kind: 'brand', target_id: brandId })],
    ['a category', 'Plain Saree', () => ({ kind: 'category', target_id: categoryId })],
  ])('raises %s in the results of a search, however it is spelt', async (_, name, target) => {
    expect((await found('saree'))[0]).toBe('Silk Saree');
    const { id } = await boost(target());
    for (const text of ['saree', 'Sari', 'साड़ी']) expect((await found(text))[0]).toBe(name);
    expect((await found('saree', { sort: 'price_asc' })).length).toBe(4);
    await removeBoost(connection.db, id);
    expect((await found('saree'))[0]).toBe('Silk Saree');
  });

  it('raises in all searches, never what a search does not find', async () => {
    await boost({ query: undefined, kind: 'listing', target_id: listing['Plain Saree'] });
    expect((await found('saree'))[0]).toBe('Plain Saree');
    expect(await found('diya')).toEqual(['Brass Diya']);
  });

  it('raises from its beginning until its end', async () => {
    const target = { kind: 'listing', target_id: listing['Plain Saree'] };
    const at = (ms: number) => new Date(context.now.getTime() + ms).toISOString();
    await boost({ ...target, starts_at: at(3_600_000) });
    await boost({ ...target, ends_at: at(-3_600_000) });
    expect((await found('saree'))[0]).toBe('Silk Saree');
    expect((await listBoosts(connection.db, context)).map(({ state }) => state)).toEqual([
      'over',
      'waiting',
    ]);
    await boost({ ...target, starts_at: at(-3_600_000), ends_at: at(3_600_000) });
    expect((await found('saree'))[0]).toBe('Plain Saree');
  });

  it('marks lists stale now, and when a boost begins and ends', async () => {
    const { db } = connection;
    await db.delete(staleProducts);
    const starts_at = new Date(context.now.getTime() + 60_000).toISOString();
    const { id } = await boost({ kind: 'brand', target_id: brandId, starts_at });
    const body = boostBodySchema.parse({ kind: 'brand', target_id: brandId });
    await changeBoost(db, context, { ...body, id });
    const marks = await db.delete(staleProducts).returning();
    expect(marks.map(({ kind, tryAt }) => [kind, tryAt?.toISOString()])).toEqual([
      ['catalogue', undefined],
      ['catalogue', starts_at],
      ['catalogue', undefined],
    ]);
  });

  it('shows the effect of a rule before it is saved, and saves nothing', async () => {
    const { db } = connection;
    const effect = async (query: object) => {
      const asked = { search: 'saree', boost_query: undefined, words: undefined, ...query };
      const { before, after } = await effectOf({ db, search }, 'en', asked as never);
      return [before[0]?.name, after[0]?.name];
    };
    await found('saree');
    expect(await effect({ kind: 'brand', target_id: brandId })).toEqual([
      'Silk Saree',
      'Linen Saree',
    ]);
    expect(await effect({ search: 'kumblo', words: ['kumblo', 'umbrella'] })).toEqual([
      undefined,
      'Umbrella',
    ]);
    const { id } = await addSynonym(db, words('kumblo', 'umbrella'));
    await found('kumblo');
    const changed = { search: 'kumblo', synonym_id: id, words: ['kumblo', 'diya'] };
    expect(await effect(changed)).toEqual(['Umbrella', 'Brass Diya']);
    expect(await found('kumblo')).toEqual(['Umbrella']);
  });

  it('refuses what does not exist, and what the database is held to', async () => {
    await expect(boost({ kind: 'brand', target_id: 99_999_999 })).rejects.toMatchObject({
      details: { fields: { target_id: 'search_target_gone' } },
    });
    const insert = sql`insert into search_boosts (brand_id, category_id) values (${brandId}, ${categoryId})`;
    await expect(connection.db.execute(insert)).rejects.toMatchObject({
      cause: { constraint: 'search_boosts_target' },
    });
    await expect(removeSynonym(connection.db, 99_999_999)).rejects.toThrow('search_rule_not_found');
  });

  it('takes 500 groups of synonyms and 200 boosts', async () => {
    const { db } = connection;
    await db.execute(sql`insert into search_synonyms (words, meanings)
      select array['a' || n, 'b' || n], '{}' from generate_series(1, 500) n`);
    await db.execute(sql`insert into search_boosts (brand_id)
      select ${brandId}::bigint from generate_series(1, 200)`);
    await expect(addSynonym(db, words('one', 'two'))).rejects.toThrow('search_synonyms_full');
    await expect(boost({ kind: 'brand', target_id: brandId })).rejects.toThrow(
      'search_boosts_full',
    );
  });
});

it.each([
  [['one'], []],
  [['one', 'ONE '], []],
  [['three words here', 'two'], []],
  [['<b>', 'two'], []],
  [[], ['two']],
])('%j with %j is no group of synonyms', (left, meanings) => {
  expect(synonymBodySchema.safeParse({ words: left, meanings }).success).toBe(false);
});
