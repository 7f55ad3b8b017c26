/** Whole answers of an API host, for tests that change a field or two. */

export const categorySample = {
  id: 4,
  name: 'Puja',
  slug: 'puja',
  image: null,
  product_count: 1,
  children: [],
};

export const storeSample = {
  id: 2,
  name: 'Aarohi',
  slug: 'aarohi',
  logo: null,
  banner: null,
  legal_name: 'Aarohi Crafts Private Limited',
  address: '1 Bazaar Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  gstin: '27AAPFU0939F1ZV',
  care_email: null,
  care_phone: '9800000000',
  rating: 4.5,
  total_reviews: 12,
  product_count: 3,
};

export const ownStoreSample = {
  application_number: 'APP-1',
  status: 'approved',
  reason: null,
  name: 'Looms',
  slug: 'looms',
  legal_name: 'Looms Private Limited',
  email: 'vimal@example.in',
  first_name: 'Vimal',
  city: 'Pune',
  state: 'Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  logo: null,
  banner: null,
  applied_at: '2026-01-01T00:00:00Z',
  approved_at: '2026-01-02T00:00:00Z',
};
