import { expect } from '@playwright/test';
import { address, call, signUp } from '../../testing/shopper';

type Order = { number: string; shipments: { items: { id: number }[] }[] };

/** Creates the first shopper of the shop at `url`, who buys and returns through the API. */
export async function firstShopper(url: string, dataDir: string) {
  const { token } = await signUp(url, dataDir);

  async function ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const key = `${path} ${Date.now()}`;
    const { status, body: reply } = await call(url, method, path, { token, body, key });
    expect(status, `${path} ${JSON.stringify(reply)}`).toBeLessThan(300);
    return reply.data as unknown as Data;
  }

  return {
    /** Orders one unit of the only product with a coupon, paid on delivery. */
    async buy(code: string): Promise<Order> {
      const { products } = await ask<{ products: { id: number; store: { id: number } }[] }>(
        'GET',
        '/api/products',
      );
      const [product] = products;
      const wanted = { product_id: product?.id, store_id: product?.store.id, quantity: '1' };
      const { id } = await ask<{ id: number }>('POST', '/api/cart', wanted);
      await ask('POST', '/api/cart/coupon', { code });
      return ask('POST', '/api/orders', {
        items: [id],
        shipping_address: address,
        billing_same_as_shipping: true,
        payment_method: 'cod',
      });
    },

    async sendBack({ number, shipments }: Order): Promise<{ id: number; number: string }> {
      const refund_to = { kind: 'upi', upi: 'meera.demo@okbank' };
      const items = [{ item_id: shipments[0]?.items[0]?.id, quantity: '1' }];
      const body = { kind: 'refund', items, reason: 'changed_mind', refund_to };
      const path = `/api/orders/${number}/returns`;
      const asked = await ask<{ return: { id: number; number: string } }>('POST', path, body);
      return asked.return;
    },

    dispute: (orderNumber: string, id: number) =>
      ask('POST', `/api/orders/${orderNumber}/returns/${id}/dispute`, {
        comment: 'It came without tags.',
      }),
  };
}
