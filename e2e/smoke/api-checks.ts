import assert from 'node:assert/strict';
import type { Check } from './shop';

/** Checks of the API as a guest. */
export const apiChecks: Check[] = [
  {
    title: 'the health of the host and its database',
    run: async ({ visitor }) => {
      const { text, headers } = await visitor.expect(200, '/api/health');
      const { status, database } = JSON.parse(text);
      assert.equal(status, 'ok');
      assert.equal(database.reachable, true);
      assert.match(headers.get('cache-control') ?? '', /no-store/);
    },
  },
  {
    title: 'products, and one of them',
    run: async ({ visitor, product }) => {
      const { products } = await visitor.data<{ products: object[] }>('/api/products?limit=2');
      assert.equal(products.length, 2);
      const one = await visitor.data<{ id: number }>(`/api/products/slug/${product.slug}`);
      assert.equal(one.id, product.id);
    },
  },
  {
    title: 'the API describes itself',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(200, '/api/openapi.json');
      assert.ok(JSON.parse(text).paths['/api/cart']);
    },
  },
  {
    title: 'an unknown call is 404 in JSON',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(404, '/api/no-such');
      assert.equal(JSON.parse(text).success, false);
    },
  },
  {
    title: 'a guest has no cart and adds nothing to it',
    run: async ({ visitor, product }) => {
      await visitor.expect(401, '/api/cart');
      const body = { product_id: product.id, store_id: product.store.id, quantity: '1' };
      await visitor.expect(401, '/api/cart', { method: 'POST', body });
    },
  },
  {
    title: 'another site may not write',
    run: async ({ visitor }) => {
      const headers = { origin: 'https://elsewhere.example' };
      await visitor.expect(403, '/api/cart', { method: 'POST', headers, body: {} });
    },
  },
  {
    title: 'a body of 2 MB is refused',
    run: async ({ visitor }) => {
      const body = JSON.stringify({ url: 'x'.repeat(2 * 1024 * 1024) });
      await visitor.expect(413, '/api/shorten-url', { method: 'POST', body });
    },
  },
  {
    title: 'changed products and operator calls need their keys',
    run: async ({ visitor }) => {
      const body = { products: [1] };
      await visitor.expect(401, '/api/revalidate', { method: 'POST', body });
      const { status } = await visitor.ask('/api/operator/shipments');
      assert.ok(status === 401 || status === 404, `operator calls answer ${status}`);
    },
  },
];
