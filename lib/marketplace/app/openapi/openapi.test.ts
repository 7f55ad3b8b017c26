import type { ZodType } from 'zod';
import { contract } from '@/lib/api/contract/contract';
import type { Rows } from '@/lib/api/contract/row';
import { scopeOfRoute } from '@/lib/api/contract/seller/scopes';
import { createHost } from '../app';
import { type Document, type Operation, scopeOfOperation } from './document';

const rows = Object.values<Rows>(contract).flatMap(Object.values);
const ofTokens = Object.entries(scopeOfRoute).flatMap(([route, scope]) =>
  scope ? [[route, scope] as const] : [],
);

describe('the document of the API', () => {
  let host: ReturnType<typeof createHost>;
  let document: Document & { components: { securitySchemes: object } };
  beforeAll(async () => {
    const nothing = {} as never;
    host = createHost({ db: nothing, databaseKind: 'embedded', mailer: nothing });
    const answer = await host.request('/api/openapi.json');
    expect(answer.status).toBe(200);
    document = await answer.json();
  });

  function operationOf(route: string): Operation {
    const [method = '', path = ''] = route.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${route} is not documented`);
    return operation;
  }
  const rowOf = (route: string) => {
    const row = rows.find(({ method, path }) => `${method} ${path}` === route);
    if (!row) throw new Error(`${route} is not in the contract`);
    return row;
  };

  it('has every route, and says which ones need a token', () => {
    const { paths } = document;
    const routes = host.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(new Set(documented)).toEqual(new Set(routes));
    expect(paths['/api/cart']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/products']?.get?.security).toBeUndefined();
    expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'personalToken']);
  });

  it('decides for every route of the seller area whether tokens may call it, and says what it does', () => {
    const sellers = rows.filter(({ access }) => access === 'seller');
    const routes = sellers.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(scopeOfRoute).sort()).toEqual(routes.sort());
    for (const [route, scope] of Object.entries(scopeOfRoute)) {
      const operation = operationOf(route);
      expect([route, scopeOfOperation(operation)]).toEqual([route, scope ?? undefined]);
      expect([route, operation.summary]).toEqual([route, expect.stringMatching(/^.{10,140}$/)]);
    }
  });

  it.each(ofTokens)('has examples of %s that the contract accepts', (route) => {
    const { requestBody, responses = {} } = operationOf(route);
    const { body, answers } = rowOf(route);
    if (body) {
      const example = requestBody?.content?.['application/json']?.example;
      expect(body.safeParse(example).error?.issues).toBeUndefined();
    }
    for (const [status, schema] of Object.entries<ZodType | undefined>(answers)) {
      const json = responses[status]?.content?.['application/json'];
      if (json) expect(schema?.safeParse(json.example).error?.issues).toBeUndefined();
    }
  });
});
