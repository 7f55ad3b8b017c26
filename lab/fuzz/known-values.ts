import { call, json, signIn } from './callers';
import type { KnownValues } from './schema';

type Product = { id: number; slug: string; image_1: string; store: Named; category: Named };
type Named = { id: number; slug: string };

const pune = {
  full_name: 'Asha Verma',
  phone: '9000000001',
  full_address: '12 Lakshmi Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** Reads valid values by the names of fields, parameters and placeholders, so that requests pass the first check. */
export async function readKnownValues(url: string): Promise<KnownValues> {
  const token = await signIn(url);
  const read = async (path: string) =>
    (await call(url, path, { headers: { authorization: `Bearer ${token}` } })).json();
  const write = async (path: string, body: object) =>
    (await call(url, path, json(body, token))).json();

  const products: Product[] = (await read('/api/products?limit=40&in_stock=1')).data.products;
  const lines: number[] = [];
  for (const { id, store } of products.slice(0, 3)) {
    const line = { product_id: id, store_id: store.id, quantity: '1' };
    lines.push((await write('/api/cart', line)).data.id);
  }
  const order = { shipping_address: pune, billing_same_as_shipping: true };
  const [first, second, ...left] = lines;
  const paid = await write('/api/orders', { ...order, items: [first], payment_method: 'cod' });
  const unpaid = await write('/api/orders', { ...order, items: [second], payment_method: 'upi' });
  const placed: { id: number; number: string; shipments: Named[] }[] = [paid.data, unpaid.data];
  const [address] = (await read('/api/addresses')).data;
  const ticket = await write('/api/support-tickets', {
    ...{ name: 'Asha', email: 'fuzz@example.in', subject: 'Parcel', message: 'Where is it?' },
  });
  const link = await write('/api/shorten-url', { url: '/deals' });

  const ids = products.map(({ id }) => id);
  const stores = products.map(({ store }) => store);
  const slugs = products.flatMap(({ slug, category, store }) => [slug, category.slug, store.slug]);
  const numbers = placed.map(({ number }) => number);
  const shipments = placed.flatMap((each) => each.shipments.map(({ id }) => id));
  return {
    ...spelled,
    ...Object.fromEntries(Object.entries(pune).map(([name, value]) => [name, [value]])),
    id: [...ids, ...numbers, ...placed.map(({ id }) => id), ...shipments, address.id],
    ids,
    product_id: ids,
    slug: [...slugs, 'caring-for-cotton-and-silk'],
    store: slugs,
    category: slugs,
    within: slugs,
    of: slugs,
    storeId: stores.flatMap(({ id, slug }) => [id, slug]),
    idOrSlug: stores.flatMap(({ id, slug }) => [id, slug]),
    store_id: stores.map(({ id }) => id),
    items: left,
    item_ids: [1, 2, 3],
    cartItemId: left,
    order: numbers,
    orderNumber: numbers,
    order_number: numbers,
    number: [ticket.data.ticket_number, ...numbers],
    code: [link.data.code],
    path: products.map(({ image_1 }) => image_1.replace('/media/', '')),
    url: products.map(({ image_1 }) => image_1),
  };
}

/** Valid values known in advance. */
const spelled: KnownValues = {
  email: ['fuzz@example.in', 'Fuzz.Two@Example.in'],
  password: ['haat-fuzz-2026'],
  new_password: ['haat-fuzz-2027'],
  current_password: ['not-it-at-all'],
  confirm_password: ['haat-fuzz-2026'],
  first_name: ['Asha'],
  last_name: ['Verma', ''],
  otp: ['123456', '१२३४५६'],
  quantity: ['1', '2', '0', '-1'],
  rating: [1, 5, 4],
  reason: ['changed_mind'],
  payment_method: ['cod', 'upi', 'card'],
  postal_code: ['411001'],
  gst_number: ['27AAPFU0939F1ZV'],
  pan_number: ['AAPFU0939F'],
  country: ['India'],
  terms: ['true'],
  consent: [1],
  lat: [18.52],
  lng: [73.85],
  page: [1, 2, 10_000],
  limit: [1, 24, 100],
  search: ['kurta', 'silk saree', 'कुर्ता', 'shoes under 500'],
  sort: ['price_asc', 'newest', 'rating'],
  lang: ['hi', 'en'],
  preview: [1],
  w: [64, 640, 1080],
  q: [75, 1],
  kind: ['product', 'category', 'store'],
  file: ['products-1.xml', 'pages.xml', 'products-0.xml'],
  folder: ['stores'],
  callbackUrl: ['/profile', 'https://evil.example', '//evil.example'],
  rest: ['no-such', 'chunks/main.js', 'products', 'icon-192.png'],
  razorpay_order_id: ['order_Nobody00000001'],
  razorpay_payment_id: ['pay_Nobody00000001'],
  razorpay_signature: ['0'.repeat(64)],
  nextauth: [
    ...['session', 'csrf', 'providers', 'signin', 'signin/credentials', 'signout', 'error', '_log'],
    ...[
      'callback/credentials',
      'callback',
      'callback/x',
      'verify-request',
      'toString',
      '__proto__',
    ],
    ...['callback/credentials/more', 'signin/__proto__', 'SESSION', 'session/x'],
  ],
};
