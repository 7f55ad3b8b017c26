import { changed, listingHref, pageNumbers, parseListing } from './listing';

describe('parseListing', () => {
  it('reads what the address says', () => {
    expect(
      parseListing({
        section: 'top_rated',
        brand: 'sutra',
        sort: 'price_asc',
        min_price: '100',
        max_price: '₹1,500',
        rating: '4',
        in_stock: 'true',
        page: '3',
      }),
    ).toEqual({
      section: 'top_rated',
      brand: 'sutra',
      sort: 'price_asc',
      min_price: 100,
      max_price: 1500,
      rating: 4,
      in_stock: 'true',
      page: 3,
    });
  });

  it.each([
    { sort: 'default' },
    { sort: 'cheapest' },
    { section: 'nope' },
    { rating: '9' },
    { in_stock: 'no' },
    { page: '1' },
    { page: '-2' },
    { page: '2.5' },
    { min_price: 'abc' },
    { min_price: '' },
    { max_price: '-5' },
    { search: '   ' },
    { utm_source: 'mail' },
  ])('leaves out %j', (params) => expect(parseListing(params)).toEqual({}));

  it('reads Devanagari digits', () => {
    expect(parseListing({ max_price: '५००' })).toEqual({ max_price: 500 });
  });

  it('turns round prices that stand the wrong way', () => {
    expect(parseListing({ min_price: '900', max_price: '100' })).toEqual({
      min_price: 100,
      max_price: 900,
    });
  });

  it('takes the first of repeated names and trims', () => {
    expect(parseListing({ search: [' लाल कुर्ता ', 'x'] })).toEqual({ search: 'लाल कुर्ता' });
  });
});

describe('listingHref', () => {
  it('writes names in one order, and the first page not at all', () => {
    expect(listingHref('/products', { page: 1, rating: 4, brand: 'sutra' })).toBe(
      '/products?brand=sutra&rating=4',
    );
    expect(listingHref('/products', {})).toBe('/products');
  });

  it('is read back as it was written', () => {
    const query = { search: 'a & b=c?', sort: 'name_desc', page: 2 } as const;
    const { searchParams } = new URL(listingHref('/search', query), 'http://x');
    expect(parseListing(Object.fromEntries(searchParams))).toEqual(query);
  });

  it('goes back to the first page when something changes', () => {
    expect(changed({ page: 4, rating: 4 }, { rating: undefined, sort: 'price_asc' })).toEqual({
      sort: 'price_asc',
    });
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [50, 9, [1, null, 9]],
  ])('page %d of %d', (current, last, shown) => expect(pageNumbers(current, last)).toEqual(shown));
});
