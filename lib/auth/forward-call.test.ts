import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverProcess } from '@/lib/process/server-process';
import { newPersonalToken } from '@/lib/security/personal-token';
import { forwardCall } from './forward-call';

let server: Server;
let seen: IncomingHttpHeaders[];
let status = 204;
let more: Record<string, string> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(status, more).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
  status = 204;
  more = {};
});
afterAll(() => {
  delete process.env.API_URL;
  server.closeAllConnections();
  server.close();
});

const send = (headers: Record<string, string>) =>
  forwardCall(
    new Request('https://haat.example/api/seller/skus', {
      method: 'PATCH',
      headers: { host: 'haat.example', ...headers },
    }),
    undefined,
  );
const cookie = 'seller=the-session-of-somebody-who-is-signed-in';

it('hands on a session cookie as a bearer token', async () => {
  await send({ cookie });
  expect(seen[0]?.authorization).toMatch(/^Bearer the-session/);
  expect(seen[0]?.cookie).toBeUndefined();
});

it('never mixes a personal token with the session of the browser that sends it', async () => {
  const authorization = `Bearer ${newPersonalToken()}`;
  await send({ cookie, authorization });
  expect(seen.map((each) => [each.authorization, each.cookie])).toEqual([
    [authorization, undefined],
  ]);
});

it('asks for no origin where a personal token is the proof, and refuses other sites elsewhere', async () => {
  const origin = 'https://system.example';
  expect((await send({ cookie, origin })).status).toBe(403);
  expect(seen).toEqual([]);
  const authorization = `Bearer ${newPersonalToken()}`;
  expect((await send({ origin, authorization })).status).toBe(204);
});

describe("an operator's look at a store's area", () => {
  const both = `${cookie}; seller_view=view_of-an-operator`;

  it("goes before the seller's session of the browser, which stays", async () => {
    const answer = await send({ cookie: both });
    expect(seen[0]?.authorization).toBe('Bearer view_of-an-operator');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is forgotten by the browser once it is over', async () => {
    status = 401;
    expect((await send({ cookie: both })).headers.get('set-cookie')).toMatch(
      /^seller_view=; Max-Age=0; Path=\/api\/seller; HttpOnly/,
    );
    expect((await send({ cookie })).headers.get('set-cookie')).toBeNull();
  });
});

describe('what a browser has written', () => {
  const position = '00000000016b3748';
  const readAfter = () => seen.map((each) => each['x-haat-read-after']);

  it('is kept in a cookie of its calls, whichever area it wrote in, and is sent back', async () => {
    more = { 'x-haat-written': position };
    const answer = await send({ cookie });
    const set = String(answer.headers.get('set-cookie'));
    expect(set).toMatch(/^written=00000000016b3748; .*Path=\/api; HttpOnly; SameSite=Lax$/);
    await send({ cookie: `${cookie}; written=${position}` });
    expect(readAfter()).toEqual(['0'.repeat(16), position]);
  });

  it('is said by whoever has a token and no cookies, or all of them read what is latest', async () => {
    const authorization = `Bearer ${newPersonalToken()}`;
    await send({ authorization });
    await send({ authorization, 'x-haat-read-after': position });
    await send({ authorization, 'x-haat-read-after': 'x'.repeat(5000) });
    expect(readAfter()).toEqual(['latest', position, 'latest']);
  });

  it('is no older than what this process was told to render pages from', async () => {
    serverProcess.readAfter = '0000000002000000';
    await send({ cookie: `${cookie}; written=${position}` });
    serverProcess.readAfter = undefined;
    expect(readAfter()).toEqual(['0000000002000000']);
  });
});
