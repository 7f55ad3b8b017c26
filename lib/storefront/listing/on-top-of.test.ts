import { onTopOf } from './on-top-of';

it.each([
  [
    'adds a second value',
    '/products',
    '/products?brand=a',
    '/products?brand=b',
    '/products?brand=a&brand=b',
  ],
  [
    'adds another filter',
    '/products',
    '/products?brand=a',
    '/products?rating=4',
    '/products?brand=a&rating=4',
  ],
  [
    'takes one away',
    '/products?brand=a&brand=b',
    '/products?brand=a',
    '/products?brand=b',
    '/products',
  ],
  [
    'keeps what is pressed twice',
    '/products',
    '/products?brand=a',
    '/products?brand=a',
    '/products?brand=a',
  ],
  [
    'sorts what is coming',
    '/products',
    '/products?size=m',
    '/products?sort=newest',
    '/products?size=m&sort=newest',
  ],
  [
    'begins at the first page',
    '/products?page=2',
    '/products?brand=a',
    '/products?brand=b&page=3',
    '/products?brand=a&brand=b',
  ],
  [
    'clears what was there',
    '/products?brand=a',
    '/products?brand=a&size=m',
    '/products',
    '/products?size=m',
  ],
  [
    'leaves another page alone',
    '/products',
    '/products?brand=a',
    '/category/shoes',
    '/category/shoes',
  ],
])('%s', (_, shown, coming, link, expected) => {
  expect(onTopOf(shown, coming, link)).toBe(expected);
});
