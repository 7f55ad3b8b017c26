import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderError } from '../../common/http';
import { razorpayProvider } from './razorpay';

/** Starts a host that answers as told, over a real socket. */
let answer: RequestListener;
let server: Server;
let seen: { method?: string; url?: string; headers: Record<string, unknown>; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      seen = { method, url, headers, body };
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const providerAt = (baseUrl: string, timeoutMs = 2000) =>
  razorpayProvider({
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecret: undefined,
    baseUrl,
    timeoutMs,
  });
const provider = (timeoutMs?: number) =>
  providerAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs);

const answers =
  (status: number, body: unknown, type = 'application/json'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const order = { id: 'order_1', amount: 14900, currency: 'INR', status: 'created' };

it('makes an order that captures by itself, with the keys', async () => {
  answer = answers(200, { ...order, attempts: 0 });
  const made = await provider().openOrder({
    ...{ amount: 14900, reference: 'PAY-1', orderNumber: 'HT-1' },
  });
  expect(made).toEqual({ id: 'order_1', amount: 14900 });
  expect(seen).toMatchObject({ method: 'POST', url: '/v1/orders' });
  expect(JSON.parse(seen.body)).toEqual({
    amount: 14900,
    currency: 'INR',
    receipt: 'PAY-1',
    notes: { order: 'HT-1' },
    payment: { capture: 'automatic' },
  });
  const keys = Buffer.from('rzp_test_1:secret').toString('base64');
  expect(seen.headers.authorization).toBe(`Basic ${keys}`);
});

it('sends the key of a refund in its header, which the client would drop', async () => {
  answer = answers(200, { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, status: 'pending' });
  await provider().refund('pay_1', { amount: 500, key: 'a-key-of-mine' });
  expect(seen).toMatchObject({ method: 'POST', url: '/v1/payments/pay_1/refund' });
  expect(seen.headers['x-refund-idempotency']).toBe('a-key-of-mine');
  expect(JSON.parse(seen.body)).toEqual({ amount: 500, receipt: 'a-key-of-mine' });
});

const refusal = { error: { code: 'BAD_REQUEST_ERROR', description: 'No such order' } };

it.each([
  ['refused', answers(400, refusal), 400, 'No such order'],
  ['refused', answers(401, { error: { description: 'Wrong key' } }), 401, 'Wrong key'],
  ['unavailable', answers(500, refusal), 500, 'No such order'],
  ['unavailable', answers(502, '<h1>Bad Gateway</h1>', 'text/html'), 502, '502'],
  ['unavailable', answers(503, ''), 503, '503'],
  ['unavailable', answers(429, 'null'), 429, '429'],
  ['unexpected', answers(200, { id: 'order_1' }), undefined, 'amount'],
  ['unexpected', answers(200, 'OK', 'text/plain'), undefined, ''],
] as const)('says %s for %p', async (kind, told, status, description) => {
  answer = told;
  for (const call of [
    () => provider().openOrder({ amount: 14900, reference: 'PAY-1', orderNumber: 'HT-1' }),
    () => provider().refund('pay_1', { amount: 1, key: 'a-key-of-mine' }),
  ]) {
    const failure = await call().catch((error) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ kind, status });
    expect(failure.description).toContain(call.toString().includes('openOrder') ? description : '');
  }
});

it('times out', async () => {
  answer = () => {};
  const start = performance.now();
  await expect(provider(100).listPayments('order_1')).rejects.toMatchObject({ kind: 'timeout' });
  await expect(
    provider(100).refund('pay_1', { amount: 1, key: 'a-key-of-mine' }),
  ).rejects.toMatchObject({ kind: 'timeout' });
  expect(performance.now() - start).toBeLessThan(2000);
});

it('says unreachable when nothing listens', async () => {
  const nobody = providerAt('http://127.0.0.1:9');
  await expect(nobody.listPayments('order_1')).rejects.toMatchObject({ kind: 'unreachable' });
});
