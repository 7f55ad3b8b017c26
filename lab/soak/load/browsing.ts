import { type Market, type Next, pick, type Shopper, whole } from './market';

const words = [
  'kurta',
  'saree',
  'cotton shirt',
  'lamp',
  'साड़ी',
  'silk dupatta',
  'brass diya',
  'tea',
  'shoes under 1000',
  'bag',
];

/** Views pages as a visitor: the home page, a category, a product with its picture, a store. */
export async function browse(market: Market, next: Next): Promise<void> {
  const visitor = pick(next, market.passersBy);
  const prefix = next() < 0.3 ? '/hi' : '';
  const product = pick(next, market.products);
  const pages = [
    prefix || '/',
    `${prefix}/category/${product.category.slug}`,
    `${prefix}/product/${product.slug}`,
    `${prefix}/store/${product.store.slug}`,
    `${prefix}/deals`,
  ];
  const count = 1 + whole(next, 3);
  for (let n = 0; n < count; n++) await visitor.get(pick(next, pages), 'page');
  if (product.image_1 && next() < 0.5) await visitor.get(product.image_1, 'picture');
}

/** Searches as a visitor, narrows the list and opens a result. */
export async function search(market: Market, next: Next): Promise<void> {
  const visitor = pick(next, market.passersBy);
  const word = encodeURIComponent(pick(next, words));
  const suggest = `/api/products/suggest?search=${word.slice(0, 12).replace(/%[^%]{0,1}$/, '')}`;
  if (next() < 0.5) await visitor.get(suggest, 'suggest');
  const query = next() < 0.5 ? `search=${word}` : `search=${word}&in_stock=1&sort=price_asc`;
  await visitor.get(`/api/products?${query}&limit=24`, 'search');
  if (next() < 0.4) await visitor.get(`/search?q=${word}&page=${1 + whole(next, 2)}`, 'page');
}

/** Views a shopper's cart and earlier orders. */
export async function lookBack(
  { told }: Market,
  { visitor, n }: Shopper,
  next: Next,
): Promise<void> {
  await visitor.get('/api/cart', 'cart');
  await visitor.get('/api/orders?limit=10', 'orders');
  const own = told.orders.filter(({ shopper }) => shopper === n);
  if (own.length) await visitor.get(`/api/orders/${pick(next, own).number}`, 'orders');
}
