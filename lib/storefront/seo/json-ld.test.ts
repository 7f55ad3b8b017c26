import type { Product, Review, Store } from '@/lib/api/schemas/catalog';
import { normaliseProduct } from '../catalog/product';
import {
  itemListData,
  organizationData,
  productData,
  productItems,
  storeData,
  trailData,
  websiteData,
} from './json-ld';
import { faults } from './testing/json-ld';

const site = 'https://haat.test';
const hour = 3_600_000;

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

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
} as unknown as Product;

const made = (changes: Partial<Product> = {}) => normaliseProduct({ ...product, ...changes });

const reviews: Review[] = [
  {
    id: 1,
    author: 'Meera K.',
    rating: 5,
    title: 'Lovely',
    comment: 'Washes well.',
    language: 'en',
    created_at: '2026-02-01T10:00:00.000Z',
  },
  {
    id: 2,
    author: 'रवि श.',
    rating: 3,
    title: '',
    comment: '',
    language: 'hi',
    created_at: '2026-02-02T10:00:00.000Z',
  },
];

const store: Store = {
  id: 1,
  name: 'Aarohi',
  slug: 'aarohi',
  logo: '/media/aarohi.webp',
  banner: null,
  legal_name: 'Aarohi Private Limited',
  address: '1 Bazaar Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  gstin: '27AAPFU0939F1ZV',
  care_email: 'care@aarohi.in',
  care_phone: '9800000000',
  rating: 4.4,
  total_reviews: 90,
  product_count: 40,
};

type Json = { [key: string]: unknown };

/** As a search engine reads it: what is undefined is not there. */
const read = (data: object): Json => JSON.parse(JSON.stringify(data));

describe('JSON-LD for search engines', () => {
  it.each([
    ['a product', () => productData(made(), 'en', reviews)],
    ['a product in Hindi', () => productData(made(), 'hi')],
    [
      'a product nobody has reviewed',
      () => productData(made({ total_reviews: 0, rating: 0 }), 'en'),
    ],
    [
      'a product of no brand, colour or size',
      () => productData(made({ brand: null, colour: null, size: null, description: '' }), 'en'),
    ],
    ['an organization', () => organizationData('hi')],
    ['a web site', () => websiteData('en')],
    [
      'a trail',
      () =>
        trailData(
          [
            { name: 'Home', path: '/' },
            { name: 'Kurtas', path: '/category/kurtas' },
          ],
          'hi',
        ),
    ],
    [
      'a list',
      () =>
        itemListData(productItems([made(), made({ slug: 'लाल-कुर्ता' })]), 'hi', {
          name: 'Kurtas',
          start: 25,
        }),
    ],
    ['a store', () => storeData(store, 'en')],
    [
      'a new store',
      () =>
        storeData(
          { ...store, logo: null, banner: '/media/b.webp', rating: 0, total_reviews: 0 },
          'hi',
        ),
    ],
  ])('is what Google requires of %s', (_, data) => {
    expect(faults(read(data()))).toEqual([]);
  });

  it('finds the faults it is there to find', () => {
    const bad = {
      ...productData(made(), 'en'),
      offers: undefined,
      image: ['/media/x.webp'],
      colour: 'red',
    };
    expect(faults(read(bad))).toEqual(['Product lacks offers', 'Product.image', 'Product.colour']);
  });

  it('offers a product at the price it has now', () => {
    const offerOf = (changes: Partial<Product>) =>
      read(productData(made(changes), 'hi')).offers as Json;
    expect(offerOf({})).toMatchObject({
      url: `${site}/hi/product/red-kurta`,
      price: 999.5,
      availability: 'https://schema.org/InStock',
      priceSpecification: { price: 1500, priceType: 'https://schema.org/StrikethroughPrice' },
      seller: { name: 'Aarohi', url: `${site}/hi/store/aarohi` },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    });
    const ends_at = new Date(Date.now() + hour).toISOString();
    const flash_deal = { price: 500, starts_at: new Date(0).toISOString(), ends_at };
    expect(offerOf({ selling_price: 500, price: 500, flash_deal })).toMatchObject({
      price: 500,
      priceValidUntil: ends_at,
    });
    expect(offerOf({ mrp: 999.5 })).not.toHaveProperty('priceSpecification');
    expect(offerOf({ quantity: 0 })).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it.each([
    ['return_10', 'MerchantReturnFiniteReturnWindow', 10, 'FullRefund'],
    ['exchange_7', 'MerchantReturnFiniteReturnWindow', 7, 'ExchangeRefund'],
    ['none', 'MerchantReturnNotPermitted', undefined, undefined],
  ] as const)('says what %s means', (condition, category, days, refund) => {
    const { offers } = productData(made({ return_exchange_condition: condition }), 'en');
    expect(offers.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: `https://schema.org/${category}`,
      merchantReturnDays: days,
      refundType: refund && `https://schema.org/${refund}`,
    });
  });

  it('names no pictures where there are none', () => {
    expect(read(storeData({ ...store, logo: null }, 'en'))).not.toHaveProperty('image');
  });

  it('rates nothing that nobody has rated', () => {
    const plain = read(productData(made({ total_reviews: 0, rating: 0 }), 'en'));
    expect(plain).not.toHaveProperty('aggregateRating');
    expect(plain).not.toHaveProperty('review');
  });

  it('leads to the search of the language', () => {
    expect(websiteData('hi').potentialAction.target.urlTemplate).toBe(
      `${site}/hi/search?search={search_term_string}`,
    );
  });
});
