import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import en from '@/messages/en.json';
import { ApiError, apiTimeout, request, whenUnauthorized } from './request';

type Reply = { status: number; type?: string; body?: string };

const replies: Record<string, Reply> = {
  '/api/ok': json(200, { success: true, data: 7 }),
  '/api/nothing': { status: 204 },
  '/api/refused': json(422, {
    success: false,
    message: 'Pincode must be 6 digits.',
    errors: { pincode: 'Pincode must be 6 digits.' },
    data: { hint: 1 },
  }),
  '/api/speechless': json(409, { success: false }),
  '/api/signed-out': json(401, {
    success: false,
    message: 'Please log in to perform this action.',
  }),
  '/api/html-500': { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  '/api/html-404': { status: 404, type: 'text/html', body: '<h1>Not found</h1>' },
  '/api/html-200': { status: 200, type: 'text/html', body: '<h1>Hello</h1>' },
  '/api/broken-json': { status: 500, type: 'application/json', body: '{"succ' },
};

let server: Server;
let last: { request: IncomingMessage; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    last = { request, body: Buffer.concat(chunks).toString() };
    const reply = replies[new URL(request.url ?? '/', 'http://x').pathname];
    if (!reply) return; // never answers
    const type = reply.type ? { 'content-type': reply.type } : {};
    response.writeHead(reply.status, { ...type, 'x-request-id': 'id-of-request' });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  delete process.env.API_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

afterEach(() => whenUnauthorized(undefined));

function json(status: number, body: unknown): Reply {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call to the API host', () => {
  it('answers the JSON', async () => {
    expect(await request('/api/ok')).toEqual({ success: true, data: 7 });
  });

  it('takes 204 as success with null', async () => {
    expect(await request('/api/nothing', { method: 'DELETE' })).toBeNull();
  });

  it('sends the bearer token, the language, the query and JSON', async () => {
    await request('/api/ok', {
      method: 'POST',
      token: 'secret',
      lang: 'hi',
      query: { page: 2, brand: undefined, search: 'लाल कुर्ता' },
      body: { quantity: '3' },
      idempotencyKey: 'k1',
    });
    expect(last.request.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
    const { searchParams } = new URL(last.request.url ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      search: 'लाल कुर्ता',
      lang: 'hi',
    });
    expect(JSON.parse(last.body)).toEqual({ quantity: '3' });
  });

  it('sends form data as multipart', async () => {
    const form = new FormData();
    form.set('store_name', 'Aarohi');
    await request('/api/ok', { method: 'POST', body: form });
    expect(last.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last.body).toContain('Aarohi');
  });

  it('fails without an endpoint', async () => {
    expect(await failureOf(request(''))).toMatchObject({
      code: 'endpoint_required',
      message: 'API endpoint is required',
    });
  });

  it("gives a JSON error's own message, its fields and its data", async () => {
    expect(await failureOf(request('/api/refused'))).toMatchObject({
      code: 'api',
      status: 422,
      message: 'Pincode must be 6 digits.',
      fields: { pincode: 'Pincode must be 6 digits.' },
      data: { hint: 1 },
    });
  });

  const catalogue: [path: string, code: string, message: string][] = [
    [
      '/api/speechless',
      'unknown_api_error',
      'An unknown API error occurred. Check the console for details.',
    ],
    [
      '/api/html-500',
      'server_problem',
      "There was a problem with the server. Please check the network tab in your browser's developer tools for the full server response.",
    ],
    [
      '/api/broken-json',
      'server_problem',
      "There was a problem with the server. Please check the network tab in your browser's developer tools for the full server response.",
    ],
    [
      '/api/html-404',
      'request_failed',
      'Request failed with status: 404. See the developer console for more details.',
    ],
    [
      '/api/html-200',
      'request_failed',
      'Request failed with status: 200. See the developer console for more details.',
    ],
  ];
  it.each(catalogue)('%s fails with %s', async (path, code, message) => {
    expect(await failureOf(request(path))).toMatchObject({ code, message });
  });

  it('names the failed request as the log does', async () => {
    await expect(request('/api/refused')).rejects.toMatchObject({ requestId: 'id-of-request' });
  });

  it('times out, after 15 seconds by default', async () => {
    expect(apiTimeout).toBe(15_000);
    expect(await failureOf(request('/api/silent', { timeout: 30 }))).toMatchObject({
      code: 'timeout',
      message:
        'The request took too long to complete. Please check your network connection and try again.',
    });
  });

  it('fails with `network` if no server can be reached', async () => {
    const url = process.env.API_URL;
    process.env.API_URL = 'http://127.0.0.1:1';
    expect(await failureOf(request('/api/ok'))).toMatchObject({ code: 'network', status: 0 });
    process.env.API_URL = url;
  });

  it('reports any 401 to the session', async () => {
    let told = 0;
    whenUnauthorized(() => {
      told += 1;
    });
    const error = await failureOf(request('/api/signed-out'));
    expect(error).toMatchObject({ status: 401, message: 'Please log in to perform this action.' });
    expect(told).toBe(1);
  });

  it('has the texts that screens show under `errors`, word for word', async () => {
    for (const [, code, message] of catalogue) {
      const text = en.errors[code as 'unknown_api_error'];
      expect(message).toBe(text.replace('{status}', message.match(/\d{3}/)?.[0] ?? ''));
    }
  });
});
