import { type APIRequestContext, expect } from '@playwright/test';
import { address, call, type Shopper } from '../../testing/shopper';

/** The store of the demo's vendor. */
const demoStore = 'aarohi-weaves';

/** Orders units of a product of the demo vendor's store, paid on delivery. */
export async function orderOfDemoStore(
  request: APIRequestContext,
  url: string,
  { token }: Shopper,
  units = 1,
): Promise<{ number: string; shipmentId: number }> {
  const answer = await request.get(`/api/products?in_stock=1&limit=20&store=${demoStore}`);
  const { products } = (await answer.json()).data;
  const [product] = products.filter(
    ({ quantity, store }: { quantity: number; store: { slug: string } }) =>
      quantity > 10 && store.slug === demoStore,
  );
  const line = await call(url, 'POST', '/api/cart', {
    token,
    body: { product_id: product.id, store_id: product.store.id, quantity: `${units}` },
  });
  const placed = await call(url, 'POST', '/api/orders', {
    token,
    key: `demo-${Date.now()}-${Math.random()}`,
    body: {
      items: [(line.body as { data?: { id?: number } }).data?.id],
      shipping_address: { ...address, full_name: 'आशा राव', full_address: '12, लक्ष्मी रोड' },
      billing_same_as_shipping: true,
      payment_method: 'cod',
    },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const order = placed.body.data as unknown as { number: string; shipments: { id: number }[] };
  return { number: order.number, shipmentId: order.shipments[0]?.id ?? 0 };
}
