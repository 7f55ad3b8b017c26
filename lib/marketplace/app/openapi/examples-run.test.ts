import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import type { Connection, Database } from '../../kernel/db/connection';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { makeSeller } from '../../modules/sellers/testing/members';
import { makeApiToken } from '../../modules/sellers/tokens/testing/make-api-token';
import { testCouriers } from '../providers/couriers';
import { sellerRoutes } from '../testing/seller-access/table';
import { testHost } from '../testing/test-host';
import { type Document, type Operation, scopeOfOperation } from './document';

/** Calls that upload a file as their body, which has no example. */
const unnamed = new Set(['POST /api/seller/imports', 'PUT /api/seller/imports/{id}/reading']);

/** Paths that the access table does not create. */
const others: Record<string, (db: Database, storeId: number) => Promise<string>> = {
  'GET /api/seller/categories/{id}/attributes': async (db) =>
    `/api/seller/categories/${(await makeCategory(db)).id}/attributes`,
  'GET /api/seller/categories/{id}/sizes': async (db) =>
    `/api/seller/categories/${(await makeCategory(db)).id}/sizes`,
  'PUT /api/seller/promotions/deals/{id}': async (db, storeId) =>
    String(await sellerRoutes['GET /api/seller/promotions/deals/{id}']?.own?.(db, storeId)),
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

describe('the examples of the seller API', () => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const operations: { route: string; operation: Operation }[] = [];
  beforeAll(async () => {
    connection = await openTestDatabase();
    api = testHost(connection, { couriers: await testCouriers(connection.db) });
    const { paths }: Document = (await api.call('GET', '/api/openapi.json')).body;
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (scopeOfOperation(operation)) {
          operations.push({ route: `${method.toUpperCase()} ${path}`, operation });
        }
      }
    }
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  /** Returns whether a call can have an example by itself; uploads and queries by ids cannot. */
  const hasExample = ({ route, operation }: (typeof operations)[number]) => {
    const { parameters = [], requestBody } = operation;
    const isJson = !requestBody || requestBody.content?.['application/json'] !== undefined;
    const isComplete = !parameters.some((it) => it.in === 'query' && it.required);
    return isJson && isComplete && !unnamed.has(route);
  };

  it('run as they stand, at the things of a store that has what they name', async () => {
    const { db } = connection;
    const failed = [];
    for (const { route, operation } of operations.filter(hasExample)) {
      const [method = '', path = ''] = route.split(' ');
      const seller = await makeSeller(db);
      const storeId = seller.store.id;
      const named = { sku: 'KURTA-BLUE-M', mrp: 149_900, price: 99_900 };
      const { id } = await makeProduct(db, { storeId, ...named });
      const { token } = await makeApiToken(db, seller, [scopeOfOperation(operation) as ApiScope]);
      const own = await (sellerRoutes[route]?.own ?? others[route])?.(db, storeId);
      const example = operation.requestBody?.content?.['application/json']?.example;
      const body =
        example &&
        JSON.parse(JSON.stringify(example).replaceAll('"product_id":42', `"product_id":${id}`));
      const answer = await api.call(method as Method, own ?? path, { token, body });
      if (answer.status >= 300) failed.push([route, answer.status, answer.body]);
    }
    expect(failed).toEqual([]);
  });
});
