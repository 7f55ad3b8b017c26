import { gzipSync } from 'node:zlib';
import { serve } from './pictures/testing/serve';
import { send } from './request';

const bodies: Record<string, [type: string, body: string]> = {
  '/api/json': ['application/json', '{"success":true}'],
  '/api/text': ['text/plain', 'a line of text'],
};
let api: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  api = await serve(({ url = '' }, response) => {
    const [type, body] = bodies[url] ?? ['text/plain', ''];
    response.setHeader('content-type', type).setHeader('content-encoding', 'gzip');
    response.setHeader('set-cookie', ['a=1', 'b=2']).end(gzipSync(body));
  });
  process.env.API_URL = api.origin;
});
afterAll(async () => {
  delete process.env.API_URL;
  await api.close();
});

it.each(Object.entries(bodies))(
  'forwards %s decoded, without encoding headers',
  async (path, [type, body]) => {
    const answer = await send(path, {});
    const { headers } = answer;
    expect(await answer.text()).toBe(body);
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null]);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  },
);
