import fc from 'fast-check';
import { safeCallback } from './callback-path';

describe('safeCallback', () => {
  it.each([
    '/',
    '/cart',
    '/hi/checkout',
    '/search?search=लाल+कुर्ता',
    '/profile#orders',
    '/track-order/HT-261121-AFX1E4',
    '/%2F%2Fevil.example',
    '/products?next=https://evil.example',
  ])('follows a path of this site: %s', (path) => {
    expect(safeCallback(path)).toBe(path);
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['cart'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['/\\/evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['http://evil.example'],
    ['https://evil.example/cart'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,hi'],
    ['%2F%2Fevil.example'],
    ['/a\\..\\..\\/evil.example'],
  ])('stays here for %j', (value) => {
    expect(safeCallback(value, '/hi')).toBe('/hi');
  });

  it('never leads to another host, whatever the browser makes of it', () => {
    for (const value of ['/..//evil.example', '/.//evil.example', '/@evil.example', '/:80//x']) {
      const target = new URL(safeCallback(value), 'https://haat.example/signin');
      expect(target.origin).toBe('https://haat.example');
    }
  });

  it('stays on this site for whatever is put together', () => {
    const parts = [
      '/',
      '//',
      '\\\\',
      '\\',
      '%2f',
      '%2F%2F',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
    ];
    const signs = [
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      ';',
      '／',
      '＼',
      '。',
      '\u2028',
      '\u00a0',
      '\u202e',
    ];
    const words = [
      'evil.example',
      'http:',
      'https://',
      'javascript:',
      'cart',
      'सूती',
      'ℯvil.example',
    ];
    const part = fc.constantFrom(...parts, ...signs, ...words);
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
          fc.string(),
        ),
        (value) => {
          const result = safeCallback(value, '/hi');
          expect([value, '/hi']).toContain(result);
          expect(result).toMatch(/^\/(?![/\\])/);
          for (const base of [
            'https://haat.example/signin',
            'https://haat.example/hi/signup?x=1',
          ]) {
            expect(new URL(result, base).origin).toBe('https://haat.example');
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});
