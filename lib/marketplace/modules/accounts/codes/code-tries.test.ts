import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { codeRequests, otps } from '../../../kernel/db/schema/accounts';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { memoryLimiter } from '../../../kernel/limits/limiter';
import { hashSecret } from '../sessions/bearer-tokens';
import { findRequest } from './code-requests';
import { maxTriesADay } from './one-time-passwords';

it('leaves strangers below one in 10,000 a day over the three ways in by a code', () => {
  expect((3 * maxTriesADay) / 1_000_000).toBeLessThan(1 / 10_000);
});

describe.each(testDatabases)('guessing codes on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let email: string;
  let addresses = 0;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    api = testHost(connection, { limiter: memoryLimiter() });
    ({ email } = await makeShopper(connection.db));
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  /** Calls from a new network address. */
  async function post(path: string, body: object) {
    const answer = await api.host.request(
      `/api/user-auth/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, purpose: 'sign_in', ...body }),
      },
      { address: `2001:db8:1::${(++addresses).toString(16)}` },
    );
    return { status: answer.status, body: await answer.json() };
  }
  async function ask(request?: string): Promise<{ otp: string; request: string }> {
    const { body } = await post('send-otp', { request });
    await backgroundDone();
    return { otp: /\d{6}/.exec(api.mails.at(-1)?.subject ?? '')?.[0] ?? '', request: body.request };
  }
  const wrong = (otp: string) => (otp === '123456' ? '654321' : '123456');
  const guess = (otp: string, request?: string) => post('verify-otp', { otp, request });
  const later = () =>
    connection.db
      .update(otps)
      .set({ createdAt: sql`${otps.createdAt} - interval '61 seconds'` })
      .where(eq(otps.email, email));
  const triesMade = async () => {
    const rows = await connection.db.select().from(otps).where(eq(otps.email, email));
    return rows.map(({ tries }) => tries);
  };

  it('has five tries a code over all requests, from however many addresses', async () => {
    const { otp, request } = await ask();
    const others = [await ask(), await ask(), await ask()];
    for (const each of others) {
      await guess(wrong(otp), each.request);
      await guess(wrong(otp), each.request);
    }
    expect(await triesMade()).toEqual([5]);
    expect((await guess(otp, others[0]?.request)).status).toBe(422);
    expect((await guess(otp, request)).status).toBe(422);
    const again = await ask(request);
    expect(again.request).toBe(request);
    expect((await guess(otp, again.request)).status).toBe(422);
    await later();
    const next = await ask(request);
    expect((await guess(next.otp, next.request)).status).toBe(200);
  });

  it('ends for the day after thirty tries, however many codes are asked for', async () => {
    let last = { otp: '', request: '' };
    for (let nth = 0; nth < 7; nth++) {
      await later();
      last = await ask();
      for (let n = 0; n < 6; n++) {
        await guess(wrong(last.otp), n % 2 ? last.request : undefined);
      }
    }
    const made = (await triesMade()).reduce((sum, tries) => sum + tries, 0);
    expect(made).toBe(maxTriesADay);
    expect((await guess(last.otp, last.request)).status).toBe(422);
  });

  it('is counted once when tries come at once by several requests', async () => {
    const { otp, request } = await ask();
    const other = await ask();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => guess(wrong(otp), n % 2 ? request : other.request)),
    );
    expect(await triesMade()).toEqual([5]);
  });

  it('knows a request for half an hour, for its own audience and purpose', async () => {
    const { request } = await ask();
    const find = (more: object = {}) =>
      findRequest(
        connection.db,
        { email, audience: 'shopper', purpose: 'sign_in', ...more },
        request,
      );
    expect(await find()).toEqual(expect.any(Number));
    expect(await find({ audience: 'vendor' })).toBeUndefined();
    expect(await find({ purpose: 'reset' })).toBeUndefined();
    await connection.db
      .update(codeRequests)
      .set({ askedAt: sql`now() - interval '31 minutes'` })
      .where(eq(codeRequests.hash, hashSecret(request)));
    expect((await ask(request)).request).toBe(request);
    expect(await find()).toBeUndefined();
  });
});
