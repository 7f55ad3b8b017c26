import type { Product } from '@/lib/contract/schemas/catalog';
import { normaliseProduct } from '../../catalog/product';

/** Delivery facts as the API sends them. */
export const sent = {
  shipping: 49,
  free_shipping_from: 999,
  handling_days: { min: 0, max: 1 },
  transit_days: { min: 1, max: 12 },
};

const product = {
  id: 7,
  name: 'Red Kurta',
  slug: 'red-kurta',
  mrp: 1500,
  selling_price: 999.5,
  regular_price: 999.5,
  price: 999.5,
  rating: 4.3,
  total_reviews: 12,
  quantity: 5,
  store_id: 1,
  store: { id: 1, name: 'Aarohi', slug: 'aarohi' },
  category_id: 2,
  category: { id: 2, name: 'Kurtas', slug: 'kurtas' },
  brand: { id: 3, name: 'Indi', slug: 'indi' },
  image_1: '/media/red-1.webp',
  image_2: '/media/red 2.webp',
  colour: 'Red, Gold',
  size: 'M',
  flash_deal: null,
  description: 'Soft cotton.',
  productMedia: [],
  product_code: 'P7',
  sku_id: 'SKU-7',
  return_exchange_condition: 'return_7',
  country_of_origin: 'India',
  importer: null,
  category_path: [
    { id: 1, name: 'Fashion', slug: 'fashion' },
    { id: 2, name: 'Kurtas', slug: 'kurtas' },
  ],
  variants: [],
  hsn: '6109',
  gst_rate: 5,
  updated_at: '2026-03-01T00:00:00Z',
  delivery: sent,
} as unknown as Product;

/** Makes a product as a page has it, with changes to the API's answer. */
export const made = (changes: Partial<Product> = {}) =>
  normaliseProduct({ ...product, ...changes });
