import { emptyList } from './empty-list';

describe('a list without products', () => {
  it.each([
    ['/products', {}],
    ['/store/diya-ghar', {}],
    ['/products', { section: 'flash_deal' }],
    ['/category/sarees', { sort: 'price_asc' }],
  ] as const)('says that nothing is there yet, and speaks of no filters: %s %j', (path, query) => {
    expect(emptyList(path, query)).toMatchObject({ hint: 'none_yet', href: '/categories' });
  });

  it.each([
    ['/search', { search: 'kurta' }, { hint: 'none_search', href: '/categories' }],
    ['/products', { min_price: 100 }, { hint: 'none_hint', href: '/products' }],
    [
      '/search',
      { search: 'kurta', rating: 4 },
      { hint: 'none_hint', href: '/search?search=kurta' },
    ],
    ['/products', { page: 7 }, { hint: 'none_page', href: '/products' }],
  ] as const)('names the way out of %s %j', (path, query, expected) => {
    expect(emptyList(path, query)).toMatchObject(expected);
  });
});
