import { desc, eq, sql } from 'drizzle-orm';
import { callerOf } from '@/lib/contract/access';
import { contract } from '@/lib/contract/contract';
import type { Rows } from '@/lib/contract/row';
import { allTexts } from '@/lib/i18n/testing/all-texts';
import { dayOf, daysAfter } from '@/lib/time/india';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { brands } from '../../kernel/db/schema/catalog';
import { operatorLog } from '../../kernel/db/schema/operators';
import { testDatabases } from '../../kernel/db/testing/databases';
import { doneKey, doneWords } from './team/done-words';
import { makeOperator } from './testing/make-operator';

describe.each(testDatabases)('the log of operators on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let owner: Awaited<ReturnType<typeof makeOperator>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    owner = await makeOperator(connection.db);
  });
  afterAll(() => connection.close());

  const brandsCalled = (slug: string) =>
    connection.db.select().from(brands).where(eq(brands.slug, slug));
  const lastLine = async () => {
    const [line] = await connection.db
      .select()
      .from(operatorLog)
      .orderBy(desc(operatorLog.id))
      .limit(1);
    return line;
  };
  const post = (body: string) =>
    api.host.request('/api/operator/brands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body,
    });

  it('has a line for a write whose body is nested 9,000 deep, or there is no write', async () => {
    const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`;
    await post(`{"name":"Deep","slug":"deep","extra":${deep}}`);
    const made = await brandsCalled('deep');
    const line = await lastLine();
    expect(made.length === 0 || line?.action === 'POST /api/operator/brands').toBe(true);
  });

  it('lets nothing be written where the line cannot be', async () => {
    await connection.db.execute(
      sql`alter table operator_log add constraint full_disk check (subject <> 'brands') not valid`,
    );
    try {
      expect((await post('{"name":"Unlogged","slug":"unlogged"}')).status).toBe(500);
      expect(await brandsCalled('unlogged')).toEqual([]);
    } finally {
      await connection.db.execute(sql`alter table operator_log drop constraint full_disk`);
    }
  });

  it('says what a row was and what it became, without secrets', async () => {
    await post('{"name":"Diya","slug":"diya-1"}');
    const [brand] = await brandsCalled('diya-1');
    const { token } = owner;
    const body = { name: 'Diya Lamps', slug: 'diya-1' };
    await api.call('PUT', `/api/operator/brands/${brand?.id}`, { token, body });
    const other = await makeOperator(connection.db);
    const otp = await owner.freshCode();
    await api.call('POST', `/api/operator/operators/${other.id}/reset`, { token, body: { otp } });
    const { lines } = (await api.call('GET', '/api/operator/log', { token })).body.data;
    expect(lines[1].changes[0]).toMatchObject({
      of: 'brands',
      row: String(brand?.id),
      fields: expect.arrayContaining([{ name: 'name', before: 'Diya', after: 'Diya Lamps' }]),
    });
    const reset = lines[0].changes.find(({ row }: { row: string }) => row === String(other.id));
    expect(reset.fields).toContainEqual({ name: 'password_hash', before: '…', after: '…' });
  });

  it('names both values of a setting that was changed', async () => {
    const { token } = owner;
    const put = (acknowledge_hours: number) =>
      api.call('PUT', '/api/operator/settings/support', {
        token,
        body: { value: { acknowledge_hours, answer_days: 30 } },
      });
    await put(40);
    await put(24);
    const { lines } = (await api.call('GET', '/api/operator/log?limit=1', { token })).body.data;
    expect(lines[0].changes).toEqual([
      {
        of: 'setting_versions',
        row: 'support',
        fields: [{ name: 'value.acknowledge_hours', before: '40', after: '24' }],
      },
    ]);
  });

  const lines = async (query: string, lang?: 'en' | 'hi') =>
    (await api.call('GET', `/api/operator/log?${query}`, { token: owner.token, lang })).body.data
      .lines;

  it('says in words of both languages what was done', async () => {
    await post('{"name":"Rangoli","slug":"rangoli"}');
    expect((await lines('limit=1', 'en'))[0]).toMatchObject({ done: 'Added a brand' });
    expect((await lines('limit=1', 'hi'))[0]).toMatchObject({ done: 'ब्रांड जोड़ा' });
  });

  it('has words for every write of the contract, and for no other', () => {
    const writes = Object.values<Rows>(contract)
      .flatMap(Object.values)
      .filter(({ access, method }) => callerOf(access).kind === 'operator' && method !== 'GET');
    const keys = writes.map(({ method, path }) => `api.done.${doneKey(`${method} ${path}`)}`);
    const written = [...allTexts.en.keys()].filter((key) => key.startsWith('api.done.'));
    expect(keys.sort()).toEqual(written.sort());
  });

  it('shows the route of a line that an earlier release has written', () => {
    expect(doneWords('POST /api/operator/gone/{id}', 'en')).toBe('POST /api/operator/gone/{id}');
  });

  it('is filtered by person, day and thing', async () => {
    const other = await makeOperator(connection.db);
    await post('{"name":"Kolam","slug":"kolam"}');
    const [brand] = await brandsCalled('kolam');
    const change = { token: other.token, body: { name: 'Kolam Art', slug: 'kolam' } };
    await api.call('PUT', `/api/operator/brands/${brand?.id}`, change);
    const today = dayOf(new Date());
    const found = (query: string) => lines(query).then((all: object[]) => all.length);
    expect(await lines(`operator=${other.id}`)).toMatchObject([{ subject: `brands/${brand?.id}` }]);
    expect(await lines(`thing=${brand?.id}`)).toMatchObject([{ subject: `brands/${brand?.id}` }]);
    expect(await found(`operator=${other.id}&from=${today}&to=${today}`)).toBe(1);
    expect(await found(`operator=${other.id}&to=${daysAfter(today, -1)}`)).toBe(0);
    expect(await found(`operator=${other.id}&from=${daysAfter(today, 1)}`)).toBe(0);
    expect(await found(`thing=${brand?.id}&operator=${owner.id}`)).toBe(0);
    const wrong = await api.call('GET', '/api/operator/log?from=today', { token: owner.token });
    expect(wrong.status).toBe(422);
  });

  it('takes the answer once and nothing else', async () => {
    const line = await lastLine();
    const mine = eq(operatorLog.id, line?.id ?? 0);
    const set = (change: object) => connection.db.update(operatorLog).set(change).where(mine);
    await expect(set({ status: 404 })).rejects.toThrow();
    await expect(set({ subject: 'elsewhere' })).rejects.toThrow();
  });

  it('has no line for reading, also by HEAD, which answers as GET does', async () => {
    const before = await lastLine();
    const headers = { authorization: `Bearer ${owner.token}` };
    const head = await api.host.request('/api/operator/today', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await lastLine()).toEqual(before);
  });
});
