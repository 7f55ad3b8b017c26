import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('stores on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const stores: [slug: string, rating: number, reviewCount: number, soldCount: number][] = [
      ['good', 4.6, 40, 10],
      ['good-and-known', 4.6, 90, 5],
      ['fair', 3.9, 20, 200],
      ['hardly-reviewed', 5, 19, 30],
    ];
    for (const [slug, rating, reviewCount, soldCount] of stores) {
      const { id: storeId } = await makeStore(db, { slug });
      await makeProduct(db, { storeId, rating, reviewCount, soldCount });
    }
  });
  afterAll(() => connection.close());

  it.each([
    ['', ['fair', 'hardly-reviewed', 'good', 'good-and-known']],
    ['?sort=rating', ['good-and-known', 'good', 'fair', 'hardly-reviewed']],
    ['?sort=rating&limit=1&page=2', ['good']],
  ])('are listed by %s', async (query, expected) => {
    const { body } = await api.call('GET', `/api/stores${query}`);
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(expected);
  });

  it('are not listed by an order that there is not', async () => {
    const { status, body } = await api.call('GET', '/api/stores?sort=nonsense');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['sort']]);
  });
});
