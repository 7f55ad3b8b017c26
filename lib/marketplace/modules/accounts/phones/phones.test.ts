import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { otps, users } from '../../../kernel/db/schema/accounts';
import { mailOutbox } from '../../../kernel/db/schema/mails';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { sendMails } from '../../../kernel/mail/outbox';

describe.each(testDatabases)('signing in by phone on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let numbers = 0;
  const newPhone = () => String(9_000_000_000 + ++numbers);
  const post = (path: string, body: unknown, token?: string) =>
    api.call('POST', `/api/user-auth/phone/${path}`, { body, token });

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

  /** Returns the code of the SMS that a call has sent; undefined if there was none. */
  async function codeOf(path: string, phone: string, token?: string) {
    const before = api.texts.length;
    const { body, status } = await post(path, { phone }, token);
    expect(status).toBe(200);
    await backgroundDone();
    const sms = api.texts.slice(before)[0];
    return { otp: /^\d{6}|\d{6}(?= है)/.exec(sms?.text ?? '')?.[0], sms, request: body.request };
  }

  async function owner(phone = newPhone()) {
    const shopper = await makeShopper(connection.db);
    const { otp, request } = await codeOf('confirm/send-code', phone, shopper.token);
    const { body } = await post('confirm', { phone, otp, request }, shopper.token);
    expect(body.user).toMatchObject({ phone, phone_verified: true });
    await forgetCodes(phone);
    return { ...shopper, phone };
  }
  const forgetCodes = (phone: string) => connection.db.delete(otps).where(eq(otps.phone, phone));
  const signIn = async (phone: string) => {
    const { otp } = await codeOf('send-code', phone);
    return post('sign-in', { phone, otp: otp ?? '000000' });
  };

  it('signs in to the account that has confirmed the number, however it is written', async () => {
    const { phone, email } = await owner();
    const { otp } = await codeOf('send-code', `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
    const { status, body } = await post('sign-in', { phone: `0${phone}`, otp });
    expect(status).toBe(200);
    expect(body.user.email).toBe(email);
    const profile = await api.call('GET', '/api/user-auth/profile', { token: body.token });
    expect(profile.body.user).toMatchObject({ phone, phone_verified: true });
    expect((await post('sign-in', { phone, otp })).status).toBe(422);
  });

  it('tells the account by mail, with the last four digits alone', async () => {
    const { phone, email } = await owner();
    await backgroundDone();
    const mail = api.mails.find(({ to }) => to === email);
    expect(mail?.text).toContain(phone.slice(-4));
    expect(mail?.text).not.toContain(phone);
  });

  it('answers the same for a number that nobody has confirmed, and sends nothing', async () => {
    const { phone } = await owner();
    const stranger = newPhone();
    await makeShopper(connection.db, { phone: stranger });
    const answers = await Promise.all(
      [phone, stranger].map((to) => post('send-code', { phone: to })),
    );
    await backgroundDone();
    expect(answers.map(({ status, body }) => [status, body.message, Object.keys(body)])[0]).toEqual(
      answers.map(({ status, body }) => [status, body.message, Object.keys(body)])[1],
    );
    expect(api.texts.filter(({ to }) => to === stranger)).toEqual([]);
    const tries = await Promise.all(
      [phone, stranger].map((to) => post('sign-in', { phone: to, otp: '000000' })),
    );
    expect(tries[0]?.body).toEqual(tries[1]?.body);
    expect(tries.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('gives a number to whoever proves it last', async () => {
    const former = await owner();
    const next = await owner(former.phone);
    expect((await signIn(former.phone)).body.user.email).toBe(next.email);
    const [row] = await connection.db.select().from(users).where(eq(users.id, former.id));
    expect(row).toMatchObject({ phone: former.phone, phoneVerifiedAt: null });
  });

  it('wants a confirmed e-mail address first', async () => {
    const { token } = await makeShopper(connection.db, { verifiedAt: null });
    const phone = newPhone();
    expect((await post('confirm/send-code', { phone }, token)).status).toBe(403);
    expect((await post('confirm', { phone, otp: '000000' }, token)).status).toBe(403);
  });

  it('ends with another number in the profile, or a new password', async () => {
    const { phone, token, email } = await owner();
    const put = (number: string) =>
      api.call('PUT', '/api/user-auth/profile', {
        token,
        body: { first_name: 'Asha', last_name: 'Rao', phone: number },
      });
    expect((await put(phone)).body.user.phone_verified).toBe(true);
    expect((await put(newPhone())).body.user.phone_verified).toBe(false);
    expect((await signIn(phone)).status).toBe(422);
    const { otp } = await codeOf('confirm/send-code', phone, token);
    await post('confirm', { phone, otp }, token);
    await api.call('POST', '/api/user-auth/forgot-password', { body: { email } });
    await backgroundDone();
    const code = /^\d{6}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0];
    const body = { email, otp: code, password: 'peepal-tree-8' };
    await api.call('POST', '/api/user-auth/reset-password', { body });
    await forgetCodes(phone);
    expect((await signIn(phone)).status).toBe(422);
  });

  it('ends after 90 days without a proof, and says so', async () => {
    const { phone, id } = await owner();
    const ago = (days: number) =>
      connection.db
        .update(users)
        .set({ phoneVerifiedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(users.id, id));
    await ago(89);
    expect((await signIn(phone)).status).toBe(200);
    await ago(91);
    await forgetCodes(phone);
    const { otp, sms } = await codeOf('send-code', phone);
    expect([otp, sms?.text]).toEqual([undefined, expect.stringContaining('90 days')]);
  });

  it('gives up after five wrong tries', async () => {
    const { phone } = await owner();
    const { otp, request } = await codeOf('send-code', phone);
    const wrong = otp === '123456' ? '654321' : '123456';
    for (let i = 0; i < 5; i++) await post('sign-in', { phone, otp: wrong, request });
    expect((await post('sign-in', { phone, otp, request })).status).toBe(422);
  });

  it('sends one code a minute, and a few an hour to a number', async () => {
    const { phone } = await owner();
    const asked = [];
    for (let i = 0; i < 9; i++) asked.push((await post('send-code', { phone })).status);
    expect(asked.filter((status) => status === 429).length).toBeGreaterThan(0);
    await backgroundDone();
    expect(api.texts.filter(({ to }) => to === phone)).toHaveLength(2);
  });

  it('has the outbox send a new code when the gateway fails', async () => {
    const { phone } = await owner();
    const { sendSms } = api.mailer;
    api.mailer.sendSms = () => Promise.reject(new Error('the gateway is down'));
    await post('send-code', { phone });
    await backgroundDone();
    const [waiting] = await connection.db.select().from(mailOutbox);
    expect(JSON.stringify(waiting?.content)).not.toMatch(/\b\d{6}\b/);
    api.mailer.sendSms = sendSms;
    await forgetCodes(phone);
    await sendMails({ db: connection.db, mailer: api.mailer }, new Date(Date.now() + 100_000));
    const otp = /^\d{6}/.exec(api.texts.at(-1)?.text ?? '')?.[0];
    expect((await post('sign-in', { phone, otp })).status).toBe(200);
    expect(await connection.db.select().from(mailOutbox)).toEqual([]);
  });

  it('is not there without SMS', async () => {
    api.mailer.sendSms = undefined;
    expect((await post('send-code', { phone: newPhone() })).status).toBe(404);
  });

  it('keeps a confirmed number unique in the database', async () => {
    const { phone } = await owner();
    const other = await makeShopper(connection.db, { phone });
    const confirm = connection.db
      .update(users)
      .set({ phoneVerifiedAt: sql`now()` })
      .where(eq(users.id, other.id));
    await expect(confirm).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'users_verified_phone_key' }),
    });
  });
});
