import type { FeedProduct } from '@/lib/contract/schemas/product-feed';
import type { Locale } from '@/lib/i18n/locales';
import { feedItem } from './item';
import { readItems } from './testing/read-items';
import { faults } from './testing/requirements';

const site = 'https://haat.test';

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

const kurta: FeedProduct = {
  id: 7,
  slug: 'red-kurta',
  name: 'Red Kurta',
  description: 'Soft cotton.',
  mrp: 1500,
  regular_price: 999.5,
  flash_deal: null,
  in_stock: true,
  listing_id: 5,
  has_variants: true,
  colour: 'Red, Gold',
  size: 'M',
  attributes: ['kind:kurta', 'for:women'],
  brand: 'Indi',
  gtin: '8901030865275',
  product_code: 'P7',
  category_path: ['Fashion', 'Kurtas & Sets'],
  images: ['/media/red-1.webp', '/media/red 2.webp'],
  return_exchange_condition: 'return_7',
  store_id: 3,
  delivery: {
    shipping: 49,
    free_shipping_from: 999,
    handling_days: { min: 0, max: 1 },
    transit_days: { min: 1, max: 12 },
  },
};

function itemOf(changes: Partial<FeedProduct>, locale: Locale = 'en') {
  const xml = feedItem({ ...kurta, ...changes }, locale);
  const [item] = readItems(xml);
  if (!item) throw new Error('no item');
  const one = (name: string) => item.get(name)?.[0];
  return { item, one, xml };
}

const deal = {
  price: 500,
  starts_at: '2026-11-22T18:30:00Z',
  ends_at: '2026-11-23T18:30:00Z',
};
const long = 'बहुत लंबा नाम 𝒳 '.repeat(800);

it.each<[string, Partial<FeedProduct>]>([
  ['a variant with everything', {}],
  ['a deal', { flash_deal: deal }],
  ['what is sold out', { in_stock: false }],
  ['a product of no brand', { brand: null, gtin: null }],
  ['a barcode of the shop itself', { gtin: '2000000000008', brand: null }],
  ['what always costs shipping', { delivery: { ...kurta.delivery, free_shipping_from: null } }],
  ['one picture more than it may have', { images: Array(12).fill('/media/red.webp') }],
  ['no description', { description: '', has_variants: false, colour: null, size: null }],
  ['long texts', { name: long, description: long, product_code: long, brand: long, size: long }],
  ['signs of XML', { name: '<b>"5 & 6"</b>', description: "]]> 'a' \u0000\u0008\ud800 b" }],
  ['all that attributes tell', { attributes: ['for:kids', `fabric:${long}`, `print:${long}`] }],
  ['many colours', { colour: 'Red, Gold, Sky Blue, Black, a/b' }],
])('fits what Google asks for: %s', (_, changes) => {
  for (const locale of ['en', 'hi'] as const) {
    expect(faults(itemOf(changes, locale).item)).toEqual([]);
  }
});

it('says the price without the deal, the price of the deal and when that holds in India', () => {
  const { one } = itemOf({ flash_deal: deal });
  expect(one('price')).toBe('999.50 INR');
  expect(one('sale_price')).toBe('500.00 INR');
  expect(one('sale_price_effective_date')).toBe('2026-11-23T00:00+0530/2026-11-24T00:00+0530');
  expect(one('maximum_retail_price')).toBe('1500.00 INR');
  expect(one('shipping')).toMatchObject({ country: 'IN', price: '49.00 INR' });
  expect(itemOf({}).one('shipping')).toMatchObject({ price: '0.00 INR' });
  expect(itemOf({}).item.has('sale_price')).toBe(false);
});

it('speaks the language of the feed, and leads to the page in it', () => {
  const { one } = itemOf({ name: 'लाल कुर्ता', slug: 'लाल-कुर्ता', size: '250 ml' }, 'hi');
  expect(one('title')).toBe('लाल कुर्ता');
  expect(one('color')).toBe('लाल/सुनहरा');
  expect(one('size')).toBe('250 मि.ली.');
  expect(one('link')).toBe(`${site}/hi/product/${encodeURIComponent('लाल-कुर्ता')}`);
  expect(itemOf({}).one('link')).toBe(`${site}/product/red-kurta`);
});

it('groups variants, names the seller, and says our category', () => {
  const { one } = itemOf({});
  expect(one('item_group_id')).toBe('5');
  expect(itemOf({ has_variants: false }).item.has('item_group_id')).toBe(false);
  expect(one('external_seller_id')).toBe('store-3');
  expect(one('product_type')).toBe('Fashion > Kurtas & Sets');
});

it('gives only barcodes that hold everywhere', () => {
  expect(itemOf({}).one('gtin')).toBe('8901030865275');
  expect(itemOf({ gtin: '2000000000008' }).item.has('gtin')).toBe(false);
  expect(itemOf({ gtin: null }).one('identifier_exists')).toBe('no');
});

it('says whom it is for and what it is made of, where its attributes do', () => {
  const { one } = itemOf({ attributes: ['for:men', 'fabric:Cotton', 'pattern:Checked'] });
  expect(['gender', 'age_group', 'material', 'pattern'].map(one)).toEqual([
    ...['male', 'adult', 'Cotton', 'Checked'],
  ]);
  expect(itemOf({ attributes: ['kind:lamp'] }).one('gender')).toBeUndefined();
});

it('has the variant at the end of the title, however long the name', () => {
  const name = 'Handwoven Banarasi Silk Saree with Zari Border, Blouse Piece and Tassels (Blue)';
  expect(itemOf({ name }).one('title')).toBe(name);
  const long = itemOf({ name: `${'Banarasi Silk Saree with Zari Border '.repeat(5)}(Blue)` });
  expect(long.one('title')).toMatch(/^Banarasi .*… \(Blue\)$/);
  expect(long.one('title')?.length).toBeLessThanOrEqual(150);
});

it.each([
  ['500 g', '500 g'],
  ['1.5 kg', '1.5 kg'],
  ['250gm', '250 g'],
  ['2 Ltr', '2 l'],
  ['M', undefined],
  ['Pack of 3', undefined],
  ['0 g', undefined],
])('says how much a pack of size %p holds', (size, measure) => {
  expect(itemOf({ size }).one('unit_pricing_measure')).toBe(measure);
});

it('tells what attributes say as highlights, two of them or none', () => {
  expect(itemOf({}).item.get('product_highlight')).toEqual(['Kind: kurta', 'For: women']);
  expect(itemOf({ attributes: ['kind:kurta'] }).item.has('product_highlight')).toBe(false);
});
