import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { otps } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper, makeStore } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { memoryLimiter } from '../../kernel/limits/limiter';
import { limits } from '../../kernel/limits/limits';
import { rememberDevice } from './sessions/known-devices';

const password = 'banyan-tree-7';

describe.each(testDatabases)('whoever tries at a stranger’s account on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let email: string;
  let addresses = 0;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    api = testHost(connection, { limiter: memoryLimiter() });
    ({ email } = await makeShopper(connection.db, { password }));
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  type Call = { body?: object; device?: string; address?: string };
  /** Calls from a new network address unless one is given. */
  async function post(path: string, { body, device, address }: Call = {}) {
    const answer = await api.host.request(
      `/api/user-auth/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(device && { 'x-device': device }) },
        body: JSON.stringify({ email, ...body }),
      },
      { address: address ?? `2001:db8::${(++addresses).toString(16)}` },
    );
    return { status: answer.status, body: await answer.json() };
  }
  const logIn = (given: string, more: Call = {}) =>
    post('login', { ...more, body: { password: given } });
  const repeat = async (times: number, call: () => Promise<unknown>) => {
    for (let i = 0; i < times; i++) await call();
  };
  async function mailed(path: string, more: Call = {}) {
    const { body } = await post(path, more);
    await backgroundDone();
    const otp = /\d{6}/.exec(api.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    return { otp, request: body.request as string };
  }
  const wrong = (otp: string) => (otp === '123456' ? '654321' : '123456');
  const later = () =>
    connection.db
      .update(otps)
      .set({ createdAt: sql`${otps.createdAt} - interval '61 seconds'` })
      .where(eq(otps.email, email));

  it('locks strangers out by wrong passwords, not a device that signed in before', async () => {
    const { device } = (await logIn(password)).body;
    await repeat(limits.sign_in.account.tries + 1, () => logIn('wrong'));
    expect((await logIn(password)).status).toBe(429);
    expect((await logIn(password, { device: 'x'.repeat(43) })).status).toBe(429);
    const back = await logIn(password, { device });
    expect(back).toMatchObject({ status: 200, body: { device: expect.any(String) } });
  });

  it('knows no token that was there before the sign-in, on any audience’s account', async () => {
    const { device: planted } = (await logIn(password)).body;
    ({ email } = await makeShopper(connection.db, { password }));
    const { device } = (await logIn(password, { device: planted })).body;
    expect(device).not.toBe(planted);
    await repeat(limits.sign_in.account.tries, () => logIn('wrong'));
    expect((await logIn(password, { device: planted })).status).toBe(429);
    expect((await logIn(password, { device })).status).toBe(200);
  });

  it('leaves a device its token, so that a sign-in whose answer was lost costs nothing', async () => {
    const { device } = (await logIn(password)).body;
    await logIn(password, { device });
    await repeat(limits.sign_in.account.tries, () => logIn('wrong'));
    expect((await logIn(password, { device })).body.device).toBe(device);
  });

  it('leaves a shared device known to everybody who signs in on it', async () => {
    const first = email;
    const { device } = (await logIn(password)).body;
    ({ email } = await makeShopper(connection.db, { password }));
    const { device: renewed } = (await logIn(password, { device })).body;
    email = first;
    await repeat(limits.sign_in.account.tries, () => logIn('wrong'));
    expect((await logIn(password, { device })).status).toBe(429);
    expect((await logIn(password, { device: renewed })).status).toBe(200);
  });

  it('is not let in by a device of another account', async () => {
    const { device } = (await logIn(password)).body;
    ({ email } = await makeShopper(connection.db, { password }));
    await repeat(limits.sign_in.account.tries, () => logIn('wrong'));
    expect((await logIn(password, { device })).status).toBe(429);
  });

  it('cannot keep the owner from coming in with a new password, on any device', async () => {
    await repeat(limits.sign_in.account.tries + 1, () => logIn('wrong'));
    const { otp, request } = await mailed('forgot-password');
    const next = 'peepal-tree-8';
    const reset = await post('reset-password', { body: { otp, request, password: next } });
    expect((await logIn(next)).status).toBe(429);
    expect((await logIn(next, { device: reset.body.device })).status).toBe(200);
  });

  it('does not use up the tries of a device that signed in before', async () => {
    const { device } = (await logIn(password)).body;
    const { otp } = await mailed('forgot-password', { device });
    const check = (code: string, more: { asked?: string; device?: string } = {}) =>
      post('verify-otp', {
        body: { otp: code, purpose: 'reset', request: more.asked },
        device: more.device,
      });
    const theirs = await mailed('forgot-password');
    await repeat(3, () => check(wrong(otp), { asked: theirs.request }));
    await repeat(3, () => check(wrong(otp)));
    expect((await check(otp, { asked: theirs.request })).status).toBe(422);
    expect((await check(otp, { device })).status).toBe(200);
  });

  it('cannot make their request serve another address', async () => {
    const { otp, request } = await mailed('forgot-password');
    const owner = email;
    ({ email } = await makeShopper(connection.db, { password }));
    const theirs = await mailed('forgot-password', { body: { request } });
    expect(theirs.request).not.toBe(request);
    email = owner;
    expect((await post('verify-otp', { body: { otp, purpose: 'reset', request } })).status).toBe(
      200,
    );
  });

  it('cannot ask for so many codes that a known device gets none', async () => {
    const { device } = (await logIn(password)).body;
    await repeat(limits.code.account.tries + 1, () => post('forgot-password'));
    await backgroundDone();
    expect((await post('forgot-password')).status).toBe(429);
    await later();
    api.mails.length = 0;
    const { otp, request } = await mailed('forgot-password', { device });
    expect(api.mails).toHaveLength(1);
    expect((await post('verify-otp', { body: { otp, purpose: 'reset', request } })).status).toBe(
      200,
    );
  });

  it('does not use up a vendor’s code either', async () => {
    const { careEmail, vendorId } = await makeStore(connection.db);
    const device = await rememberDevice(connection.db, { vendorId });
    const call = (path: string, body: object, headers = {}) =>
      api.call('POST', `/api/stores/${path}`, { body: { email: careEmail, ...body }, headers });
    await call('forgot-password', {});
    await backgroundDone();
    const otp = /\d{6}/.exec(api.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    const reset = (code: string, headers = {}) =>
      call('reset-password', { otp: code, password: 'peepal-tree-8' }, headers);
    await repeat(6, () => reset(wrong(otp)));
    expect((await reset(otp)).status).toBe(422);
    expect((await reset(otp, { 'x-device': device })).status).toBe(200);
  });

  it('becomes no known device of an account that nobody has verified', async () => {
    const unverified = await makeShopper(connection.db, { password, verifiedAt: null });
    email = unverified.email;
    expect((await logIn(password)).body).not.toHaveProperty('device');
  });
});
