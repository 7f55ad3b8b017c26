import type { ZodType } from 'zod';
import { callerOf, scopeOf } from '@/lib/contract/access';
import { contract } from '@/lib/contract/contract';
import type { Rows } from '@/lib/contract/row';
import { createHost } from '../app';
import { type Document, type Operation, scopeOfOperation } from './document';
import { documentParts } from './parts';
import { tagDescriptions } from './tags';

const rows = Object.values<Rows>(contract).flatMap(Object.values);
const ofTokens = rows.filter(scopeOf).map(({ method, path }) => `${method} ${path}`);

type Objects = {
  properties?: Record<string, Objects>;
  additionalProperties?: unknown;
  items?: Objects;
  anyOf?: Objects[];
};

/** Returns the schemas of objects inside a schema, except parts of combined ones. */
function objectsIn(schema: Objects = {}): Objects[] {
  const { properties, items, anyOf = [] } = schema;
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...anyOf];
  return [...(properties ? [schema] : []), ...inner.flatMap(objectsIn)];
}

describe('the document of the API', () => {
  let host: ReturnType<typeof createHost>;
  type Responses = NonNullable<Operation['responses']>;
  let document: Document & {
    info: { title: string };
    tags: { name: string; description?: string }[];
    servers: object[];
    components: { schemas: object; securitySchemes: object; responses: Responses };
  };
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

  it('says of every route of the seller area what it does and which tokens may call it', () => {
    for (const row of rows.filter(({ access }) => callerOf(access).kind === 'seller')) {
      const route = `${row.method} ${row.path}`;
      const operation = operationOf(route);
      expect([route, scopeOfOperation(operation)]).toEqual([route, scopeOf(row)]);
      expect([route, operation.summary]).toEqual([route, expect.stringMatching(/^.{10,140}$/)]);
    }
  });

  it('names every operation once, as clients that are made of it need', () => {
    const all = Object.values(document.paths).flatMap(Object.values<Operation>);
    const names = all.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name ?? ''))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(operationOf('POST /api/cart').operationId).toBe('cartAdd');
    expect(document.servers).toEqual([{ url: expect.stringMatching(/^https?:\/\/.*[^/]$/) }]);
  });

  it('says which failures a call has, all of one schema', () => {
    const statusesOf = (route: string) => Object.keys(operationOf(route).responses ?? {});
    expect(statusesOf('GET /api/products')).toEqual(['200', '422', '429', 'default']);
    expect(statusesOf('GET /api/products/{id}')).toEqual(['200', '404', '422', '429', 'default']);
    const ofChange = ['200', '400', '401', '403', '404', '409', '422', '429', 'default'];
    expect(statusesOf('PUT /api/seller/listings/{id}')).toEqual(ofChange);
    const schemas = Object.values(document.components.responses).map(
      ({ content }) => content?.['application/json']?.schema,
    );
    expect(schemas.length).toBeGreaterThan(5);
    for (const schema of schemas) expect(schema).toEqual({ $ref: '#/components/schemas/Failure' });
    const all = Object.values(document.paths).flatMap(Object.values<Operation>);
    for (const { operationId, responses = {} } of all) {
      const failures = Object.entries(responses).filter(([status]) => !/^2/.test(status));
      const missing = failures.filter(
        ([, { $ref = '' }]) => !document.components.responses[$ref.split('/').at(-1) ?? ''],
      );
      expect([operationId, missing]).toEqual([operationId, []]);
    }
  });

  it('has one schema of what stands in many answers, and none that stands nowhere', () => {
    const referred = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...referred].map(([, name]) => name));
    expect(names).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(names).toContain('Order');
    const order = operationOf('GET /api/orders/{orderNumber}').responses?.['200']?.content;
    expect(order?.['application/json']?.schema?.properties?.data).toEqual({
      $ref: '#/components/schemas/Order',
    });
  });

  it('says what each tag holds, and describes no other', () => {
    const { tags } = document;
    expect(tags.filter(({ description }) => !description)).toEqual([]);
    expect(tags.map(({ name }) => name)).toEqual(Object.keys(tagDescriptions).sort());
  });

  describe('in parts', () => {
    type Part = typeof document;
    const partOf = async (part: string): Promise<Part> => {
      const answer = await host.request(`/api/openapi.json?part=${part}`);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      return answer.json();
    };
    let parts: Part[];
    beforeAll(async () => {
      parts = await Promise.all(documentParts.map(partOf));
    });

    it('has every operation in one of them, as it stands in the whole', () => {
      expect(Object.assign({}, ...parts.map(({ paths }) => paths))).toEqual(document.paths);
      const count = ({ paths }: Part) => Object.keys(paths).length;
      expect(parts.map(count).reduce((sum, each) => sum + each)).toBe(count(document));
      const [shop, seller, operator] = parts.map(({ paths }) => Object.keys(paths));
      expect(shop?.filter((path) => /^\/api\/(?:seller|operator)\//.test(path))).toEqual([]);
      expect(seller?.filter((path) => !path.startsWith('/api/seller/'))).toEqual([]);
      expect(operator?.filter((path) => !path.startsWith('/api/operator/'))).toEqual([]);
    });

    it('has the components and tags that it names, and no others', () => {
      for (const part of parts) {
        const referred = JSON.stringify(part).matchAll(/"#\/components\/(\w+\/\w+)"/g);
        const { securitySchemes, ...others } = part.components;
        const named = Object.entries(others).flatMap(([kind, each]) =>
          Object.keys(each).map((name) => `${kind}/${name}`),
        );
        expect(new Set(named)).toEqual(new Set([...referred].map(([, name]) => name)));
        const operations = Object.values(part.paths).flatMap(Object.values<Operation>);
        const schemes = operations.flatMap(({ security = [] }) => security.flatMap(Object.keys));
        expect(new Set(Object.keys(securitySchemes))).toEqual(new Set(schemes));
        expect(part.tags.length).toBeGreaterThan(0);
        expect(part.info.title).not.toBe(document.info.title);
      }
    });

    it('is much smaller than the whole', () => {
      const [whole = 0, ...each] = [document, ...parts].map((part) => JSON.stringify(part).length);
      for (const size of each) expect(size).toBeLessThan(0.7 * whole);
    });

    it.each(['?part=buyer', '?parts=shop'])('refuses %s', async (asked) => {
      expect((await host.request(`/api/openapi.json${asked}`)).status).toBe(422);
    });
  });

  it('closes every body whose unknown fields are refused, and no other', () => {
    const bodies = rows.flatMap(({ method, path, isForeign = false }) => {
      const { content = {} } = operationOf(`${method} ${path}`).requestBody ?? {};
      const objects = Object.values(content).flatMap(({ schema }) => objectsIn(schema));
      return objects.map((schema) => [path, isForeign, schema] as const);
    });
    const open = bodies.filter(([, , schema]) => schema.additionalProperties !== false);
    expect(bodies.length - open.length).toBeGreaterThan(150);
    expect(open.filter(([, isForeign]) => !isForeign).map(([path]) => path)).toEqual([]);
    const foreign = bodies.filter(([, isForeign]) => isForeign);
    for (const [, , schema] of foreign) expect(schema.additionalProperties).not.toBe(false);
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
