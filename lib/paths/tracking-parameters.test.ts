import { withoutTracking } from './tracking-parameters';

it.each([
  ['/product/x?utm_source=a&colour=red&gclid=b', '/product/x?colour=red'],
  ['/product/x?fbclid=a', '/product/x'],
  ['/product/x?utm=1', '/product/x?utm=1'],
  ['/product/x', '/product/x'],
])('leaves of %s what a page reads: %s', (url, expected) => {
  expect(withoutTracking(url)).toBe(expected);
});
