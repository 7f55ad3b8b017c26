import { suggestionGroups } from './suggestion-groups';

const found = {
  queries: ['kurta for men', 'Kurta set'],
  categories: [{ id: 1, name: 'Kurtas', slug: 'kurtas', image: '/media/k.webp' }],
  brands: [{ id: 2, name: 'Kurtique', slug: 'kurtique' }],
  products: [{ id: 3, name: 'Red kurta', slug: 'red-kurta', image_1: null, price: 499 }],
};
const labels = (...given: Parameters<typeof suggestionGroups>) =>
  suggestionGroups(...given).map(({ kind, options }) => [kind, ...options.map((o) => o.label)]);

describe('suggestionGroups', () => {
  it('shows all past searches before anything is typed, and nothing else', () => {
    expect(labels('', ['lamp', 'saree', 'कुर्ता', 'mug'])).toEqual([
      ['past', 'lamp', 'saree', 'कुर्ता', 'mug'],
    ]);
    expect(labels('', [])).toEqual([]);
  });

  it('shows five of them before what is popular', () => {
    const past = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(labels('', past, { ...found, queries: [], brands: [] })).toEqual([
      ['past', 'a', 'b', 'c', 'd', 'e'],
      ['category', 'Kurtas'],
      ['product', 'Red kurta'],
    ]);
  });

  it('shows three past searches that fit beside what the shop has, none of them twice', () => {
    const past = ['kurta', 'Kurta Set', 'red kurta', 'lamp', 'kurta blue', 'kurta old'];
    expect(labels('kurta', past, found)).toEqual([
      ['past', 'Kurta Set', 'red kurta', 'kurta blue'],
      ['query', 'kurta for men'],
      ['category', 'Kurtas'],
      ['brand', 'Kurtique'],
      ['product', 'Red kurta'],
    ]);
  });

  it('links each suggestion to its page', () => {
    const hrefs = suggestionGroups('k', [], found).flatMap(({ options }) =>
      options.map(({ href }) => href),
    );
    expect(hrefs).toEqual([
      '/search?search=kurta+for+men',
      '/search?search=Kurta+set',
      '/category/kurtas',
      '/brand/kurtique',
      '/product/red-kurta',
    ]);
  });
});
