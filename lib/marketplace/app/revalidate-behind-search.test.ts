import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct } from '../kernel/db/testing/fixtures';
import { openSearch } from '../modules/search';
import { revalidateBehindSearch } from './embedded';

const stale = {
  ...{ products: [1], stores: false, catalogue: false },
  ...{ site: false, home: false, content: false },
};

describe.each(testDatabases)('pages of a changed product on $name', ({ open }) => {
  it('are told once the search finds it', async () => {
    const { db, close } = await open();
    const search = openSearch(db);
    await search.settled();
    await makeProduct(db, { name: 'Malmal shirt' });
    const found: number[] = [];
    const revalidate = revalidateBehindSearch(search, async () => {
      found.push((await search.best('malmal', 5)).length);
    });
    await revalidate(stale);
    expect(found).toEqual([1]);
    await search.close();
    await close();
  });
});

it.each([
  ['has not read it in time', () => new Promise<void>(() => {})],
  ['cannot read it', () => Promise.reject(new Error('away'))],
])('are told at once and kept for later where the search %s', async (_, settled) => {
  const told: object[] = [];
  const revalidate = revalidateBehindSearch({ settled }, async (pages) => void told.push(pages), 1);
  await expect(revalidate(stale)).rejects.toThrow('told again later');
  expect(told).toEqual([stale]);
});
