import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { makeSeller } from '../../sellers/testing/members';

describe.each(testDatabases)('the movements of a store on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('name and find products in the language of whoever asks', async () => {
    const { token, store } = await makeSeller(connection.db);
    const storeId = store.id;
    await makeProduct(connection.db, { storeId, name: 'Brass Lamp', nameHi: 'पीतल का दीया' });
    await makeProduct(connection.db, { storeId, name: 'Cup' });
    const api = testHost(connection);
    const namesIn = async (lang: 'en' | 'hi', search = '') => {
      const path = `/api/seller/stock-movements?search=${encodeURIComponent(search)}`;
      const { movements } = (await api.call('GET', path, { token, lang })).body.data;
      return movements.map(({ name }: { name: string }) => name);
    };
    expect(await namesIn('en')).toEqual(['Cup', 'Brass Lamp']);
    expect(await namesIn('hi')).toEqual(['Cup', 'पीतल का दीया']);
    expect(await namesIn('hi', 'दीया')).toEqual(['पीतल का दीया']);
    expect(await namesIn('hi', 'brass')).toEqual(['पीतल का दीया']);
  });
});
