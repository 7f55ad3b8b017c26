import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Session } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import { sessionCallbacks } from './session-callbacks';

const user = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in', is_verified: true };
const jwt: JWT = { user, apiToken: 'live-token-of-asha-01' };
const now = { ...user, first_name: 'आशा' };

/** An API host that knows one token, until `isBroken`. */
let isBroken = false;
const api = createServer((request: IncomingMessage, response) => {
  const isLive = request.headers.authorization === `Bearer ${jwt.apiToken}`;
  response.writeHead(isBroken ? 500 : isLive ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isLive ? { success: true, user: now } : { message: 'no' }));
});

beforeAll(async () => {
  // Imports the transport first: on a busy machine the import alone can exceed the profile's time limit.
  await import('@/lib/client/server-transport');
  await new Promise<void>((ready) => {
    api.listen(0, '127.0.0.1', ready);
  });
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.API_URL;
  api.close();
  api.closeAllConnections();
});

/** Runs the callbacks as next-auth does: returns the token for the cookie and the answer of /api/auth/session. */
async function read(held: JWT) {
  type Asked = Parameters<typeof sessionCallbacks.jwt>[0];
  type Shown = Parameters<typeof sessionCallbacks.session>[0];
  const token = await sessionCallbacks.jwt({ token: held } as Asked);
  const session = { expires: 'then' } as Session;
  return { token, shown: sessionCallbacks.session({ session, token } as Shown) };
}

it('shows the user as the API knows them now', async () => {
  expect((await read(jwt)).shown).toEqual({ expires: 'then', user: now });
});

it('shows nothing of a revoked token, also to whoever copied the cookie, and empties it', async () => {
  const { token, shown } = await read({ ...jwt, apiToken: 'revoked-token-of-asha' });
  expect([token, shown]).toEqual([{}, {}]);
  expect(await read(token)).toEqual({ token: {}, shown: {} });
});

it('signs nobody out because the API is broken or away', async () => {
  isBroken = true;
  expect((await read(jwt)).shown).toEqual({ expires: 'then', user });
  process.env.API_URL = 'http://127.0.0.1:1';
  expect((await read(jwt)).shown).toEqual({ expires: 'then', user });
});
