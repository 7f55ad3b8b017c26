import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { otps, users } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';

const password = 'banyan-tree-7';

describe.each(testDatabases)('changing the e-mail address on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let made = 0;
  const newAddress = () => `moved${++made}@example.in`;
  const post = (path: string, body: unknown, token?: string) =>
    api.call('POST', `/api/user-auth/${path}`, { body, token });
  const logIn = (email: string, secret = password) => post('login', { email, password: secret });

  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(() => {
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const owner = () => makeShopper(connection.db, { password });

  const mailTo = (email: string) => api.mails.findLast(({ to }) => to === email);

  /** Asks for a code to the address and reads it from the mail; undefined if none was sent. */
  async function codeFor(token: string, email: string) {
    const { status } = await post('email/send-code', { email, password }, token);
    expect(status).toBe(200);
    await backgroundDone();
    return /\b(\d{6})\b/.exec(mailTo(email)?.subject ?? '')?.[1];
  }

  async function moved() {
    const shopper = await owner();
    const email = newAddress();
    const otp = await codeFor(shopper.token, email);
    const answer = await post('email/change', { email, otp }, shopper.token);
    expect(answer.status).toBe(200);
    await backgroundDone();
    const undo = /reset-password#([\w.-]+)/.exec(mailTo(shopper.email)?.text ?? '')?.[1];
    return { ...shopper, former: shopper.email, email, undo };
  }

  it('moves the account to the address that its code has proved, and keeps this session alone', async () => {
    const shopper = await owner();
    const { body: other } = await logIn(shopper.email);
    const email = newAddress();
    const otp = await codeFor(shopper.token, email);
    const answer = await post('email/change', { email, otp }, shopper.token);
    expect(answer.body.user).toMatchObject({ email, is_verified: true });
    const profile = (token: string) => api.call('GET', '/api/user-auth/profile', { token });
    expect((await profile(shopper.token)).body.user.email).toBe(email);
    expect((await profile(other.token)).status).toBe(401);
    expect((await logIn(shopper.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  it('needs the present password, another address, and a verified account', async () => {
    const shopper = await owner();
    const ask = (body: object) => post('email/send-code', body, shopper.token);
    const wrong = await ask({ email: newAddress(), password: 'wrong-tree-7' });
    expect(wrong.body.errors).toHaveProperty('password');
    expect((await ask({ email: shopper.email, password })).body.errors).toHaveProperty('email');
    const { token } = await makeShopper(connection.db, { password, verifiedAt: null });
    expect((await post('email/send-code', { email: newAddress(), password }, token)).status).toBe(
      403,
    );
    await backgroundDone();
    expect(api.mails).toEqual([]);
  });

  it('answers the same for an address that has an account, and tells its owner', async () => {
    const [shopper, neighbour] = [await owner(), await owner()];
    const free = await post('email/send-code', { email: newAddress(), password }, shopper.token);
    const taken = await post(
      'email/send-code',
      { email: neighbour.email, password },
      shopper.token,
    );
    expect({ ...taken.body, request: '' }).toEqual({ ...free.body, request: '' });
    await backgroundDone();
    expect(mailTo(neighbour.email)?.subject).not.toMatch(/\d{6}/);
    const tried = await post(
      'email/change',
      { email: neighbour.email, otp: '123456' },
      shopper.token,
    );
    expect(tried.body.errors).toHaveProperty('otp');
  });

  it('takes a code from nobody but the account that asked for it', async () => {
    const [thief, victim] = [await owner(), await owner()];
    const email = newAddress();
    const otp = await codeFor(thief.token, email);
    const stolen = await post('email/change', { email, otp }, victim.token);
    expect(stolen.body.errors).toHaveProperty('otp');
  });

  it('says so where another account was faster', async () => {
    const [first, second] = [await owner(), await owner()];
    const email = newAddress();
    const otp = await codeFor(first.token, email);
    await connection.db.update(users).set({ email }).where(eq(users.id, second.id));
    const late = await post('email/change', { email, otp }, first.token);
    expect(late.status).toBe(422);
    expect(late.body.errors).toHaveProperty('email');
  });

  it('tells the former address, which takes the account back with a new password, once', async () => {
    const { former, email, token, undo } = await moved();
    expect(mailTo(former)?.text).not.toContain(email);
    const back = { reset_token: undo, password: 'peepal-tree-8' };
    expect((await post('reset-password', back)).status).toBe(200);
    expect((await api.call('GET', '/api/user-auth/profile', { token })).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(former, 'peepal-tree-8')).status).toBe(200);
    expect((await post('reset-password', back)).status).toBe(422);
  });

  it('takes the account back from a stranger who signed the former address up, too', async () => {
    const { former, undo } = await moved();
    const claim = { first_name: 'Mallory', email: former, password: 'peepal-tree-9' };
    expect((await post('signup', claim)).status).toBe(201);
    const back = { reset_token: undo, password: 'peepal-tree-8' };
    expect((await post('reset-password', back)).status).toBe(200);
    expect((await logIn(former, 'peepal-tree-8')).body.user.first_name).toBe('Asha');
  });

  it('goes no further while the former address can take it back', async () => {
    const { token, email } = await moved();
    const asked = { email: newAddress(), password };
    expect((await post('email/send-code', asked, token)).status).toBe(409);
    await connection.db.delete(otps).where(eq(otps.email, email));
    expect((await post('email/send-code', asked, token)).status).toBe(200);
  });

  it('takes no link that was changed', async () => {
    const { undo = '' } = await moved();
    const [id, secret, move = ''] = undo.split('.');
    const other = JSON.parse(Buffer.from(move, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...other, userId: 1 })).toString('base64url');
    for (const reset_token of [`${id}.${secret}`, `${id}.${secret}.${forged}`, `${id}..${move}`]) {
      const tried = await post('reset-password', { reset_token, password: 'peepal-tree-8' });
      expect(tried.status).toBe(422);
    }
  });
});
