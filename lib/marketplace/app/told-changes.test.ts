import { changesHeader } from '@/lib/caching/told-changes';
import type { Store } from '@/lib/contract/schemas/catalog';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeStore } from '../kernel/db/testing/fixtures';
import { openSearch } from '../modules/search';
import { testHost } from './testing/test-host';

type Told = (changes: number) => [headers: Record<string, string>, env: { changes?: number }];

const tellers: [who: string, told: Told][] = [
  ['its own process', (changes) => [{}, { changes }]],
  [
    'a process that makes pages elsewhere',
    (changes) => [{ [changesHeader]: `0a1b2c3d.${changes}` }, {}],
  ],
];

describe.each(testDatabases)('a host that is told of a change on $name', ({ open }) => {
  it.each(tellers)('by %s lists it in all calls behind that', async (_, told) => {
    const connection = await open();
    const search = openSearch(connection.db);
    const { host } = testHost(connection, { search });
    const list = async (changes: number) => {
      const [headers, env] = told(changes);
      const answer = await host.request('/api/stores', { headers }, env);
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
