import { languageOf, pathIn, pathWithLanguage } from './language-path';

describe('pathIn', () => {
  it.each([
    ['/', '/', '/hi'],
    ['/hi', '/', '/hi'],
    ['/cart', '/cart', '/hi/cart'],
    ['/hi/cart', '/cart', '/hi/cart'],
    ['/highlights', '/highlights', '/hi/highlights'],
  ])('%s', (path, en, hi) => {
    expect(pathIn('en', path)).toBe(en);
    expect(pathIn('hi', path)).toBe(hi);
  });
});

it.each([
  ['/', 'en'],
  ['/hi', 'hi'],
  ['/hi/cart', 'hi'],
  ['/highlights', 'en'],
  ['/cart', 'en'],
])('reads the language of %s as %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

it.each([
  ['/', '/en'],
  ['/hi', '/hi'],
  ['/cart', '/en/cart'],
  ['/hi/cart', '/hi/cart'],
])('leads %s to the route %s', (path, route) => {
  expect(pathWithLanguage(path)).toBe(route);
});
