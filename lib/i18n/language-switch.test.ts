import { languageSwitchPath, samePageIn, switchedTo } from './language-switch';

describe('a language link that is followed before its script is there', () => {
  it.each([
    ['hi', 'https://haat.example/', '/hi'],
    ['hi', 'https://haat.example/search?search=a&page=2', '/hi/search?search=a&page=2'],
    ['en', 'https://haat.example/hi/search?search=%E0%A4%95', '/search?search=%E0%A4%95'],
    ['en', 'https://haat.example/hi', '/'],
    ['hi', 'https://haat.example/hi/cart', '/hi/cart'],
  ] as const)('leads to the same page in %s from %s', (to, referer, expected) => {
    expect(samePageIn(to, referer)).toBe(expected);
  });

  it.each([null, '', 'about:blank', 'nonsense', 'https://haat.example/language/hi'])(
    'leads home when no page is known: %s',
    (referer) => {
      expect(samePageIn('hi', referer)).toBe('/hi');
    },
  );

  it.each(['//evil.example', '/hi//evil.example', '/\\evil.example', '/hi/\\evil.example'])(
    'stays on this site from %s',
    (path) => {
      for (const to of ['en', 'hi'] as const) {
        const target = new URL(
          samePageIn(to, `https://evil.example${path}`),
          'https://haat.example',
        );
        expect(target.host).toBe('haat.example');
      }
    },
  );

  it('is known by its path', () => {
    expect(switchedTo(languageSwitchPath('hi'))).toBe('hi');
    for (const path of ['/language', '/language/de', '/language/hi/x', '/hi/language/hi']) {
      expect(switchedTo(path)).toBeUndefined();
    }
  });
});
