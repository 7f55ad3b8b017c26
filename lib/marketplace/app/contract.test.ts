import { createHash, randomBytes } from 'node:crypto';
import { callerOf } from '@/lib/contract/access';
import { checkedAnswer } from '@/lib/contract/checked-answer';
import { contract } from '@/lib/contract/contract';
import type { Row } from '@/lib/contract/row';
import type { Connection } from '../kernel/db/connection';
import { tokens } from '../kernel/db/schema/accounts';
import { imports } from '../kernel/db/schema/imports';
import { storeInvitations } from '../kernel/db/schema/sellers';
import { stores } from '../kernel/db/schema/stores';
import { testDatabases } from '../kernel/db/testing/databases';
import {
  makeCartLine,
  makeCategory,
  makeProduct,
  makeShopper,
} from '../kernel/db/testing/fixtures';
import { previewKey } from '../modules/home/preview-key';
import { makeOperator } from '../modules/operators/testing/make-operator';
import { advanceThrough, operatorToken, placeCod, pune } from '../modules/orders/testing/orders';
import { makeShipment } from '../modules/orders/testing/seller-shipment';
import { makeCoupon } from '../modules/promotions/coupons/testing/coupons';
import { makeSeller } from '../modules/sellers/testing/members';
import { makeSettlement } from '../modules/settlement/testing/settlement';
import { dealAccess } from './testing/seller-access/deals';
import { importRoutes } from './testing/seller-access/imports';
import { listingAccess } from './testing/seller-access/listings';
import { webhookAccess } from './testing/seller-access/webhooks';
import { testHost } from './testing/test-host';

/** The embedded host's answers have to pass the check for an external host's answers. */

const rows: Row[] = Object.values<Record<string, Row>>(contract).flatMap(Object.values);
const reads = rows.filter(({ method, mediaType }) => method === 'GET' && !mediaType);

/** Returns the token of an open invitation to a store. */
async function invited(
  db: Connection['db'],
  { store, vendorId }: { store: { id: number }; vendorId: number },
) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + 60_000);
  const whom = { storeId: store.id, invitedBy: vendorId, email: 'mira@example.in' };
  await db.insert(storeInvitations).values({ ...whom, role: 'orders', hash, expiresAt });
  return token;
}

/** Returns the answer with one text or number replaced by an object; undefined if it has none. */
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
    const returned = await post(`/api/orders/${order.number}/returns`, {
      kind: 'refund',
      items: [{ item_id: order.shipments[0]?.items[0]?.id, quantity: 1 }],
      reason: 'size',
      refund_to: { kind: 'upi', upi: 'asha@okbank' },
    });
    const [store] = await db.select().from(stores);
    const seller = await makeSeller(db, { store });
    const steps = `/api/seller/returns/${returned.data.return.id}`;
    for (const [step, body] of [
      ['accept', {}],
      ['received', { condition: 'sellable' }],
    ] as const) {
      await api.call('POST', `${steps}/${step}`, { token: seller.token, body });
    }
    const { code } = (await post('/api/shorten-url', { url: '/deals' })).data;
    const ticket = { name: 'Asha', email, subject: 'Diya', message: 'Where is it?' };
    const { ticket_number } = (await post('/api/support-tickets', ticket)).data;
    const vendorToken = randomBytes(32).toString('base64url');
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
    const terms = '/api/operator/content/page/terms/en';
    const text = { title: 'Terms', summary: 'Rules', body: 'Be kind.', publish: true, version: 0 };
    await api.call('PUT', terms, { token: operatorToken, body: text });
    const ownShipment = await makeShipment(db, seller.store.id);
    const own = (route: string) =>
      listingAccess[route]?.own?.(db, seller.store.id) ?? Promise.reject(new Error(route));
    const revision = '/api/seller/listings/{id}/history/{revision}';
    const invitation = await invited(db, seller);
    /** Paths whose parameters have ambiguous names. */
    const others: Record<string, string> = {
      '/api/operator/settings/{group}/versions': '/api/operator/settings/company/versions',
      '/api/content/{kind}/{slug}': '/api/content/page/terms',
      '/api/operator/content/{kind}/{slug}': '/api/operator/content/page/terms',
      '/api/operator/content/{kind}/{slug}/{locale}/versions': `${terms}/versions`,
      '/api/categories/{slug}': `/api/categories/${category.slug}`,
      '/api/payments/status/{id}': `/api/payments/status/${order.number}`,
      '/api/operator/shipments/{id}': `/api/operator/shipments/${shipment}`,
      '/api/seller/returns/{id}': steps,
      '/api/seller/returns/{id}/credit-note': `${steps}/credit-note`,
      '/api/seller/shipments/{id}': `/api/seller/shipments/${ownShipment}`,
      [revision]: await own(`GET ${revision}`),
    };
    const queries: Record<string, string> = {
      '/api/products/{id}/delivery': '?pincode=411001',
      '/api/delivery': `?pincode=411001&stores=${product.storeId}`,
      '/api/products/suggest': '?search=diya',
      '/api/support-tickets/{number}': `?email=${email}`,
      '/api/operator/shipments': '?status=delivered',
      '/api/operator/tax-figures': '?month=2026-11',
      '/api/operator/returns': '?show=payable',
      '/api/home/preview': `?key=${previewKey(new Date(), new Date())}`,
      '/api/seller/join': `?token=${invitation}`,
    };
    const imported = await importRoutes['GET /api/seller/imports/{id}']?.own?.(db, seller.store.id);
    const log = '/api/seller/webhooks/{id}/deliveries';
    others[log] = String(await webhookAccess[`GET ${log}`]?.own?.(db, seller.store.id));
    others['/api/seller/imports/{id}'] = String(imported);
    others['/api/seller/imports/{id}/report'] = `${imported}/report`;
    const [marketImport] = await db
      .insert(imports)
      .values({ locale: 'en', fileName: 'f.csv', format: 'haat', columns: [], mapping: {} })
      .returning({ id: imports.id });
    others['/api/operator/imports/{id}'] = `/api/operator/imports/${marketImport?.id}`;
    others['/api/operator/imports/{id}/report'] =
      `/api/operator/imports/${marketImport?.id}/report`;
    const dealPath = '/api/seller/promotions/deals/{id}';
    others[dealPath] = String(await dealAccess[`GET ${dealPath}`]?.own?.(db, seller.store.id));
    const coupon = await makeCoupon(db, { storeId: seller.store.id });
    others['/api/operator/coupons/{id}'] = `/api/operator/coupons/${coupon.id}`;
    others['/api/seller/promotions/coupons/{id}'] = `/api/seller/promotions/coupons/${coupon.id}`;
    others['/api/operator/vendors/{number}'] =
      `/api/operator/vendors/${seller.store.applicationNumber}`;
    const settlement = await makeSettlement(connection.db, seller.store.id);
    const credentials = {
      everybody: token,
      shopper: token,
      vendor: vendorToken,
      seller: seller.token,
      operator: (await makeOperator(connection.db)).token,
    };
    for (const { path: template, access } of reads) {
      const filled = template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
      const own = template.startsWith('/api/seller/settlements/')
        ? template.replace('{id}', String(settlement))
        : undefined;
      const path = own ?? others[template] ?? filled;
      const { status, body } = await api.call('GET', path + (queries[template] ?? ''), {
        token: credentials[callerOf(access).kind],
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
