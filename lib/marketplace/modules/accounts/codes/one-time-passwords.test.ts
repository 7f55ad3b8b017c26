import { desc, eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';

describe.each(testDatabases)('one-time passwords on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const post = (path: string, body: unknown) =>
    api.call('POST', `/api/user-auth/${path}`, { body });

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  /** Asks for a code and reads it out of the mail; undefined when none was sent. */
  async function codeFor(email: string, purpose: 'verify' | 'reset'): Promise<string | undefined> {
    const before = api.mails.length;
    const { status } = await post('send-otp', { email, purpose });
    expect(status).toBe(200);
    await backgroundDone();
    return /^\d{6}$/m.exec(api.mails.slice(before)[0]?.text ?? '')?.[0];
  }
  const verify = (email: string, otp: string | undefined, purpose = 'verify') =>
    post('verify-otp', { email, otp, purpose });
  const unverified = () => makeShopper(connection.db, { verifiedAt: null });
  const otherThan = (otp: string | undefined) => (otp === '123456' ? '654321' : '123456');
  const age = (email: string, seconds: number) =>
    connection.db
      .update(otps)
      .set({
        createdAt: sql`${otps.createdAt} - make_interval(secs => ${seconds})`,
        expiresAt: sql`${otps.expiresAt} - make_interval(secs => ${seconds})`,
      })
      .where(eq(otps.email, email));

  it('confirms an address and signs its owner in, once', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    const { status, body } = await verify(email, otp);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, is_verified: true });
    const profile = await api.call('GET', '/api/user-auth/profile', { token: body.token });
    expect(profile.body.user.is_verified).toBe(true);
    expect((await verify(email, otp)).status).toBe(422);
  });

  it('takes Devanagari digits', async () => {
    const { email } = await unverified();
    const otp = (await codeFor(email, 'verify')) ?? '';
    const hindi = otp.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    expect((await verify(email, hindi)).status).toBe(200);
  });

  it('is not stored readably', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    const [row] = await connection.db.select().from(otps).where(eq(otps.email, email));
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(row?.hash).not.toContain(otp);
  });

  it('gives up after five wrong tries, then even the right one fails', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    for (let i = 0; i < 5; i++) expect((await verify(email, otherThan(otp))).status).toBe(422);
    expect((await verify(email, otp)).status).toBe(422);
  });

  it('counts tries that come all at once', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    await Promise.all(Array.from({ length: 12 }, () => verify(email, otherThan(otp))));
    const [row] = await connection.db.select().from(otps).where(eq(otps.email, email));
    expect(row?.tries).toBe(5);
    expect((await verify(email, otp)).status).toBe(422);
  });

  it('works once when used twice at once', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    const answers = await Promise.all([verify(email, otp), verify(email, otp)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('expires after ten minutes', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'verify');
    await age(email, 601);
    const { status, body } = await verify(email, otp);
    expect(status).toBe(422);
    expect(body.errors.otp).toBe(
      'This code is wrong or has expired. Check it or ask for a new one.',
    );
  });

  it('is mailed at most once a minute for each purpose; the newest one counts', async () => {
    const { email } = await unverified();
    const first = await codeFor(email, 'verify');
    expect(await codeFor(email, 'verify')).toBeUndefined();
    expect(await codeFor(email, 'reset')).toMatch(/^\d{6}$/);
    await age(email, 61);
    const second = await codeFor(email, 'verify');
    expect(second).toMatch(/^\d{6}$/);
    if (first !== second) expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });

  it('is mailed once when asked for several times at once', async () => {
    const { email } = await unverified();
    const before = api.mails.length;
    await Promise.all(
      Array.from({ length: 5 }, () => post('send-otp', { email, purpose: 'verify' })),
    );
    await backgroundDone();
    expect(api.mails.length - before).toBe(1);
  });

  it('does not tell who has an account', async () => {
    const { email } = await makeShopper(connection.db);
    const [known, unknown] = [
      await post('forgot-password', { email }),
      await post('forgot-password', { email: 'nobody@example.in' }),
    ];
    const request = expect.stringMatching(/^[\w-]{43}$/);
    expect(unknown).toMatchObject({ status: known.status, body: { ...known.body, request } });
    await backgroundDone();
    expect(api.mails.at(-1)?.to).toBe(email);
    const wrong = await verify(email, '000000', 'reset');
    const nobody = await verify('nobody@example.in', '000000', 'reset');
    expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('sends nothing to confirm a confirmed address', async () => {
    const { email } = await makeShopper(connection.db);
    expect(await codeFor(email, 'verify')).toBeUndefined();
  });

  it('of one purpose is worth nothing for the other', async () => {
    const { email } = await unverified();
    const otp = await codeFor(email, 'reset');
    expect((await verify(email, otp, 'verify')).status).toBe(422);
  });

  it('leads to a new password, ends every session and confirms the address', async () => {
    const { email, token } = await makeShopper(connection.db, {
      password: 'banyan-tree-7',
      verifiedAt: null,
    });
    const { body } = await verify(email, await codeFor(email, 'reset'), 'reset');
    const reset = (password: string) =>
      post('reset-password', { reset_token: body.reset_token, password });
    expect((await reset('password123')).body.errors).toHaveProperty('password');
    expect((await reset('peepal-tree-8')).status).toBe(200);
    expect((await reset('peepal-tree-9')).status).toBe(422);
    expect((await api.call('GET', '/api/user-auth/profile', { token })).status).toBe(401);
    expect((await post('login', { email, password: 'banyan-tree-7' })).status).toBe(401);
    const login = await post('login', { email, password: 'peepal-tree-8' });
    expect(login.body.user.is_verified).toBe(true);
  });

  it('sets a new password directly with address and code, which spends the reset tokens too', async () => {
    const { email } = await makeShopper(connection.db);
    const { body } = await verify(email, await codeFor(email, 'reset'), 'reset');
    await age(email, 61);
    const otp = await codeFor(email, 'reset');
    const password = 'peepal-tree-8';
    expect((await post('reset-password', { email, otp, password })).status).toBe(200);
    expect((await post('login', { email, password })).status).toBe(200);
    const late = await post('reset-password', { reset_token: body.reset_token, password });
    expect(late.status).toBe(422);
  });

  it.each([
    [{}],
    [{ reset_token: '1' }],
    [{ reset_token: `1.${'A'.repeat(43)}` }],
    [{ email: 'nobody@example.in', otp: '123456' }],
  ])('sets no password on the strength of %j', async (proof) => {
    const { status } = await post('reset-password', { ...proof, password: 'peepal-tree-8' });
    expect(status).toBe(422);
  });

  it('does not let a reset token expire late', async () => {
    const { email } = await makeShopper(connection.db);
    const { body } = await verify(email, await codeFor(email, 'reset'), 'reset');
    await age(email, 601);
    const newest = await connection.db.select().from(otps).orderBy(desc(otps.id)).limit(1);
    expect(newest[0]?.purpose).toBe('reset_token');
    const { status } = await post('reset-password', { ...body, password: 'peepal-tree-8' });
    expect(status).toBe(422);
  });
});
