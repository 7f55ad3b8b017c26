import fc from 'fast-check';
import {
  activeFilters,
  changed,
  choiceNames,
  hasUnread,
  listingHref,
  paramsOf,
  parseListing,
  toggled,
  toProductQuery,
  unfiltered,
} from './listing';

const read = (href: string) => parseListing(paramsOf(new URL(href, 'http://x').searchParams));

describe('parseListing', () => {
  it('reads what the address says', () => {
    expect(
      parseListing({
        section: 'top_rated',
        brand: 'sutra',
        colour: ['Red', ' Blue ', 'Red'],
        sort: 'discount',
        min_price: '100',
        max_price: '₹1,500',
        rating: '4',
        discount: '50',
        in_stock: 'true',
        page: '3',
      }),
    ).toEqual({
      section: 'top_rated',
      brand: ['sutra'],
      colour: ['Blue', 'Red'],
      sort: 'discount',
      min_price: 100,
      max_price: 1500,
      rating: 4,
      discount: 50,
      in_stock: 'true',
      page: 3,
    });
  });

  it.each([
    { sort: 'default' },
    { sort: 'cheapest' },
    { section: 'nope' },
    { rating: '9' },
    { discount: '15' },
    { in_stock: 'no' },
    { page: '1' },
    { page: '-2' },
    { page: '2.5' },
    { min_price: 'abc' },
    { min_price: '' },
    { max_price: '-5' },
    { search: '   ' },
    { brand: ['', '  '] },
    { utm_source: 'mail' },
  ])('leaves out %j', (params) => expect(parseListing(params)).toEqual({}));

  it('leaves out what the page itself decides', () => {
    expect(parseListing({ store: 'kirti', brand: 'sutra' }, 'store')).toEqual({ brand: ['sutra'] });
  });

  it('takes no more values of one filter than the API does, and no long ones', () => {
    const brand = Array.from({ length: 50 }, (_, i) => `${i}`.padEnd(500, 'x'));
    const query = parseListing({ brand });
    expect(query.brand).toHaveLength(30);
    expect(query.brand?.[0]).toHaveLength(100);
  });

  it('reads days of delivery only with the pincode they are for', () => {
    const days = { delivery_days: '3', pincode: '४११००१' };
    const query = { delivery_days: 3, pincode: '411001' };
    expect(parseListing(days)).toEqual(query);
    for (const other of [{ pincode: '' }, { pincode: '41100' }, { delivery_days: '4' }]) {
      expect(parseListing({ ...days, ...other })).toEqual({});
    }
    expect(activeFilters(query)).toMatchObject([{ name: 'delivery_days', without: {} }]);
    expect(unfiltered({ ...query, sort: 'price_asc' })).toEqual({ sort: 'price_asc' });
  });

  it.each([
    ['?delivery_days=3', true],
    ['?pincode=411001', true],
    ['?delivery_days=4&pincode=411001', true],
    ['?sort=cheap', true],
    ['?brand=&page=2', true],
    ['?delivery_days=3&pincode=411001', false],
    ['?brand=sutra&page=x&utm_source=mail', false],
    ['', false],
  ])('tells search engines that %s is not all understood: %s', (search, isUnread) => {
    const params = paramsOf(new URLSearchParams(search));
    expect(hasUnread(params, parseListing(params))).toBe(isUnread);
  });

  it('reads Devanagari digits', () => {
    expect(parseListing({ max_price: '५००' })).toEqual({ max_price: 500 });
  });

  it('turns round prices that stand the wrong way', () => {
    expect(parseListing({ min_price: '900', max_price: '100' })).toEqual({
      min_price: 100,
      max_price: 900,
    });
  });

  it('takes the first of a repeated single value and trims', () => {
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

  it('gives equal lists equal addresses, and reads back what it wrote', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 12, unit: 'binary' })
      .filter((s) => !!s.trim());
    const choices = fc.dictionary(
      fc.constantFrom(...choiceNames),
      fc.array(text, { maxLength: 5 }),
    );
    fc.assert(
      fc.property(choices, text, fc.nat(5), (chosen, search, page) => {
        const query = parseListing({ ...chosen, search, page: String(page) });
        const mixed = parseListing(
          Object.fromEntries(
            Object.entries({ page: String(page), search, ...chosen })
              .reverse()
              .map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
          ),
        );
        const href = listingHref('/products', query);
        expect(listingHref('/products', mixed)).toBe(href);
        expect(listingHref('/products', read(href))).toBe(href);
      }),
    );
  });
});

describe('choosing', () => {
  it('goes back to the first page when something changes', () => {
    expect(changed({ page: 4, rating: 4 }, { rating: undefined, sort: 'price_asc' })).toEqual({
      sort: 'price_asc',
    });
  });

  it('adds a value to the others of its filter, and takes it away again', () => {
    const one = toggled({ page: 2, brand: ['sutra'] }, 'brand', 'kala');
    expect(one).toEqual({ brand: ['kala', 'sutra'] });
    expect(toggled(toggled(one, 'brand', 'kala'), 'brand', 'sutra')).toEqual({});
  });

  it('names each chosen thing with the list that is left without it', () => {
    const query = { search: 'kurta', brand: ['a', 'b'], rating: 4, page: 2 };
    expect(activeFilters(query)).toEqual([
      { name: 'brand', value: 'a', without: { search: 'kurta', brand: ['b'], rating: 4 } },
      { name: 'brand', value: 'b', without: { search: 'kurta', brand: ['a'], rating: 4 } },
      { name: 'rating', value: '4', without: { search: 'kurta', brand: ['a', 'b'] } },
    ]);
  });

  it('clears all filters, but neither search nor section nor order', () => {
    expect(
      unfiltered({ section: 'latest', search: 'x', sort: 'name_asc', size: ['M'], discount: 10 }),
    ).toEqual({ section: 'latest', search: 'x', sort: 'name_asc' });
  });
});

describe('toProductQuery', () => {
  it('asks for what the page is of, beside what is chosen in it', () => {
    expect(
      toProductQuery({ category: ['sarees'] }, { path: '/category/women', within: 'women' }),
    ).toEqual({ category: ['sarees'], within: 'women' });
    expect(toProductQuery({}, { path: '/store/kirti', store: 'kirti' })).toEqual({
      store: ['kirti'],
    });
  });
});
