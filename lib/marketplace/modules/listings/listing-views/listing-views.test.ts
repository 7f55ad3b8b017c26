import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeSeller } from '../../sellers/testing/members';

const path = '/api/seller/listing-views';

describe.each(testDatabases)('views of the table of listings on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const save = (token: string, name: string, filters: object) =>
    api.call('PUT', path, { token, body: { name, filters } });
  const names = async (token: string) =>
    (await api.call('GET', path, { token })).body.data.map(({ name }: { name: string }) => name);

  it('are kept for each member, and replaced under their name', async () => {
    const owner = await makeSeller(connection.db);
    const helper = await makeSeller(connection.db, { role: 'catalogue', store: owner.store });
    await save(owner.token, 'Running out', { stock: 'low', sort: 'title' });
    const unknown = await save(owner.token, 'Running out', { stock: 'out', unknown: 1 });
    expect(unknown.status).toBe(422);
    const { body } = await save(owner.token, 'Running out', { stock: 'out' });
    expect(body.data).toEqual([
      { id: expect.any(Number), name: 'Running out', filters: { stock: 'out' } },
    ]);
    expect(await names(helper.token)).toEqual([]);
    const at = `${path}/${body.data[0].id}`;
    expect((await api.call('DELETE', at, { token: helper.token })).status).toBe(404);
    const left = await api.call('DELETE', at, { token: owner.token });
    expect(left.body.data).toEqual([]);
  });

  it('are at most twenty', async () => {
    const { token } = await makeSeller(connection.db);
    for (let at = 1; at <= 20; at++) await save(token, `View ${at}`, { q: 'shirt' });
    expect((await save(token, 'One more', {})).status).toBe(409);
    expect((await save(token, 'View 1', {})).status).toBe(200);
    expect(await names(token)).toHaveLength(20);
  });
});
