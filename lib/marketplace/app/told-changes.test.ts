import type { Store } from '@/lib/api/schemas/catalog';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeStore } from '../kernel/db/testing/fixtures';
import { openSearch } from '../modules/search';
import { testHost } from './testing/test-host';

describe.each(testDatabases)('a host whose process is told of a change on $name', ({ open }) => {
  it('lists what another process has changed, in all calls behind that', async () => {
    const connection = await open();
    const search = openSearch(connection.db);
    const { host } = testHost(connection, { search });
    const list = async (changes: number) => {
      const answer = await host.request('/api/stores', undefined, { changes });
      const { data } = (await answer.json()) as { data: Store[] };
      return data.map(({ slug }) => slug);
    };
    for (let changes = 1; changes <= 10; changes++) {
      const slug = `stall-${changes}`;
      await makeStore(connection.db, { slug });
      const lists = await Promise.all([changes, changes, changes].map(list));
      for (const slugs of lists) expect(slugs).toContain(slug);
    }
    await search.close();
    await connection.close();
  });
});
