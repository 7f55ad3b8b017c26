import { testHost } from '../../app/testing/test-host';
import { operatorToken } from '../../modules/orders/testing/orders';
import type { Connection } from '../db/connection';
import { testDatabases } from '../db/testing/databases';

const levels = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;

describe.each(testDatabases)('bodies of calls on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const authorization = `Bearer ${operatorToken}`;
  async function send(path: string, type: string, body: string, method = 'POST') {
    const headers = { 'content-type': type, authorization };
    const answer = await api.host.request(path, { method, headers, body });
    return { status: answer.status, body: await answer.json() };
  }

  it('refuses JSON of more than 50 levels, where nothing reads the deep field either', async () => {
    for (const [path, method] of [
      ['/api/operator/brands', 'POST'],
      ['/api/operator/limits/refunds', 'PUT'],
      ['/api/user-auth/login', 'POST'],
      ['/api/shorten-url', 'POST'],
    ] as const) {
      const body = `{"name":"Diya","slug":"diya-deep","url":"/deals","more":${levels(9000)}}`;
      const answer = await send(path, 'application/json', body, method);
      expect([path, answer.status]).toEqual([path, 400]);
    }
    const brands = await send('/api/operator/brands', 'application/json', '', 'GET').catch(() => 0);
    expect(JSON.stringify(brands)).not.toContain('diya-deep');
    const shallow = `{"name":"Diya","slug":"diya-flat","more":${levels(48)}}`;
    const made = await send('/api/operator/brands', 'application/json', shallow);
    expect(made.status).toBe(422);
  });

  it('refuses forms with names without end before it parses them', async () => {
    const name = 'a'.repeat(9_000_000);
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nb\r\n--x--\r\n`;
    const { status, body } = await send(
      '/api/support-attachments',
      'multipart/form-data; boundary=x',
      form,
    );
    expect([status, body.success]).toEqual([400, false]);
  });

  it('takes no JSON and no form where the body is a file', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const { status, body } = await send('/api/operator/imports?name=a.csv', type, '{"a":1}');
      expect([status, body]).toEqual([415, { success: false, message: expect.any(String) }]);
    }
  });

  it.each(['0x10', '+1', '1%20', '01', '1e3', '1.0', '0', '-1', '%EF%BC%91'])(
    'takes %s for no id',
    async (id) => {
      for (const path of [`/api/products/${id}`, `/api/products/${id}/reviews`]) {
        const { status } = await api.call('GET', path);
        expect([404, 422]).toContain(status);
      }
      const answer = await api.call('GET', `/api/operator/log?operator=${id}`, {
        token: operatorToken,
      });
      expect(answer.status).toBe(422);
    },
  );
});
