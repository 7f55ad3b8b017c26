import { safeCallback } from './callback-url';

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
});
