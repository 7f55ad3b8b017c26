import { pathIn } from './language-path';

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
