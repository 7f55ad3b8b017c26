import { testHost } from '../../app/testing/test-host';
import { makeSeller } from '../../modules/sellers/testing/members';
import type { Connection } from '../db/connection';
import { openTestDatabase } from '../db/testing/databases';
import { makeShopper } from '../db/testing/fixtures';
import { memoryLimiter } from './limiter';
import { limits } from './limits';

describe('the RateLimit fields of an answer', () => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await openTestDatabase();
  });
  beforeEach(() => {
    api = testHost(connection, { limiter: memoryLimiter() });
  });
  afterAll(() => connection.close());

  type Sent = { method?: string; token?: string; body?: object; address?: string };
  async function ask(path: string, { method, token, body, address = '192.0.2.1' }: Sent = {}) {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, body: body && JSON.stringify(body) };
    const answer = await api.host.request(path, init, { address: address || undefined });
    const fieldOf = (name: string) => answer.headers.get(name)?.split(', ') ?? [];
    return {
      status: answer.status,
      policies: fieldOf('ratelimit-policy'),
      left: fieldOf('ratelimit'),
      wait: answer.headers.get('retry-after'),
    };
  }

  it('name each limit that counted the call, and what is left of it', async () => {
    const { status, policies, left } = await ask('/api/products/search?search=kurta');
    expect([status, policies]).toEqual([
      200,
      [
        `"call:address";q=${limits.call.address.tries};w=60`,
        `"search:address";q=${limits.search.address.tries};w=60`,
      ],
    ]);
    const { tries } = limits.search.address;
    expect(left).toEqual([
      expect.stringMatching(/^"call:address";r=\d+;t=\d+$/),
      expect.stringMatching(new RegExp(`^"search:address";r=${tries - 1};t=(?:59|60)$`)),
    ]);
  });

  it('stand beside Retry-After, which waits as long, once nothing is left', async () => {
    const { tries } = limits.search.address;
    const address = '192.0.2.2';
    for (let n = 0; n < tries; n++) await ask('/api/products/search?search=kurta', { address });
    const { status, left, wait } = await ask('/api/products/search?search=kurta', { address });
    expect([status, left[1]]).toEqual([429, `"search:address";r=0;t=${wait}`]);
    expect(Number(wait)).toBeGreaterThan(0);
  });

  it('tell what was tried at an account to nobody but its owner', async () => {
    const body = { email: 'somebody@example.in', password: 'banyan-tree-7' };
    const guess = await ask('/api/user-auth/login', { method: 'POST', body });
    const names = (policies: string[]) => policies.map((each) => each.split(';')[0]);
    expect(names(guess.policies)).toEqual([
      '"call:address"',
      '"sign_in:address"',
      '"sign_in:pair"',
    ]);
    const { token } = await makeShopper(connection.db);
    const change = { current_password: 'banyan-tree-8', new_password: 'banyan-tree-9' };
    const own = await ask('/api/user-auth/change-password', {
      method: 'POST',
      token,
      body: change,
    });
    expect(names(own.policies)).toEqual(['"call:address"', '"password:account"']);
  });

  it('count the calls of a personal token', async () => {
    const { token } = await makeSeller(connection.db);
    const made = await api.call('POST', '/api/seller/api-tokens', {
      token,
      body: { name: 'ERP', scopes: ['stock:read'], days: 30, password: 'banyan-tree-7' },
    });
    const { policies } = await ask('/api/seller/stock-movements', { token: made.body.data.token });
    expect(policies).toContain('"api_token:account";q=600;w=60');
  });

  it('are missing where others may be given the answer, and where nothing counts', async () => {
    const shared = await ask('/api/products/suggest?search=kur');
    expect([shared.policies, shared.left]).toEqual([[], []]);
    const within = await ask('/api/products/search?search=kurta', { address: '' });
    expect([within.policies, within.left]).toEqual([[], []]);
  });
});
