import { contract } from '@/lib/contract/contract';
import type { Rows } from '@/lib/contract/row';
import type { Connection } from '../kernel/db/connection';
import { openTestDatabase } from '../kernel/db/testing/databases';
import { makeProduct } from '../kernel/db/testing/fixtures';
import { onlyKnown } from '../kernel/http/known-fields';
import { backgroundDone } from '../kernel/jobs/background';
import { makeSeller } from '../modules/sellers/testing/members';
import { testHost } from './testing/test-host';

const rows = Object.values<Rows>(contract).flatMap(Object.values);

describe('calls that say what no row of the contract knows', () => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  let sku: string;
  beforeAll(async () => {
    connection = await openTestDatabase();
    api = testHost(connection);
    const seller = await makeSeller(connection.db);
    token = seller.token;
    ({ sku } = await makeProduct(connection.db, { storeId: seller.store.id, sku: 'KURTA' }));
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  it('are refused at every route but those of programs that are not ours', () => {
    const open = rows.filter((row) => !onlyKnown(row)).map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/api/couriers/webhook',
      '/api/couriers/webhook/{provider}',
      '/api/health',
      '/api/mail/inbound',
      '/api/notices/stop',
      '/api/payments/webhook',
      '/api/payments/webhook/{provider}',
      '/api/payouts/webhook',
      '/api/payouts/webhook/{provider}',
      '/api/uploads/{folder}/{file}',
      '/api/whatsapp/webhook',
      '/api/whatsapp/webhook',
    ]);
  });

  it.each([
    ['/api/seller/shipments?status=placed', { status: 'This call has no such parameter.' }],
    ['/api/seller/shipments?state=placed', { state: 'Please check this field.' }],
    ['/api/seller/shipments?limit=500', { limit: 'Please check this field.' }],
    ['/api/seller/shipments?state=late&state=failed', { state: 'Please check this field.' }],
  ])('GET %s names the parameter', async (path, errors) => {
    expect(await api.call('GET', path, { token })).toMatchObject({ status: 422, body: { errors } });
  });

  it.each([
    '/api/products?foo=bar',
    '/api/products?sort=cheapest',
    '/api/products?page=0',
    '/api/products/top-sellers?limit=many',
    '/api/categories?depth=2',
  ])('GET %s is 422', async (path) => {
    expect((await api.call('GET', path)).status).toBe(422);
  });

  it.each([
    '/api/products?lang=hi&sort=price_asc&brand=a&brand=b&min_price=',
    '/api/brands?limit=8',
    '/api/health?probe=1',
  ])('GET %s answers', async (path) => {
    expect((await api.call('GET', path)).status).toBe(200);
  });

  it('names a field of a row of many', async () => {
    const body = { skus: [{ sku, prise: 5 }] };
    const answer = await api.call('PATCH', '/api/seller/skus', { token, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'skus.0.prise': 'This is not a field of this call.' } },
    });
  });

  it('names a field of a call that takes none', async () => {
    const answer = await api.call('POST', '/api/seller/logout', { token, body: { all: true } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { all: expect.any(String) } } });
  });

  it('says so in Hindi', async () => {
    const answer = await api.call('GET', '/api/products?foo=1', { lang: 'hi' });
    expect(answer.body.errors.foo).toMatch(/पैरामीटर/);
  });
});
