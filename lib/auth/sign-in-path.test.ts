import { signInPath } from './sign-in-path';

describe('signInPath', () => {
  it.each([
    ['/', '', '/signin'],
    ['/hi', '', '/signin?callbackUrl=%2Fhi'],
    ['/cart', '', '/signin?callbackUrl=%2Fcart'],
    ['/search', '?search=a&page=2', '/signin?callbackUrl=%2Fsearch%3Fsearch%3Da%26page%3D2'],
    ['/hi/product/x', '', '/signin?callbackUrl=%2Fhi%2Fproduct%2Fx'],
  ])('leads back to %s%s', (pathname, search, expected) => {
    expect(signInPath({ pathname, search })).toBe(expected);
  });

  it('keeps the callbackUrl from one authentication page to another', () => {
    const from = { pathname: '/hi/signin', search: '?callbackUrl=%2Fhi%2Fcheckout' };
    expect(signInPath(from, '/signup')).toBe('/signup?callbackUrl=%2Fhi%2Fcheckout');
    expect(signInPath({ pathname: '/signup', search: '' })).toBe('/signin');
  });
});
