import type { Product } from '@/lib/contract/schemas/catalog';
import { cardOf, discountOf, normaliseCard, normaliseProduct, slugOf } from './product';

const store = { id: 7, name: 'Aarohi Weaves', slug: 'aarohi' };
const category = { id: 3, name: 'Kurtas', slug: 'kurtas' };

function product(changes: Record<string, unknown> = {}): Product {
  return {
    id: 42,
    name: 'Cotton Kurta',
    slug: 'cotton-kurta',
    mrp: 1299,
    selling_price: 999,
    price: 999,
    regular_price: 999,
    rating: 4.2,
    total_reviews: 12,
    quantity: 5,
    store_id: 7,
    store,
    category_id: 3,
    category,
    brand: null,
    image_1: null,
    colour: null,
    size: null,
    flash_deal: null,
    description: '',
    productMedia: [],
    product_code: '',
    sku_id: '',
    return_exchange_condition: 'return_7',
    hsn: '6205',
    gst_rate: 5,
    country_of_origin: 'India',
    importer: null,
    category_path: [category],
    variants: [],
    updated_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  } as unknown as Product;
}

describe('slugOf', () => {
  it.each([
    [{ id: 1, name: 'Anything', slug: 'own-slug' }, 'own-slug'],
    [{ id: 1, name: 'Cotton Kurta, Blue (M)', slug: '' }, 'cotton-kurta-blue-m'],
    [{ id: 1, name: '  50% off!  ', slug: null }, '50-off'],
    [{ id: 9, name: 'लाल कुर्ता' }, '9'],
    [{ id: 9, name: 'लाल Kurta' }, 'kurta'],
    [{ id: 9, name: '' }, '9'],
    [{ id: 9, name: 'CAFÉ Crème' }, 'cafe-creme'],
    [{ id: 9, name: 'A--B__C' }, 'a-b-c'],
    [{ id: 9, name: 'Mug', slug: 'मग' }, 'मग'],
  ])('of %j is %s', (given, slug) => expect(slugOf(given)).toBe(slug));
});

describe('discountOf', () => {
  it.each([
    [1299, 999, 23],
    [1000, 995, 1],
    [1000, 996, 0],
    [200, 199, 1],
    [100, 0, 100],
    [999, 999, 0],
    [999, 1299, 0],
    [0, 0, 0],
  ])('of MRP %d at %d is %d whole percent', (mrp, price, percent) =>
    expect(discountOf(mrp, price)).toBe(percent),
  );
});

describe('normaliseCard', () => {
  const deal = { price: 799, starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' };
  const onDeal = { selling_price: 799, price: 799, flash_deal: deal };
  const during = Date.parse('2026-01-01T12:00:00Z');

  it('takes the selling price for the price and the MRP for the original price', () => {
    expect(normaliseCard(product())).toMatchObject({
      price: 999,
      originalPrice: 1299,
      discount: 23,
    });
  });

  it('takes the price of a live deal, and keeps the usual one', () => {
    expect(normaliseCard(product(onDeal), during)).toMatchObject({
      price: 799,
      regularPrice: 999,
      discount: 38,
      flashDeal: { price: 799, endsAt: deal.ends_at },
    });
  });

  it('knows nothing of a deal that is over', () => {
    const after = Date.parse(deal.ends_at);
    expect(normaliseCard(product(onDeal), after)).toMatchObject({
      price: 999,
      discount: 23,
      flashDeal: null,
    });
  });

  it('asks nothing but the selling price of a host that tells no other', () => {
    const { regular_price, ...asReceived } = product();
    expect(normaliseCard(asReceived as Product)).toMatchObject({ price: 999, regularPrice: 999 });
  });

  it('gives a card no more than it shows', () => {
    const during = Date.parse('2026-01-01T12:00:00Z');
    const listed = normaliseCard(
      product({ ...onDeal, brand: { id: 1, name: 'Veerang', slug: 'veerang' } }),
      during,
    );
    expect(cardOf(listed)).toEqual({
      id: 42,
      storeId: listed.store.id,
      name: 'Cotton Kurta',
      slug: 'cotton-kurta',
      brand: 'Veerang',
      image: null,
      price: 799,
      regularPrice: 999,
      mrp: 1299,
      deliveryFee: null,
      rating: 4.2,
      totalReviews: 12,
      quantity: 5,
      dealEndsAt: deal.ends_at,
    });
  });

  it.each([
    [
      { id: 7, name: '', slug: '' },
      { id: 7, name: 'Seller', slug: '7' },
    ],
    [
      { id: 7, name: 'Aarohi', slug: null },
      { id: 7, name: 'Aarohi', slug: '7' },
    ],
    [null, { id: 7, name: 'Seller', slug: '7' }],
  ])('gives the store %j a name and slug', (given, expected) =>
    expect(normaliseCard(product({ store: given })).store).toEqual(expected),
  );
});

describe('normaliseProduct', () => {
  it('takes the numbered pictures, then the media, each once', () => {
    const productMedia = ['/b.webp', '/c.webp'].map((media_url) => ({
      media_type: 'image' as const,
      media_url,
    }));
    const normal = normaliseProduct(
      product({ image_1: '/a.webp', image_3: '/b.webp', productMedia }),
    );
    expect(normal.images).toEqual(['/a.webp', '/b.webp', '/c.webp']);
    expect(normal.image).toBe('/a.webp');
  });

  it('has at most ten pictures', () => {
    const productMedia = Array.from({ length: 14 }, (_, n) => ({
      media_type: 'image' as const,
      media_url: `/${n}.webp`,
    }));
    expect(normaliseProduct(product({ productMedia })).images).toHaveLength(10);
  });

  it('has no picture when there is none', () => {
    expect(normaliseProduct(product())).toMatchObject({ image: null, images: [] });
  });

  it('takes pictures only from media that are pictures', () => {
    const productMedia = [
      { media_type: 'video', media_url: '/film.mp4' },
      { media_type: 'image', media_url: '/a.webp' },
    ];
    expect(normaliseProduct(product({ productMedia })).images).toEqual(['/a.webp']);
  });

  it('keeps the order of image_1 to image_10 whichever are missing', () => {
    const normal = normaliseProduct(
      product({ image_10: '/ten.webp', image_2: '/two.webp', image_5: '/five.webp' }),
    );
    expect(normal.images).toEqual(['/two.webp', '/five.webp', '/ten.webp']);
    expect(normal.image).toBe('/two.webp');
  });

  it('takes id, name, rating, reviews, quantity, description and category as they come', () => {
    const given = product({ description: 'Soft.', rating: 3.5, total_reviews: 2, quantity: 0 });
    expect(normaliseProduct(given)).toMatchObject({
      id: 42,
      name: 'Cotton Kurta',
      slug: 'cotton-kurta',
      rating: 3.5,
      totalReviews: 2,
      quantity: 0,
      description: 'Soft.',
      category,
    });
  });

  it('names each colour with its code: grey where unknown, a rainbow for multicolor', () => {
    const { colors } = normaliseProduct(product({ colour: ' Red ,Unheard-of, multicolor' }));
    expect(colors).toEqual([
      { name: 'Red', code: '#dc2626' },
      { name: 'Unheard-of', code: '#9ca3af' },
      { name: 'multicolor', code: expect.stringContaining('conic-gradient') },
    ]);
    expect(normaliseProduct(product()).colors).toEqual([]);
  });

  it('lists every specification in the order of §3 when all are there', () => {
    const all = { product_code: 'P-1', sku_id: 'SKU-1', colour: 'Red, Blue', size: 'M' };
    expect(normaliseProduct(product(all)).specifications).toEqual([
      { name: 'product_code', value: 'P-1' },
      { name: 'sku', value: 'SKU-1' },
      { name: 'color', value: 'Red, Blue' },
      { name: 'size', value: 'M' },
      { name: 'return_policy', value: 'return_7' },
    ]);
  });

  it('lists only the specifications that are there, in order', () => {
    const normal = normaliseProduct(product({ size: 'M', sku_id: 'SKU-1', colour: 'Red' }));
    expect(normal.specifications).toEqual([
      { name: 'sku', value: 'SKU-1' },
      { name: 'color', value: 'Red' },
      { name: 'size', value: 'M' },
      { name: 'return_policy', value: 'return_7' },
    ]);
  });
});
