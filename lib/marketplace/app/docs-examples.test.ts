import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@/lib/contract/contract';
import type { Row, Rows } from '@/lib/contract/row';
import { apiScopes } from '@/lib/contract/schemas/seller/scopes';
import type { Connection } from '../kernel/db/connection';
import { openTestDatabase } from '../kernel/db/testing/databases';
import { backgroundDone } from '../kernel/jobs/background';
import { makeShipment } from '../modules/orders/testing/seller-shipment';
import { makeSeller } from '../modules/sellers/testing/members';
import { makeApiToken } from '../modules/sellers/tokens/testing/make-api-token';
import { testHost } from './testing/test-host';

type Method = Row['method'];

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('decisions'))
    .map((file) => join('docs', file)),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const rows = Object.values<Rows>(contract).flatMap(Object.values);
/** Addresses outside the contract, answered by Next or by the host itself. */
const besides = ['/api/revalidate', '/api/openapi.json'];

/** Every `METHOD /api/…` in the pages, with the JSON that the text sends with it. */
const mentioned = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/[^`\s]+)`/g)].map((found) => {
    const [, method, address = ''] = found;
    const rest = text.slice((found.index ?? 0) + found[0].length).split('\n')[0] ?? '';
    const [, body] = /^[^`]*(?:`\w+`[^`]*){0,2}: `(\{[^`]*\})`/.exec(rest) ?? [];
    return { file, method: method as Method, address, body };
  }),
);

/** The addresses of `curl` in the pages' blocks. */
const curls = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/curl [^\n]*?https:\/\/haat\.example(\/api\/[^\s'"]+)/g)].map(
    ([, address = '']) => ({ file, address }),
  ),
);

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

describe('the calls in the docs', () => {
  it.each(mentioned)('$file: $method $address is one of the API', ({ method, address }) => {
    const [path = '', query = ''] = address.split('?');
    if (besides.includes(path)) return;
    const found = rows.filter(
      (each) => each.method === method && (each.path === path || pattern(each.path).test(path)),
    );
    expect(found).not.toEqual([]);
    for (const name of new URLSearchParams(query).keys()) {
      expect(found.some((each) => each.query && Object.hasOwn(each.query.shape, name))).toBe(true);
    }
  });

  describe('of a store', () => {
    let connection: Connection;
    let api: ReturnType<typeof testHost>;
    let token: string;
    let shipment: number;
    beforeAll(async () => {
      connection = await openTestDatabase();
      api = testHost(connection);
      const seller = await makeSeller(connection.db);
      shipment = await makeShipment(connection.db, seller.store.id, { units: 3 });
      ({ token } = await makeApiToken(connection.db, seller, [...apiScopes]));
    });
    afterAll(async () => {
      await backgroundDone();
      await connection.close();
    });

    it.each(curls)('$file: $address answers', async ({ address }) => {
      expect((await api.call('GET', address, { token })).status).toBe(200);
    });

    const sent = mentioned.filter(({ body }) => body !== undefined);

    it('are some', () => {
      expect([curls.length, sent.length].every((count) => count > 1)).toBe(true);
    });

    it.each(sent)('$file: $method $address takes $body', async ({ method, address, body = '' }) => {
      const [item] = (await api.call('GET', `/api/seller/shipments/${shipment}`, { token })).body
        .data.items;
      const own = body.replace(/("items": \[\{ "sku": )"KURTA-BLUE-M"/, `$1"${item.sku}"`);
      const path = address.replace('{id}', String(shipment));
      const answer = await api.call(method, path, { token, body: JSON.parse(own) });
      expect([answer.status < 300, answer.body.errors]).toEqual([true, undefined]);
    });
  });
});
