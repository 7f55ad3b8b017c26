import type { Product } from '@/lib/contract/schemas/catalog';
import { productData } from './json-ld';
import { offerData } from './json-ld-offer';
import { made, sent } from './testing/product';

const site = 'https://haat.test';
const hour = 3_600_000;

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

type Json = { [key: string]: unknown };

/** Serializes data as a search engine reads it: undefined values are missing. */
const read = (data: object): Json => JSON.parse(JSON.stringify(data));

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
  ['below the sum', 999, 998.99, 49],
  ['from the sum on', 999, 999, 0],
  ['where the store never does', null, 5000, 49],
])('names the fee of sending one piece, free %s', (_, free_shipping_from, price, fee) => {
  const delivery = { ...sent, free_shipping_from };
  const offer = offerData(made({ selling_price: price, price, delivery }), 'en');
  expect(offer.shippingDetails).toMatchObject({
    shippingRate: { value: fee, currency: 'INR' },
    shippingDestination: { addressCountry: 'IN' },
    deliveryTime: { transitTime: { minValue: 1, maxValue: 12, unitCode: 'DAY' } },
  });
});

it('says nothing of sending where the API host does not', () => {
  const plain = read(productData(made({ delivery: undefined }), 'en'));
  expect(plain.offers).not.toHaveProperty('shippingDetails');
});

it('says how goods come back, and claims no fee that the return page does not name', () => {
  const policy = offerData(made(), 'hi').hasMerchantReturnPolicy;
  expect(policy).toMatchObject({
    returnPolicyCountry: 'IN',
    merchantReturnLink: `${site}/hi/return`,
    returnMethod: 'https://schema.org/ReturnByMail',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  });
  expect(policy).not.toHaveProperty('returnFees');
});

it('names the SKU and, where it holds everywhere, the barcode, but invents no number of the maker', () => {
  const numbersOf = (gtin?: string | null) => {
    const { sku, mpn, gtin: barcode } = read(productData(made({ gtin }), 'en'));
    return { sku, mpn, barcode };
  };
  const numbers = { sku: 'SKU-7', mpn: undefined, barcode: undefined };
  expect(numbersOf('8901030865275')).toEqual({ ...numbers, barcode: '8901030865275' });
  for (const gtin of [undefined, null, '8901030865276', '2000000000008']) {
    expect(numbersOf(gtin)).toEqual(numbers);
  }
});

it.each([
  ['return_10', 'MerchantReturnFiniteReturnWindow', 10, 'FullRefund'],
  ['exchange_7', 'MerchantReturnFiniteReturnWindow', 7, 'ExchangeRefund'],
  ['none', 'MerchantReturnNotPermitted', undefined, undefined],
] as const)('says what %s means', (condition, category, days, refund) => {
  const offer = offerData(made({ return_exchange_condition: condition }), 'en');
  expect(offer.hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: `https://schema.org/${category}`,
    merchantReturnDays: days,
    refundType: refund && `https://schema.org/${refund}`,
  });
});
