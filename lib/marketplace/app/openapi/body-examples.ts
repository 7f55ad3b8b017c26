const day = 24 * 3600 * 1000;
/** Returns a moment that many days from now, for the beginning or end of deals and coupons. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const period = { starts_at: inDays(2), ends_at: inDays(5) };
const deal = { name: 'Festival days', percent: 10, skus: [{ product_id: 42 }], ...period };
const coupon = {
  title: '₹100 off on your first order',
  title_hi: 'पहले ऑर्डर पर ₹100 की छूट',
  kind: 'amount',
  value: 100,
  least_order: 999,
  first_order_only: true,
  skus: ['KURTA-BLUE-M'],
  ...period,
};

/** The first version of a draft; the rest is filled in later. */
const document = {
  name: { en: 'Blue cotton kurta', hi: 'नीला सूती कुर्ता' },
  description: { en: 'Soft, light and long.', hi: 'मुलायम, हल्का और लंबा।' },
  attributes: ['kind:kurta', 'for:women', 'fabric:cotton'],
  hsn: '62114210',
  return_policy: 'return_7',
  skus: [
    {
      key: 'blue-l',
      sku: 'KURTA-BLUE-L',
      colour: 'Blue',
      size: 'L',
      mrp: 1499,
      price: 999,
      stock: 12,
    },
  ],
};

const refusal = { reason: 'The box that came back was empty.' };

/**
 * Example bodies of calls of the seller API whose schema gives no valid or useful example. A test runs them
 * unchanged in a store that has the SKU KURTA-BLUE-M with the product id 42.
 */
export const bodyExamples: Record<string, unknown> = {
  // Only the shopper knows the code.
  'POST /api/seller/shipments/{id}/deliver': { note: 'Handed over at the door' },
  'POST /api/seller/stock-movements': { sku: 'KURTA-BLUE-M', by: 5, reason: 'Delivered' },
  'PATCH /api/seller/skus': { skus: [{ sku: 'KURTA-BLUE-M', price: 999, by: 5 }] },
  'POST /api/seller/listings': { code: 'KURTA', document },
  'POST /api/seller/listings/proposals': { name: 'Blue cotton kurta for women', to: 'hi' },
  'POST /api/seller/listings/description-proposals': {
    attributes: ['fabric:cotton', 'for:women'],
    colours: ['Navy'],
    sizes: ['S', 'M'],
    origin_country: 'India',
    to: 'hi',
  },
  'PUT /api/seller/listings/{id}': { version: 1, document },
  'POST /api/seller/promotions/deals': deal,
  'PUT /api/seller/promotions/deals/{id}': deal,
  'POST /api/seller/promotions/coupons': { ...coupon, code: 'WELCOME100' },
  'PUT /api/seller/promotions/coupons/{id}': coupon,
  'PUT /api/seller/imports/{id}/mapping': {
    mapping: { sku: { column: 'sku' }, origin_country: { value: 'India' } },
  },
  'PUT /api/seller/imports/{id}/reading': { sheets: ['Men', 'Women'] },
  'PUT /api/seller/imports/{id}/cells': {
    rows: [{ number: 3, values: { price: '499' } }],
  },
  'PUT /api/seller/imports/{id}/values': {
    choices: [{ kind: 'brand', value: 'Kumkum Studio', choice: 'request' }],
  },
  'POST /api/seller/shipments/{id}/book': { prefer: 'cheapest' },
  'POST /api/seller/shipments/{id}/cancel': { reason: 'Torn in the store' },
  'POST /api/seller/shipments/{id}/split': { items: [{ sku: 'KURTA-BLUE-M', quantity: 1 }] },
  'POST /api/seller/returns/{id}/refuse': refusal,
  'POST /api/seller/returns/{id}/not-received': refusal,
};
