import type { Connection } from '../kernel/db/connection';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../kernel/db/testing/fixtures';
import { nowhere, routes } from './testing/access-table';
import { testHost } from './testing/test-host';

const reads = Object.entries(routes).filter(([route]) => route.startsWith('GET '));
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(/\{\w+\}/g, String(nowhere));

describe.each(testDatabases)('names for a CDN on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const environment = { ...process.env };
  beforeAll(async () => {
    Object.assign(process.env, { CDN: 'fastly', FASTLY_SERVICE_ID: 's', FASTLY_API_TOKEN: 't' });
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    process.env = environment;
    await connection.close();
  });

  it('are on suggestions, which are everybody’s', async () => {
    await makeProduct(connection.db);
    const { headers } = await api.call('GET', '/api/products/suggest?search=shirt');
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.get('cache-tag')).toBe('products,categories,brands');
    expect(headers.get('surrogate-key')).toBe('products categories brands');
  });

  it.each(reads)('are on no answer of %s that is one visitor’s own', async (route, access) => {
    const { token } = await makeShopper(connection.db);
    const { headers } = await api.call('GET', pathOf(route), { token });
    const isShared = /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? '');
    if (access.for !== 'everybody') expect(isShared).toBe(false);
    if (!isShared) {
      expect(headers.get('cache-tag')).toBeNull();
      expect(headers.get('surrogate-key')).toBeNull();
    }
  });
});
