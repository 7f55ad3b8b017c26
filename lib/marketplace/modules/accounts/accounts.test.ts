import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { tokens, users } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';

describe.each(testDatabases)('accounts on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const post = (path: string, body: unknown, more = {}) =>
    api.call('POST', `/api/user-auth/${path}`, { body, ...more });

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const signupBody = {
    first_name: 'Meera',
    last_name: 'Iyer',
    email: ' Meera@Example.in ',
    phone: '+91 98765 43210',
    password: 'banyan-tree-7',
  };

  it('opens an unverified account and mails a code in its language', async () => {
    const { status, body } = await post('signup', { ...signupBody, lang: 'hi' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      user: {
        first_name: 'Meera',
        last_name: 'Iyer',
        email: 'meera@example.in',
        is_verified: false,
      },
    });
    await backgroundDone();
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]?.subject).toMatch(/^\d{6} आपका हाट कोड है$/);
  });

  it('answers the sign-up of a known address exactly alike, tells its owner and changes nothing', async () => {
    const fresh = await post('signup', { ...signupBody, email: 'fresh@example.in' });
    await backgroundDone();
    await connection.db
      .update(users)
      .set({ verifiedAt: sql`now()` })
      .where(eq(users.email, 'fresh@example.in'));
    api.mails.length = 0;
    const known = await post('signup', {
      ...signupBody,
      email: 'fresh@example.in',
      first_name: 'Mallory',
    });
    await backgroundDone();
    expect(known.status).toBe(fresh.status);
    expect(known.body).toEqual({
      ...fresh.body,
      user: { ...fresh.body.user, first_name: 'Mallory' },
      request: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(api.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['fresh@example.in', 'You already have a Haat account'],
    ]);
    const [row] = await connection.db
      .select()
      .from(users)
      .where(eq(users.email, 'fresh@example.in'));
    expect(row?.firstName).toBe('Meera');
  });

  it("writes mails in the request's language when sign-up does not say one", async () => {
    await post('signup', { ...signupBody, email: 'hindi@example.in' }, { lang: 'hi' });
    const [row] = await connection.db
      .select()
      .from(users)
      .where(eq(users.email, 'hindi@example.in'));
    expect(row?.locale).toBe('hi');
  });

  it.each([
    [{ password: 'Password@123' }, 'password', 'This password is too common. Choose another one.'],
    [{ password: 'short7!' }, 'password', 'Use at least 8 characters.'],
    [{ email: 'not an address' }, 'email', 'Enter a valid e-mail address.'],
    [{ phone: '12345' }, 'phone', 'Enter a 10-digit Indian mobile number.'],
    [{ first_name: '  ' }, 'first_name', 'First name is required.'],
  ])('refuses a sign-up with %j', async (change, field, message) => {
    const { status, body } = await post('signup', { ...signupBody, ...change });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, message, errors: { [field]: message } });
  });

  it('opens an account for one name alone, with address and number as they were pasted', async () => {
    const { status, body } = await post('signup', {
      first_name: 'Sundaram',
      email: '\u200bSundaram@Example.in\ufeff',
      phone: '\u202a(+91)\u00a09845\u2011012345\u202c',
      password: 'banyan-tree-7',
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: 'sundaram@example.in', last_name: '' });
    const [row] = await connection.db
      .select()
      .from(users)
      .where(eq(users.email, 'sundaram@example.in'));
    expect(row).toMatchObject({ lastName: '', phone: '9845012345' });
  });

  it('logs an unverified shopper in and shows the profile', async () => {
    const login = await post('login', { email: 'MEERA@example.in', password: 'banyan-tree-7' });
    expect(login.status).toBe(200);
    expect(login.body.user.is_verified).toBe(false);
    const { body } = await api.call('GET', '/api/user-auth/profile', { token: login.body.token });
    expect(body.user).toEqual({
      ...login.body.user,
      phone: '9876543210',
      phone_verified: false,
      language: 'hi',
    });
  });

  it('says the same of a wrong password and an unknown address', async () => {
    const wrong = await post('login', { email: 'meera@example.in', password: 'banyan-tree-8' });
    const unknown = await post('login', { email: 'nobody@example.in', password: 'banyan-tree-7' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.message).toBe('The e-mail address or the password is not right.');
  });

  it('hashes a password for an unknown address too', async () => {
    const shopper = await makeShopper(connection.db, { password: 'banyan-tree-7' });
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let i = 0; i < 5; i++) {
        const start = performance.now();
        await post('login', { email, password: 'banyan-tree-8' });
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const known = await fastest(shopper.email);
    expect(await fastest('nobody@example.in')).toBeGreaterThan(known / 3);
  });

  it('stores tokens hashed, and no longer takes revoked, expired or made-up ones', async () => {
    const { db } = connection;
    const { id, token } = await makeShopper(db);
    const profile = (token: string) => api.call('GET', '/api/user-auth/profile', { token });
    const [row] = await db.select().from(tokens).where(eq(tokens.userId, id));
    expect(row?.hash).not.toContain(token);
    expect((await profile(token)).status).toBe(200);
    await db.update(tokens).set({ expiresAt: sql`now()` }).where(eq(tokens.userId, id));
    expect((await profile(token)).status).toBe(401);
    expect((await profile(`${token.slice(0, -1)}_`)).status).toBe(401);

    const other = await makeShopper(db);
    expect((await api.call('POST', '/api/user-auth/logout', { token: other.token })).status).toBe(
      200,
    );
    expect((await profile(other.token)).status).toBe(401);
    expect((await api.call('GET', '/api/user-auth/profile')).body).toEqual({
      success: false,
      message: 'Please log in to perform this action.',
    });
  });

  it('changes the profile', async () => {
    const { token } = await makeShopper(connection.db, { phone: '9800000001' });
    const body = { first_name: 'आशा', last_name: 'राव', phone: '' };
    const { status, body: answer } = await api.call('PUT', '/api/user-auth/profile', {
      token,
      body,
    });
    expect(status).toBe(200);
    expect(answer.user).toMatchObject({ first_name: 'आशा', last_name: 'राव', phone: null });
  });

  it('revokes the other tokens when the password changes', async () => {
    const { email, token } = await makeShopper(connection.db, { password: 'banyan-tree-7' });
    const other = (await post('login', { email, password: 'banyan-tree-7' })).body.token;
    const change = (current_password: string, new_password: string) =>
      post('change-password', { current_password, new_password }, { token });

    const wrong = await change('banyan-tree-8', 'peepal-tree-8');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: 'The current password is not right.' },
    ]);
    expect((await change('banyan-tree-7', 'india@123')).body.errors).toHaveProperty('new_password');

    expect((await change('banyan-tree-7', 'peepal-tree-8')).status).toBe(200);
    const statusWith = async (token: string) =>
      (await api.call('GET', '/api/user-auth/profile', { token })).status;
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(other)).toBe(401);
    expect((await post('login', { email, password: 'banyan-tree-7' })).status).toBe(401);
    expect((await post('login', { email, password: 'peepal-tree-8' })).status).toBe(200);
  });
});
