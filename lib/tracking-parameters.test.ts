import { decodable } from './tracking-parameters';

it.each([
  ['/product/red-kurta?search=%25', '/product/red-kurta?search=%25'],
  ['/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2', '/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2'],
  ['/product/%25', '/not-found'],
  ['/hi/category/%25?page=2', '/hi/not-found?page=2'],
  ['/product/%ED%A0%80', '/not-found'],
  ['/product/%', '/not-found'],
  ['/api/products/slug/%25', '/api/products/slug/%25'],
])('asks for %s at %s', (url, asked) => {
  expect(decodable(url)).toBe(asked);
});
