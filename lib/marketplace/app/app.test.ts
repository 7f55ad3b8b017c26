import { testDatabases } from '../kernel/db/testing/databases';
import { testHost } from './testing/test-host';

describe.each(testDatabases)('the API host on $name', ({ open }) => {
  it('answers an unexpected error with a message and no internal details', async () => {
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

  it('names the methods of an address that is called by another one', async () => {
    const connection = await open();
    const { call, host } = testHost(connection);
    const answer = await call('PATCH', '/api/cart');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, DELETE']);
    expect(answer.body).toEqual({ success: false, message: expect.stringMatching(/method/) });
    const ofOne = await call('GET', '/api/cart/7', { lang: 'hi' });
    expect([ofOne.status, ofOne.headers.get('allow')]).toEqual([405, 'PUT, DELETE']);
    expect(ofOne.body.message).toMatch(/तरीका/);
    const head = await host.request('/api/user-auth/login', { method: 'HEAD' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'POST']);
    const nowhere = await call('DELETE', '/api/nowhere');
    expect([nowhere.status, nowhere.headers.get('allow')]).toEqual([404, null]);
    await connection.close();
  });

  it('answers 400, not 500, to a request that breaks off', async () => {
    const connection = await open();
    const body = new ReadableStream({
      pull: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, ...({ duplex: 'half' } as object) };
    const answer = await testHost(connection).host.request('/api/shorten-url', init);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { success: false, message: 'The request could not be read.' },
    ]);
    await connection.close();
  });
});
