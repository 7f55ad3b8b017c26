/** A product in lists with only the fields of specification §3, as an external API host may send it. */
export const receivedCard = {
  id: 7,
  name: 'Brass diya',
  mrp: 500,
  selling_price: 400,
  price: 400,
  rating: 4.5,
  total_reviews: 12,
  quantity: 3,
  store_id: 2,
  category_id: 4,
  category: { id: 4, name: 'Puja', slug: 'puja' },
};

/** One product, with fields that §3 does not name but its page needs. */
export const receivedProduct = {
  ...receivedCard,
  description: 'Lights a room.',
  return_exchange_condition: 'none',
  hsn: '7418',
  gst_rate: 12,
  country_of_origin: 'India',
  importer: null,
  category_path: [],
  variants: [],
  updated_at: '2026-01-01T00:00:00Z',
};

export const receivedLine = { id: 1, quantity: 2, product: receivedCard };

export const receivedWishlistEntry = {
  id: 1,
  product_id: 7,
  product: receivedCard,
  unit_price: 400,
  price_when_added: 450,
  added_at: '2026-01-01T00:00:00.000Z',
};
