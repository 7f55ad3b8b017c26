import { eq } from 'drizzle-orm';
import { rolesOf } from '@/lib/contract/access';
import { operatorRoles } from '@/lib/contract/schemas/operators/roles';
import { rowOf } from '../../app/testing/contract-rows';
import { operatorRoutes } from '../../app/testing/operator-access';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { operatorLog } from '../../kernel/db/schema/operators';
import { testDatabases } from '../../kernel/db/testing/databases';
import { totpAt } from './sign-in/second-factor';
import { makeOperator } from './testing/make-operator';

const password = 'peepal-tree-8';

describe.each(testDatabases)('operators on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = 'the-key-of-the-market';
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const logIn = (body: object) => api.call('POST', '/api/operator/login', { body });
  const key = { token: 'the-key-of-the-market' };
  let made = 0;
  const add = async () => {
    made += 1;
    const body = { email: `op${made}@haat.example`, name: 'Meera', role: 'support' };
    return (await api.call('POST', '/api/operator/operators', { ...key, body })).body.data;
  };

  it('sets password and app up at the first sign-in, and asks for both from then on', async () => {
    const { email, temporary_password: given } = await add();
    const first = (await logIn({ email, password: given })).body;
    expect(first).toMatchObject({ needs: 'enrol', totp_url: expect.stringContaining('Haat') });
    const now = { email, password: given, otp: totpAt(first.secret) };
    expect((await logIn(now)).body.errors).toHaveProperty('new_password');
    expect((await logIn({ ...now, new_password: given })).body.errors).toHaveProperty(
      'new_password',
    );
    const opened = (await logIn({ ...now, new_password: password })).body;
    expect(opened).toMatchObject({ data: { email, role: 'support', recovery_codes: 10 } });
    expect(opened.recovery_codes).toHaveLength(10);
    expect((await logIn({ email, password: given })).status).toBe(401);
    expect((await logIn({ email, password })).body).toEqual({ success: true, needs: 'otp' });
    const again = await logIn({ email, password, otp: now.otp });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['otp']]);
    const later = totpAt(first.secret, Date.now() + 30_000);
    expect((await logIn({ email, password, otp: later })).status).toBe(200);
  });

  it('counts wrong codes on, whatever else the password is good for, also of an open session', async () => {
    const { email, temporary_password: given } = await add();
    const { secret } = (await logIn({ email, password: given })).body;
    const first = { email, password: given, otp: totpAt(secret), new_password: password };
    const { token } = (await logIn(first)).body;
    const guess = { email, password, recovery_code: 'aaaa-bbbb-cccc' };
    const tried = [];
    for (let n = 0; n < 6; n++) tried.push(await logIn(guess), await logIn({ email, password }));
    expect(tried.at(-1)?.status).toBe(429);
    const renewed = [];
    const body = { otp: '00000x' };
    for (let n = 0; n < 11; n++) {
      renewed.push(await api.call('POST', '/api/operator/me/recovery-codes', { token, body }));
    }
    expect(renewed.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { email, temporary_password: given } = await add();
    const { secret } = (await logIn({ email, password: given })).body;
    const otp = totpAt(secret);
    const enrolled = await logIn({ email, password: given, otp, new_password: password });
    const [code] = enrolled.body.recovery_codes;
    const spent = await logIn({ email, password, recovery_code: code.toUpperCase() });
    expect(spent.body.data.recovery_codes).toBe(9);
    expect((await logIn({ email, password, recovery_code: code })).status).toBe(422);
  });

  it('lists an operator’s own sessions and ends them, and nobody else’s', async () => {
    const me = await makeOperator(connection.db);
    const other = await makeOperator(connection.db);
    const list = async (token: string) =>
      (await api.call('GET', '/api/operator/sessions', { token })).body.data;
    const [{ id }] = await list(me.token);
    const end = (token: string) => api.call('DELETE', `/api/operator/sessions/${id}`, { token });
    expect((await end(other.token)).status).toBe(404);
    expect((await end(me.token)).status).toBe(200);
    expect((await api.call('GET', '/api/operator/me', { token: me.token })).status).toBe(401);
    expect((await api.call('GET', '/api/operator/me', key)).status).toBe(404);
  });

  it.each(Object.entries(operatorRoutes))(
    '%s is for the roles that have its permission',
    async (route, body) => {
      const [method = '', template = ''] = route.split(' ');
      const path = template.replace(/\{\w+\}/g, '99999999');
      const allowed = rolesOf(rowOf(route).access);
      for (const role of operatorRoles) {
        const { token } = await makeOperator(connection.db, { role });
        const { status } = await api.call(method as 'GET', path, { token, body });
        expect([role, status === 403]).toEqual([role, !allowed.includes(role)]);
      }
    },
  );

  it('shows what the market turns over to those alone who have to do with money', async () => {
    const seen = [];
    for (const role of ['owner', 'catalogue', 'support', 'finance'] as const) {
      const { token } = await makeOperator(connection.db, { role });
      const { days } = (await api.call('GET', '/api/operator/today', { token })).body.data;
      seen.push(days?.length ?? null);
    }
    expect(seen).toEqual([30, null, null, 30]);
  });

  it('writes every write into a log that nobody can change, without secrets', async () => {
    const { id, token, name } = await makeOperator(connection.db, { role: 'owner' });
    const body = { email: 'x@haat.example', name: 'X', role: 'nobody', password: 'hidden-7-words' };
    await api.call('POST', '/api/operator/operators', { token, body });
    const log = await api.call('GET', `/api/operator/log?operator=${id}`, { token });
    const { lines } = log.body.data;
    expect(lines).toMatchObject([
      { operator: name, action: 'POST /api/operator/operators', subject: 'operators', status: 422 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hidden-7-words');
    const mine = eq(operatorLog.operatorId, id);
    await expect(
      connection.db.update(operatorLog).set({ status: 200 }).where(mine),
    ).rejects.toThrow();
    await expect(connection.db.delete(operatorLog).where(mine)).rejects.toThrow();
  });

  it('is closed with OPERATOR_AREA=off, but for the key', async () => {
    const { token } = await makeOperator(connection.db);
    process.env.OPERATOR_AREA = 'off';
    try {
      expect((await api.call('GET', '/api/operator/today', { token })).status).toBe(401);
      expect((await logIn({ email: 'a@b.in', password })).status).toBe(404);
      expect((await api.call('GET', '/api/operator/today', key)).status).toBe(200);
      delete process.env.OPERATOR_TOKEN;
      expect((await api.call('GET', '/api/operator/today', key)).status).toBe(404);
    } finally {
      delete process.env.OPERATOR_AREA;
      process.env.OPERATOR_TOKEN = key.token;
    }
  });
});
