import type { Connection } from '../kernel/db/connection';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeShopper } from '../kernel/db/testing/fixtures';
import { shareOf } from '../kernel/db/testing/nightly';
import { backgroundDone } from '../kernel/jobs/background';
import { codOrder, operatorToken, pune } from '../modules/orders/testing/orders';
import { testPayments } from './providers/payments';
import { routes } from './testing/access-table';
import { testHost } from './testing/test-host';

/** Hostile path segments: text that PostgreSQL cannot store, invalid escapes, numbers beyond its types. */
const segments = [
  ...['%00', '1%00', 'HT-1%00', '%ff', '%ED%A0%80', '%', '%zz', '%2500', '%2e%2e%2f', '%5c'],
  ...['-1', '0', '1e3', '1.5', '9007199254740993', '9223372036854775808', '9'.repeat(400)],
  ...['%F0%9F%91%97'.repeat(20), '%E2%80%AE', '__proto__', "'%20or%201=1--"],
];

/** Fraction of the cases that each test tries by day: every tenth; by night all. */
const share = 10;

/** Hostile values of a field: the same kinds, and values that are not text. */
const values: unknown[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '9'.repeat(400),
    '👗'.repeat(2000),
    '\u202eabc',
    '__proto__',
  ],
  ...[-1, 1.5, 2 ** 53, 1e308, null, true, [], ['\0'], {}, { toString: 1, valueOf: 1 }],
];

/** Valid bodies of routes that need no sign-in; the access table has the others. */
const bodies: Record<string, () => object> = {
  'POST /api/shorten-url': () => ({ url: '/deals' }),
  'POST /api/support-tickets': () => ({
    ...{ name: 'Asha', email: newEmail(), subject: 'Parcel', message: 'Where is it?' },
    order_number: 'HT-1',
  }),
  'POST /api/delivery-link': () => ({ token: 'nobody' }),
  'POST /api/delivery-link/choice': () => ({
    token: 'nobody',
    chosen: { choice: 'not_wanted' },
  }),
  'POST /api/newsletter': () => ({ email: newEmail(), consent: true }),
  'POST /api/newsletter/confirm': () => ({ token: 'nobody' }),
  'POST /api/newsletter/unsubscribe': () => ({ token: 'nobody' }),
  'POST /api/user-auth/signup': () => ({
    ...{ first_name: 'Asha', last_name: 'Rao', phone: '9876543210', lang: 'hi' },
    ...{ email: newEmail(), password },
  }),
  'POST /api/user-auth/send-otp': () => ({ email: newEmail(), purpose: 'reset' }),
  'POST /api/user-auth/verify-otp': () => ({ email: newEmail(), purpose: 'reset', otp: '123456' }),
  'POST /api/user-auth/forgot-password': () => ({ email: newEmail() }),
  'POST /api/user-auth/reset-password': () => ({
    ...{ email: newEmail(), otp: '123456', password },
    reset_token: 'nobody',
  }),
  'POST /api/user-auth/login': signIn,
  'POST /api/stores/login': signIn,
  'POST /api/stores/forgot-password': () => ({ email: newEmail() }),
  'POST /api/stores/reset-password': () => ({ ...signIn(), otp: '123456' }),
  'POST /api/orders/{id}/cancel': () => ({
    ...{ reason: 'changed_mind', item_ids: [1], quantities: { 1: '1' } },
  }),
  'POST /api/orders': () =>
    codOrder([1], { billing_same_as_shipping: false, billing_address: pune, expected_total: 1 }),
  'POST /api/operator/shipments/{id}/advance': () => ({ to: 'confirmed', note: 'Left' }),
  'POST /api/operator/vendors/{number}/decide': () => ({ status: 'rejected', reason: 'No' }),
};

let serial = 0;
const password = 'banyan-tree-7';
const newEmail = () => `hostile${++serial}@example.in`;
function signIn() {
  return { email: newEmail(), password };
}

/** Generates every copy of a body in which one field, at any depth, has that value. */
function* spoilt(body: unknown, value: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inner] of Object.entries(body)) {
    yield Array.isArray(body) ? [value] : { ...body, [key]: value };
    for (const changed of spoilt(inner, value)) {
      yield Array.isArray(body) ? [changed] : { ...body, [key]: changed };
    }
  }
}

type Operation = { parameters?: { in: string; name: string }[] };

describe.each(testDatabases)('hostile input on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let document: { paths: Record<string, Record<string, Operation>> };

  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection, { payments: await testPayments(connection.db) });
    document = (await api.call('GET', '/api/openapi.json')).body;
  });
  afterAll(async () => {
    await backgroundDone();
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  /** Returns the token of a caller whom no limit has counted yet. */
  async function tokenFor(route: string) {
    const access = routes[route];
    if (access?.for === 'operator') return operatorToken;
    if (access?.for === 'everybody') return undefined;
    const checked = /change-password|delete-account/.test(route) ? { password } : {};
    return (await makeShopper(connection.db, checked)).token;
  }

  const operationOf = (method: string, path: string) =>
    document.paths[path]?.[method.toLowerCase()] ?? {};

  /** Expects an answer or a refusal with a message, never a server error or anything of the database. */
  async function expectSafe(method: string, path: string, token?: string, body?: unknown) {
    const answer = await api.call(method as 'GET', path, { token, body });
    const { message } = answer.body;
    expect([method, path, body, answer.status < 500]).toEqual([method, path, body, true]);
    if (answer.status >= 400) expect(message).toEqual(expect.stringMatching(/\S/));
  }

  it.each([...Object.keys(routes).entries()].map(([nth, route]) => [route, nth] as const))(
    'never answers 5xx at %s',
    async (route, nth) => {
      const [method = '', template = ''] = route.split(' ');
      const token = await tokenFor(route);
      const access = routes[route];
      const right = bodies[route]?.() ?? (access && 'body' in access ? access.body : undefined);
      const path = template.replace(/\{\w+\}/g, '1');

      if (template.includes('{')) {
        for (const segment of shareOf(segments, nth, share)) {
          await expectSafe(method, template.replace(/\{\w+\}/g, segment), token, right);
        }
      }
      const inQuery = (operationOf(method, template).parameters ?? []).filter(
        (p) => p.in === 'query',
      );
      for (const { name } of inQuery) {
        const others = inQuery.some((p) => p.name === 'email') ? '&email=a@example.in' : '';
        for (const value of shareOf(segments, nth, share)) {
          await expectSafe(method, `${path}?${name}=${value}${others}`, token);
        }
      }
      for (const value of shareOf(values, nth, share)) {
        const caller = await tokenFor(route);
        for (const body of spoilt(bodies[route]?.() ?? right, value)) {
          await expectSafe(method, path, caller, body);
        }
      }
    },
  );

  it.each(['%00', '%ff', '%', '%zz', '1%00', '%ED%A0%80'])(
    'finds nothing under %s, in any language',
    async (segment) => {
      const below = ['products', 'products/slug', 'stores', 'orders', 'shorten-url', 'uploads/x'];
      const paths = [...below, 'payments/test-provider/checkout'].map((path) => `/api/${path}/`);
      for (const path of paths) {
        const { status, body } = await api.call('GET', path + segment, { lang: 'hi' });
        expect(status).toBe(404);
        expect(body).toEqual({ success: false, message: 'इस पते पर कुछ नहीं है।' });
      }
      const { status } = await api.call('POST', `${paths.at(-1)}${segment}/pay`, { body: {} });
      expect(status).toBe(404);
    },
  );

  it('names the field whose text cannot be stored', async () => {
    const token = await tokenFor('POST /api/orders');
    const wrong = codOrder([1], { shipping_address: { ...pune, city: '\0' } });
    const { body } = await api.call('POST', '/api/orders', { token, body: wrong });
    expect(body.errors).toEqual({ 'shipping_address.city': 'City is required.' });
    const path = '/api/operator/shipments?order=HT-1%00';
    const answer = await api.call('GET', path, { token: operatorToken });
    expect([answer.status, answer.body]).toEqual([
      422,
      { success: false, message: 'Please check this field.', errors: { order: expect.anything() } },
    ]);
  });

  it('looks up no device or code request for an e-mail address that cannot be stored', async () => {
    const email = 'a\0b@example.in';
    const body = { email, password, otp: '123456', request: 'r'.repeat(43) };
    const headers = { 'x-device': 'd'.repeat(43) };
    for (const name of ['login', 'reset-password', 'send-otp', 'forgot-password']) {
      const path = `/api/user-auth/${name}`;
      const { status } = await api.call('POST', path, {
        body: { ...body, purpose: 'reset' },
        headers,
      });
      expect([path, status]).toEqual([path, 422]);
    }
  });
});
