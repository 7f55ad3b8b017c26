import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { operators } from '../../../kernel/db/schema/operators';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../testing/make-operator';

type Owner = Awaited<ReturnType<typeof makeOperator>>;

describe.each(testDatabases)('the team of operators on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const key = 'the-key-of-the-market';
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = key;
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });
  let owner: Owner;
  let second: Owner;
  beforeEach(async () => {
    await connection.db.update(operators).set({ removedAt: sql`now()` });
    owner = await makeOperator(connection.db);
    second = await makeOperator(connection.db);
  });

  const call = (method: 'PUT' | 'POST', path: string, body: object, token = owner.token) =>
    api.call(method, `/api/operator/operators${path}`, { token, body });
  const me = (token: string) => api.call('GET', '/api/operator/me', { token });
  let made = 0;
  const newcomer = () => ({ email: `new${++made}@haat.example`, name: 'Meera', role: 'support' });

  const changes = (id: number): ['PUT' | 'POST', string, object][] => [
    ['POST', '', newcomer()],
    ['PUT', `/${id}`, { role: 'finance' }],
    ['POST', `/${id}/reset`, {}],
    ['POST', `/${id}/remove`, {}],
  ];

  it('refuses every change without a fresh authenticator code, with a wrong one and a used one', async () => {
    const before = await connection.db.select().from(operators);
    for (const [method, path, body] of changes(second.id)) {
      const bare = await call(method, path, body);
      expect([path, bare.status, Object.keys(bare.body.errors)]).toEqual([path, 422, ['otp']]);
      expect((await call(method, path, { ...body, otp: '000000' })).status).toBe(422);
    }
    expect(await connection.db.select().from(operators)).toEqual(before);
    const otp = await owner.freshCode();
    expect((await call('POST', '', { ...newcomer(), otp })).status).toBe(201);
    expect((await call('POST', '', { ...newcomer(), otp })).status).toBe(422);
  });

  it('lets a copied session guess ten codes at most', async () => {
    const tried = [];
    for (let n = 0; n < 12; n++) {
      tried.push((await call('POST', `/${second.id}/reset`, { otp: '00000x' })).status);
    }
    expect(tried).toEqual([...Array(10).fill(422), 429, 429]);
  });

  it('takes each change with a fresh code, and mails every owner of before about it', async () => {
    for (const [method, path, body] of changes(second.id)) {
      api.mails.length = 0;
      const { status } = await call(method, path, { ...body, otp: await owner.freshCode() });
      expect([path, status < 300]).toEqual([path, true]);
      await backgroundDone();
      const mail = api.mails.find(({ to }) => to === owner.email);
      expect([path, mail?.text.includes(owner.name)]).toEqual([path, true]);
    }
  });

  it('changes nobody’s own account, whatever the code', async () => {
    for (const [method, path, body] of changes(owner.id).slice(1)) {
      const { status } = await call(method, path, { ...body, otp: await owner.freshCode() });
      expect([path, status]).toEqual([path, 409]);
    }
    expect((await me(owner.token)).status).toBe(200);
  });

  it('keeps the last owner, also from the market’s key', async () => {
    await call('POST', `/${second.id}/remove`, { otp: await owner.freshCode() });
    for (const [method, path, body] of changes(owner.id).slice(1)) {
      if (path.endsWith('reset')) continue;
      expect((await call(method, path, body, key)).status).toBe(409);
    }
  });

  it('of two owners who remove each other keeps one', async () => {
    const codes = await Promise.all([owner.freshCode(), second.freshCode()]);
    const answers = await Promise.all([
      call('POST', `/${second.id}/remove`, { otp: codes[0] }),
      call('POST', `/${owner.id}/remove`, { otp: codes[1] }, second.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends the sessions of whoever is reset or removed, and takes the app away', async () => {
    const otp = await owner.freshCode();
    const reset = await call('POST', `/${second.id}/reset`, { otp });
    expect(reset.body.data.is_set_up).toBe(false);
    expect((await me(second.token)).status).toBe(401);
    const third = await makeOperator(connection.db);
    const remove = async () =>
      call('POST', `/${third.id}/remove`, { otp: await owner.freshCode() });
    expect((await remove()).status).toBe(200);
    expect((await me(third.token)).status).toBe(401);
    expect((await remove()).status).toBe(404);
  });

  it('gives passwords that stop working after a day', async () => {
    const { email, temporary_password: password } = (await call('POST', '', newcomer(), key)).body
      .data;
    const logIn = () => api.call('POST', '/api/operator/login', { body: { email, password } });
    expect((await logIn()).body).toMatchObject({ needs: 'enrol' });
    const lapsed = { temporaryUntil: sql`${operators.temporaryUntil} - interval '24 hours'` };
    await connection.db.update(operators).set(lapsed).where(eq(operators.email, email));
    const late = await logIn();
    expect([late.status, late.body.message]).toEqual([
      401,
      'This temporary password has expired. Ask an owner for a new one.',
    ]);
  });
});
