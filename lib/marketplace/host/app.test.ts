import { testDatabases } from '../db/testing';
import { testHost } from './testing';

describe.each(testDatabases)('the API host on $name', ({ open }) => {
  it('says in words, and without inner details, that something unforeseen happened', async () => {
    const connection = await open();
    const api = testHost(connection);
    await connection.close();
    expect(await api.call('GET', '/api/brands')).toMatchObject({
      status: 500,
      body: { success: false, message: 'An unexpected error occurred. Please try again.' },
    });
    const hindi = await api.call('GET', '/api/brands', { lang: 'hi' });
    expect(hindi.body).toEqual({ success: false, message: expect.stringMatching(/^[^a-z]+$/i) });
  });
});
