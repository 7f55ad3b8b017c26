import type { Store } from '@/lib/contract/schemas/catalog';
import type { Review } from '@/lib/contract/schemas/reviews';
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
import { made } from './testing/product';

const site = 'https://haat.test';

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

const extras = { verified: true, helpful: 0, pictures: [], reply: null };

const reviews: Review[] = [
  {
    id: 1,
    author: 'Meera K.',
    rating: 5,
    title: 'Lovely',
    comment: 'Washes well.',
    language: 'en',
    ...extras,
    created_at: '2026-02-01T10:00:00.000Z',
  },
  {
    id: 2,
    author: 'रवि श.',
    rating: 3,
    title: '',
    comment: '',
    language: 'hi',
    ...extras,
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

const variants = [
  { id: 7, slug: 'red-kurta', colour: 'Red', size: 'M' },
  { id: 8, slug: 'red-kurta-l', colour: 'Red', size: 'L' },
].map((one) => ({ ...one, name: 'Red Kurta', image: null, in_stock: true }));

type Json = { [key: string]: unknown };

/** Serializes data as a search engine reads it: undefined values are missing. */
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
    ['a product with variants', () => productData(made({ variants }), 'en', reviews)],
    ['a product with variants in Hindi', () => productData(made({ variants }), 'hi')],
    [
      'a product with a barcode that is sold out',
      () => productData(made({ gtin: '8901030865275', quantity: 0 }), 'hi'),
    ],
    [
      'a deal',
      () =>
        productData(
          made({
            price: 500,
            selling_price: 500,
            flash_deal: {
              price: 500,
              starts_at: '2026-01-01T00:00:00Z',
              ends_at: new Date(Date.now() + 3_600_000).toISOString(),
            },
          }),
          'en',
        ),
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

  it('names the group of a product with variants, what they differ in, and the pages of the others', () => {
    const data = read(productData(made({ variants }), 'hi', reviews));
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Red Kurta',
      productGroupID: 'P7',
      variesBy: ['https://schema.org/size'],
      aggregateRating: { reviewCount: 12 },
      hasVariant: [
        { '@type': 'Product', sku: 'SKU-7', size: 'M', offers: { '@type': 'Offer' } },
        { url: `${site}/hi/product/red-kurta-l` },
      ],
    });
    expect(data.sku).toBeUndefined();
  });
});

it('names a variant in full, with what tells it apart at the end', () => {
  const name = 'Handwoven Banarasi Silk Saree with Zari Border, Blouse Piece and Tassels (Blue)';
  expect(productData(made({ name }), 'en').name).toBe(name);
});

it('tells for whom and of what a product is, as its attributes say', () => {
  const attributes = ['for:women', 'material:Cotton', 'pattern:Striped'];
  expect(read(productData(made({ attributes }), 'en'))).toMatchObject({
    material: 'Cotton',
    pattern: 'Striped',
    audience: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedMinAge: 13 },
  });
});
