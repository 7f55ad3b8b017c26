import { gzipSync } from 'node:zlib';
import { changesHeader } from '@/lib/caching/told-changes';
import { serverProcess } from '@/lib/process/server-process';
import { serve } from './pictures/testing/serve';
import { send } from './request';
import { dispatch } from './server-transport';

const bodies: Record<string, [type: string, body: string]> = {
  '/api/json': ['application/json', '{"success":true}'],
  '/api/text': ['text/plain', 'a line of text'],
};
/** The changes header of each call. */
const told: unknown[] = [];
let api: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  api = await serve(({ url = '', headers }, response) => {
    told.push(headers[changesHeader]);
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

it('says of how many changes this process was told, in calls for pages alone', async () => {
  serverProcess.changes = 7;
  const said = { [changesHeader]: '0a1b2c3d.9' };
  told.length = 0;
  await send('/api/json', {});
  await dispatch(new Request('http://haat.internal/api/json', { headers: said }));
  serverProcess.changes = undefined;
  expect(told).toEqual([expect.stringMatching(/^[0-9a-f]{8}\.7$/), undefined]);
});
