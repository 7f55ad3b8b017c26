import { answerOf, call, dataOf } from './call';
import { serve } from './pictures/testing/serve';
import { ApiError } from './request';

let api: Awaited<ReturnType<typeof serve>>;
let asked: { method?: string; url?: string };
let reply: unknown;

beforeAll(async () => {
  api = await serve(({ method, url }, response) => {
    asked = { method, url };
    if (reply === undefined) return response.writeHead(204).end();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  });
  process.env.API_URL = api.origin;
});
afterAll(async () => {
  delete process.env.API_URL;
  await api.close();
});

it('calls by method and path, with its parameters, query and language', async () => {
  reply = { success: true, data: { code: 'a/b', path: '/deals' } };
  expect(
    await dataOf(call('GET /api/shorten-url/{code}', { params: { code: 'a/b ?' }, lang: 'hi' })),
  ).toEqual({ code: 'a/b', path: '/deals' });
  expect(asked).toEqual({ method: 'GET', url: '/api/shorten-url/a%2Fb%20%3F?lang=hi' });

  reply = { success: true };
  await call('DELETE /api/cart/{cartItemId}', { params: { cartItemId: 3 } });
  expect(asked).toEqual({ method: 'DELETE', url: '/api/cart/3' });
});

it('takes 204 for a success without an answer, and for a failure where one is needed', async () => {
  reply = undefined;
  expect(await call('DELETE /api/cart')).toBeNull();
  await expect(answerOf(call('GET /api/health'))).rejects.toThrow(ApiError);
});

it('does not take a product that breaks the contract, and does not show where it does', async () => {
  reply = { success: true, data: { id: 7, name: 'Brass diya', price: '400' } };
  const failure = await dataOf(call('GET /api/products/{id}', { params: { id: 7 } })).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ code: 'unknown_api_error', status: 502, fields: {} });
  expect(JSON.stringify(failure)).not.toMatch(/data|price|expected/);
});
