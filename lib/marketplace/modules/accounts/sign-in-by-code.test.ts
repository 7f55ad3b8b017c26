import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { codeRequests, otps, users } from '../../kernel/db/schema/accounts';
import { cartLines } from '../../kernel/db/schema/cart';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { pune } from '../orders/testing/orders';

describe.each(testDatabases)('signing in by a code on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let strangers = 0;
  const post = (path: string, body: unknown, token?: string) =>
    api.call('POST', `/api/user-auth/${path}`, { body, token });
  const stranger = () => `stranger-${++strangers}@example.in`;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  async function ask(email: string, request?: string) {
    const before = api.mails.length;
    const answer = await post('send-otp', { email, purpose: 'sign_in', request });
    await backgroundDone();
    const mail = api.mails.slice(before)[0];
    return { answer, mail, otp: /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '' };
  }
  const enter = (email: string, otp: string, more: object = {}) =>
    post('verify-otp', { email, otp, purpose: 'sign_in', ...more });
  const wrong = (otp: string) => (otp === '123456' ? '654321' : '123456');
  const account = async (email: string) =>
    (await connection.db.select().from(users).where(eq(users.email, email)))[0];

  it('opens an account for a new address, named by its first address', async () => {
    const email = stranger();
    const { otp, mail } = await ask(email);
    expect(mail?.text).toContain('Hello,\n');
    const { status, body } = await enter(email, otp);
    expect(status).toBe(200);
    expect(body.user).toEqual({ first_name: '', last_name: '', email, is_verified: true });
    const { token } = body;
    await api.call('POST', '/api/addresses', {
      token,
      body: { ...pune, full_name: 'आशा देवी राव' },
    });
    const profile = await api.call('GET', '/api/user-auth/profile', { token });
    expect(profile.body.user).toMatchObject({ first_name: 'आशा देवी', last_name: 'राव' });
    await api.call('POST', '/api/addresses', { token, body: { ...pune, full_name: 'Other Name' } });
    expect((await account(email))?.firstName).toBe('आशा देवी');
  });

  it('signs an owner in, who keeps name and password', async () => {
    const { email } = await makeShopper(connection.db, { password: 'banyan-tree-7' });
    const { otp } = await ask(email);
    expect((await enter(email, otp)).body.token).toEqual(expect.any(String));
    expect((await post('login', { email, password: 'banyan-tree-7' })).status).toBe(200);
  });

  it('answers the same whether there is an account or not', async () => {
    const { email } = await makeShopper(connection.db);
    const [known, unknown] = [await ask(email), await ask(stranger())];
    const said = ({ answer: { status, body } }: typeof known) => ({
      status,
      message: body.message,
      fields: Object.keys(body),
    });
    expect(said(known)).toEqual(said(unknown));
    const nobody = await enter(stranger(), '123456');
    const somebody = await enter(email, wrong(known.otp));
    expect([nobody.status, nobody.body]).toEqual([somebody.status, somebody.body]);
    expect(nobody.status).toBe(422);
  });

  it('takes an account from a stranger who signed the address up before', async () => {
    const email = stranger();
    const body = { first_name: 'Not', last_name: 'You', email, password: 'peepal-tree-8' };
    await post('signup', body);
    await backgroundDone();
    const before = await post('login', { email, password: body.password });
    const product = await makeProduct(connection.db);
    const line = { product_id: product.id, store_id: product.storeId, quantity: '1' };
    await api.call('POST', '/api/cart', { token: before.body.token, body: line });
    const { otp } = await ask(email);
    expect((await enter(email, otp)).body.user).toEqual({
      first_name: '',
      last_name: '',
      email,
      is_verified: true,
    });
    expect((await post('login', { email, password: body.password })).status).toBe(401);
    const cart = await api.call('GET', '/api/cart', { token: before.body.token });
    expect(cart.status).toBe(401);
    const { id } = (await account(email)) ?? { id: 0 };
    expect(await connection.db.select().from(cartLines).where(eq(cartLines.userId, id))).toEqual(
      [],
    );
  });

  it('gives up after five wrong tries, by whatever request', async () => {
    const email = stranger();
    const { answer, otp } = await ask(email);
    const { request } = answer.body;
    for (let i = 0; i < 5; i++) {
      expect((await enter(email, wrong(otp), { request })).status).toBe(422);
    }
    expect((await enter(email, otp, { request })).status).toBe(422);
    expect((await enter(email, otp)).status).toBe(422);
  });

  it('works once', async () => {
    const email = stranger();
    const { otp } = await ask(email);
    expect((await enter(email, otp)).status).toBe(200);
    expect((await enter(email, otp)).status).toBe(422);
  });

  it('mails at most one code a minute, also when asked all at once', async () => {
    const email = stranger();
    const before = api.mails.length;
    await Promise.all([1, 2, 3].map(() => post('send-otp', { email, purpose: 'sign_in' })));
    await backgroundDone();
    expect(api.mails.length - before).toBe(1);
    expect(await connection.db.select().from(otps).where(eq(otps.email, email))).toHaveLength(1);
    const asked = eq(codeRequests.email, email);
    expect(await connection.db.select().from(codeRequests).where(asked)).toHaveLength(3);
  });

  it('does not confirm by a code for another purpose', async () => {
    const { email } = await makeShopper(connection.db);
    const { otp } = await ask(email);
    expect((await post('verify-otp', { email, otp, purpose: 'reset' })).status).toBe(422);
    expect((await post('verify-otp', { email, otp, purpose: 'verify' })).status).toBe(422);
  });
});
