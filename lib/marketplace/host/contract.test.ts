import { createHash, randomBytes } from 'node:crypto';
import { checkedAnswer } from '@/lib/api/contract/checked-answer';
import { contract } from '@/lib/api/contract/contract';
import type { Row } from '@/lib/api/contract/row';
import type { Connection } from '../db/connection';
import { tokens } from '../db/schema/accounts';
import { stores } from '../db/schema/stores';
import { testDatabases } from '../db/testing/databases';
import { makeCartLine, makeCategory, makeProduct, makeShopper } from '../db/testing/fixtures';
import { advanceThrough, operatorToken, placeCod, pune } from '../orders/testing/orders';
import { testHost } from './testing/test-host';

/** The embedded host's answers pass the check that an external host's answers go through. */

const rows: Row[] = Object.values<Record<string, Row>>(contract).flatMap(Object.values);
const reads = rows.filter(({ method, mediaType }) => method === 'GET' && !mediaType);

/** The answer with a text or number of it turned into an object; undefined where it has none. */
function broken(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return {};
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'message') continue;
    const other = broken(inner);
    if (other === undefined) continue;
    if (Array.isArray(value)) return value.with(Number(name), other);
    return { ...value, [name]: other };
  }
  return undefined;
}

describe.each(testDatabases)('the contract on $name', ({ open }) => {
  const answers = new Map<string, { path: string; status: number; body: unknown }>();
  let connection: Connection;

  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    const { db } = connection;
    const api = testHost(connection);
    const shopper = await makeShopper(db);
    const { token, email } = shopper;
    const category = await makeCategory(db);
    const product = await makeProduct(db, { name: 'Brass diya', categoryId: category.id });
    const post = async (path: string, body: object) =>
      (await api.call('POST', path, { token, body })).body;

    const order = await placeCod({ db, api, shopper }, [{ product }]);
    const shipment = order.shipments[0]?.id ?? 0;
    const all = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const;
    await advanceThrough(api, shipment, ...all);
    await makeCartLine(db, shopper.id, product);
    await post('/api/wishlist/add', { product_id: product.id, store_id: product.storeId });
    await post('/api/addresses', pune);
    await post(`/api/products/${product.id}/reviews`, { rating: 5, title: 'Bright', comment: '' });
    const { code } = (await post('/api/shorten-url', { url: '/deals' })).data;
    const ticket = { name: 'Asha', email, subject: 'Diya', message: 'Where is it?' };
    const { ticket_number } = (await post('/api/support-tickets', ticket)).data;
    const vendorToken = randomBytes(32).toString('base64url');
    const [store] = await db.select().from(stores);
    await db.insert(tokens).values({
      hash: createHash('sha256').update(vendorToken).digest('hex'),
      vendorId: store?.vendorId,
      expiresAt: new Date(Date.now() + 60_000),
    });

    const values: Record<string, string | number> = {
      id: product.id,
      slug: product.slug,
      storeId: product.storeId,
      idOrSlug: product.storeId,
      kind: 'products',
      pincode: '411001',
      orderNumber: order.number,
      code,
      number: ticket_number,
    };
    /** Where a parameter's name alone does not say what it is of. */
    const others: Record<string, string> = {
      '/api/categories/{slug}': `/api/categories/${category.slug}`,
      '/api/payments/status/{id}': `/api/payments/status/${order.number}`,
      '/api/operator/shipments/{id}': `/api/operator/shipments/${shipment}`,
    };
    const queries: Record<string, string> = {
      '/api/products/{id}/delivery': '?pincode=411001',
      '/api/delivery': `?pincode=411001&stores=${product.storeId}`,
      '/api/products/suggest': '?search=diya',
      '/api/support-tickets/{number}': `?email=${email}`,
      '/api/operator/shipments': '?status=delivered',
    };
    const credentials = {
      everybody: token,
      shopper: token,
      vendor: vendorToken,
      operator: operatorToken,
    };
    for (const { path: template, access } of reads) {
      const filled = template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
      const path = others[template] ?? filled;
      const { status, body } = await api.call('GET', path + (queries[template] ?? ''), {
        token: credentials[access],
      });
      answers.set(template, { path, status, body });
    }
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  function answerTo(template: string) {
    const answer = answers.get(template);
    if (!answer) throw new Error(`nothing was asked of ${template}`);
    return answer;
  }

  describe.each(reads.map(({ path }) => path))('GET %s', (template) => {
    it('answers exactly what the contract says', () => {
      const { path, status, body } = answerTo(template);
      expect([status, body]).toMatchObject([200, { success: true }]);
      const checked = checkedAnswer({ method: 'GET', path }, { status, body });
      expect(checked).toEqual({ status: 200, body });
    });

    it('is refused with a value of the wrong type', () => {
      const { path, body } = answerTo(template);
      const wrong = broken(body) ?? { ...Object(body), data: 7 };
      const checked = checkedAnswer({ method: 'GET', path }, { status: 200, body: wrong });
      expect(checked.status).toBe(502);
      expect(checked.broken?.route).toBe(`GET ${template}`);
    });
  });
});
