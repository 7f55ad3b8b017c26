import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct } from '../../kernel/db/testing/fixtures';
import { operatorToken } from '../orders/testing/orders';
import { countedText } from './count-search';
import { writeSearchCounts } from './write-counts';

it.each([
  ['Red  Saree', 'red saree'],
  ['साड़ी', 'साड़ी'],
  ['meera@example.org', undefined],
  ['98765 43210', undefined],
  ['https://example.org', undefined],
  ['x'.repeat(81), undefined],
  ['   ', undefined],
])('counts %j as %j', (search, text) => expect(countedText(search)).toBe(text?.normalize('NFC')));

describe.each(testDatabases)('searches counted on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    await makeProduct(connection.db, { name: 'Clay Lamp' });
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const searched = async (query = '') =>
    (await api.call('GET', `/api/operator/searches${query}`, { token: operatorToken })).body.data;

  it('are listed for the operator with what they found and what was opened', async () => {
    for (const text of ['lamp', 'Lamp', 'xyzzyplugh', 'lamp']) {
      await api.call('GET', `/api/products/search?search=${text}`);
    }
    await api.call('GET', '/api/products/search?search=lamp&page=2');
    await api.call('POST', '/api/products/search/clicked', { body: { search: 'lamp' } });
    await writeSearchCounts(connection.db, new Date());
    await api.call('GET', '/api/products?search=lamp');
    await writeSearchCounts(connection.db, new Date());
    expect(await searched()).toEqual([
      { text: 'lamp', searches: 4, clicks: 1, results: 1 },
      { text: 'xyzzyplugh', searches: 1, clicks: 0, results: 0 },
    ]);
    expect(await searched('?only=empty')).toMatchObject([{ text: 'xyzzyplugh' }]);
  });

  it('are forgotten after ninety days', async () => {
    await api.call('GET', '/api/products/search?search=lamp');
    await writeSearchCounts(connection.db, new Date(Date.now() + 91 * 86_400_000));
    expect((await searched('?days=90')).map(({ text }: { text: string }) => text)).toEqual([
      'lamp',
    ]);
  });

  it('count what is asked for and not sold, spellings of one thing together', async () => {
    for (const text of [
      'sofa',
      'Sofas',
      'leather sofa',
      'सोफ़ा',
      'lamp',
      'sofa meera@example.org',
    ]) {
      await api.call('GET', `/api/products/search?search=${encodeURIComponent(text)}`);
    }
    await writeSearchCounts(connection.db, new Date());
    const unmet = await searched('?only=unmet');
    expect(unmet).toContainEqual({
      text: 'सोफ़ा'.normalize('NFC'),
      searches: 4,
      clicks: 0,
      results: null,
    });
    expect(unmet.map(({ text }: { text: string }) => text)).not.toContain('lamp');
    expect(JSON.stringify(unmet)).not.toMatch(/meera|example/);
    await api.call('GET', '/api/products/search?search=sofa');
    await writeSearchCounts(connection.db, new Date(Date.now() + 91 * 86_400_000));
    expect(await searched('?only=unmet&days=90')).toMatchObject([{ text: 'sofa', searches: 1 }]);
  });
});
