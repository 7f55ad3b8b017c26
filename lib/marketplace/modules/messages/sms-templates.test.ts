import { smsKinds } from '@/lib/contract/schemas/operators/sms-templates';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeOperator } from '../operators/testing/make-operator';

describe.each(testDatabases)('registered templates of SMS on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    ({ token } = await makeOperator(connection.db));
  });
  afterAll(() => connection.close());

  const path = '/api/operator/sms-templates';
  const body = {
    template_id: '1007 0000 0000 0000 001',
    text: 'Code {#var#}, {#numeric#} minutes',
    variables: ['otp', 'minutes'],
  };
  const put = (change: object, kind = 'sign_in') =>
    api.call('PUT', `${path}/${kind}/en`, { token, body: { ...body, ...change } });
  const rowOf = async (kind: string) => {
    const { data } = (await api.call('GET', path, { token })).body;
    return data.find(
      (row: { kind: string; locale: string }) => row.kind === kind && row.locale === 'en',
    );
  };

  it('lists every kind in both languages, with the text to be registered', async () => {
    const { data } = (await api.call('GET', path, { token })).body;
    expect(data).toHaveLength(smsKinds.length * 2);
    expect(await rowOf('out_for_delivery')).toMatchObject({
      own_variables: ['number', 'store', 'code'],
      own_text: expect.stringContaining('{#var#}'),
      registered: null,
    });
  });

  it('keeps one template for a kind and language, the newest', async () => {
    expect((await put({})).status).toBe(200);
    expect((await put({ text: '{#var#} - code for {#var#} minutes' })).status).toBe(200);
    expect((await rowOf('sign_in')).registered).toMatchObject({
      template_id: '1007000000000000001',
      text: '{#var#} - code for {#var#} minutes',
    });
  });

  it.each([
    [{ template_id: '12345' }, 'template_id'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(501) }, 'text'],
    [{ variables: ['otp'] }, 'variables'],
    [{ variables: ['otp', 'store'] }, 'variables'],
    [{ variables: ['minutes', 'minutes'] }, 'variables'],
    [{ variables: ['otp', 'password'] }, 'variables.1'],
  ])('refuses %j', async (change, field) => {
    const refused = await put(change);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('refuses a kind or language that is not there', async () => {
    expect((await put({}, 'lottery')).status).toBeGreaterThanOrEqual(400);
  });

  it('forgets a template, once', async () => {
    const remove = () => api.call('DELETE', `${path}/sign_in/en`, { token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await rowOf('sign_in')).registered).toBeNull();
  });
});
