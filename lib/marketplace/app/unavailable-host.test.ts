import { embeddedHost } from './embedded';

it('answers 503 in the language of the request while the database is unavailable', async () => {
  process.env.DATABASE_URL = 'postgres://haat@127.0.0.1:1/haat';
  const ask = async (path: string) =>
    (await embeddedHost()).fetch(new Request(`http://localhost${path}`));
  const answer = await ask('/api/health');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await answer.json()).message).toMatch(/try again/);
  expect((await (await ask('/api/brands?lang=hi')).json()).message).toMatch(/फिर से कोशिश/);
});
