import { movedTo } from './former-addresses';

it.each([
  ['/products', 'brand=sutra', '/brand/sutra'],
  ['/products', 'brand=sutra&page=2', '/brand/sutra?page=2'],
  ['/products', 'utm_source=mail&brand=sutra', '/brand/sutra?utm_source=mail'],
  ['/products', 'brand=a%2Fb', '/brand/a%2Fb'],
  ['/products', 'brand=', undefined],
  ['/products', 'brand=kala&brand=sutra', undefined],
  ['/products', 'brand=sutra&rating=4', undefined],
  ['/products', 'section=latest&brand=sutra', undefined],
  ['/products', 'page=2', undefined],
  ['/search', 'brand=sutra', undefined],
])('leads %s?%s to %s', (path, query, target) => {
  expect(movedTo(path, new URLSearchParams(query), 'en')).toBe(target);
});

it('stays in the language', () => {
  expect(movedTo('/products', new URLSearchParams('brand=sutra'), 'hi')).toBe('/hi/brand/sutra');
});
