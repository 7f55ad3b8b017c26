import { isNarrowed, subjectOf } from './list-subject';
import { type ListingQuery, listingHref } from './listing';

describe('subjectOf', () => {
  it.each<[ListingQuery, string]>([
    [{}, '/products'],
    [{ brand: ['sutra'], rating: 4, page: 2 }, '/brand/sutra'],
    [{ brand: ['kala', 'sutra'] }, '/products'],
    [{ section: 'latest', brand: ['sutra'] }, '/products?section=latest'],
    [{ store: ['kirti'] }, '/store/kirti'],
    [{ category: ['a b'] }, '/category/a%20b'],
  ])('of %j is %s', (query, href) => {
    const { path, query: plain } = subjectOf(query);
    expect(listingHref(path, plain)).toBe(href);
  });
});

describe('isNarrowed', () => {
  it.each<[ListingQuery, ListingQuery, boolean]>([
    [{}, {}, false],
    [{ page: 3 }, {}, false],
    [{ sort: 'price_asc' }, {}, true],
    [{ brand: ['sutra'], page: 2 }, { brand: ['sutra'] }, false],
    [{ brand: ['sutra'], discount: 10 }, { brand: ['sutra'] }, true],
  ])('%j beside %j: %s', (query, plain, narrowed) =>
    expect(isNarrowed(query, plain)).toBe(narrowed),
  );
});
