import type { Facets } from '@/lib/contract/schemas/facets';
import { listingHref } from '@/lib/storefront/listing/listing';
import { facetGroups } from './facet-groups';

const none: Facets = {
  categories: [],
  brands: [],
  stores: [],
  colours: [],
  sizes: [],
  origins: [],
  ratings: [],
  discounts: [],
  in_stock: 0,
  price: null,
};
const named = (slug: string, count: number) => ({ slug, name: slug.toUpperCase(), count });
const valued = (value: string, count: number) => ({ value, count });
const products = { path: '/products' };

describe('facetGroups', () => {
  it('offers each value with its count and the list it leads to', () => {
    const facets = { ...none, brands: [named('kala', 5), named('sutra', 3)] };
    const [group] = facetGroups(facets, { brand: ['sutra'], page: 2 }, products);
    expect(group?.name).toBe('brand');
    expect(
      group?.options.map(({ value, name, count, chosen, to }) => [
        value,
        name,
        count,
        chosen,
        listingHref('/products', to),
      ]),
    ).toEqual([
      ['kala', 'KALA', 5, false, '/products?brand=kala&brand=sutra'],
      ['sutra', 'SUTRA', 3, true, '/products'],
    ]);
  });

  it('keeps a chosen value that no product has, and hides others', () => {
    const facets = { ...none, colours: [valued('Red', 0), valued('Blue', 0), valued('Pink', 4)] };
    const [group] = facetGroups(facets, { colour: ['Red'] }, products);
    expect(group?.options.map(({ value }) => value)).toEqual(['Red', 'Pink']);
  });

  it.each([
    ['one value', { brands: [named('kala', 5)] }, {}, []],
    ['one value that is chosen', { brands: [named('kala', 5)] }, { brand: ['kala'] }, ['brand']],
    ['nothing in stock', { in_stock: 0 }, {}, []],
    ['something in stock', { in_stock: 3 }, {}, ['in_stock']],
    ['one step of rating', { ratings: [{ from: 1, count: 3 }] }, {}, []],
  ])('with %s', (_, some, query, names) =>
    expect(facetGroups({ ...none, ...some }, query, products).map(({ name }) => name)).toEqual(
      names,
    ),
  );

  it('offers no stores on the page of a store', () => {
    const facets = { ...none, stores: [named('a', 1), named('b', 2)] };
    expect(facetGroups(facets, {}, { path: '/store/a', store: 'a' })).toEqual([]);
    expect(facetGroups(facets, {}, products)).toHaveLength(1);
  });

  it('offers no brands on the page of a brand', () => {
    const facets = { ...none, brands: [named('a', 1), named('b', 2)] };
    expect(facetGroups(facets, {}, { path: '/brand/a', brand: 'a' })).toEqual([]);
  });

  it('lets one step of "and up" take the place of another', () => {
    const facets = { ...none, ratings: [4, 3].map((from) => ({ from, count: 2 })) };
    const [group] = facetGroups(facets, { rating: 4 }, products);
    expect(group?.options.map(({ to }) => listingHref('/products', to))).toEqual([
      '/products',
      '/products?rating=3',
    ]);
  });

  it('sorts sizes from small to large', () => {
    const sizes = ['XL', 'UK 10', 'S', 'UK 9', 'M', '500 ml', '50 ml'].map((s) => valued(s, 1));
    const [group] = facetGroups({ ...none, sizes }, {}, products);
    expect(group?.options.map(({ value }) => value)).toEqual([
      'S',
      'M',
      'XL',
      '50 ml',
      '500 ml',
      'UK 9',
      'UK 10',
    ]);
  });
});
