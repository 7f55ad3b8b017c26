import { isOwnDocument, needsOwnDocument } from '@/lib/paths/own-document';
import {
  permissionsPolicy,
  protectedPolicy,
  securityHeaders,
  sharedPolicy,
} from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

it('closes what no page needs', () => {
  for (const policy of [sharedPolicy(), protectedPolicy({ nonce: 'abc', path: '/checkout' })]) {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
  }
  expect(sharedPolicy()).not.toMatch(/https:|google|razorpay/);
});

it('opens the camera only where a page names it', () => {
  expect(securityHeaders()['Permissions-Policy']).toContain('camera=()');
  const own = permissionsPolicy(['camera']).split(', ');
  expect(own).toContain('camera=(self)');
  expect(own).not.toContain('camera=()');
  expect(own).toContain('microphone=()');
});

it('runs only scripts with the nonce on protected pages', () => {
  const scripts = directive(protectedPolicy({ nonce: 'abc', path: '/hi/profile' }), 'script-src');
  expect(scripts).toContain("'nonce-abc' 'strict-dynamic'");
  expect(scripts).not.toContain('unsafe-inline');
});

it.each([
  ['/checkout', true],
  ['/hi/checkout', true],
  ['/profile', false],
  ['/track-order/HT-1', false],
])('lets the maps in on the checkout only: %s', (path, allowed) => {
  const policy = protectedPolicy({ nonce: 'abc', path });
  expect(policy.includes('googleapis.com')).toBe(allowed);
  expect(policy).toContain('https://api.razorpay.com');
});

it('lets the hosts of another checkout in where they are set', () => {
  const host = 'https://pay.example.in';
  const policy = protectedPolicy({ nonce: 'abc', path: '/profile', checkoutHosts: [host] });
  for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src', 'form-action']) {
    expect(directive(policy, name)).toContain(host);
  }
});

it('runs only named scripts on shared pages', () => {
  expect(directive(sharedPolicy(), 'script-src')).toBe("script-src 'self'");
  const inline = ["'sha256-a='", "'sha256-b='"];
  expect(directive(sharedPolicy({ inline }), 'script-src')).toBe(
    "script-src 'self' 'sha256-a=' 'sha256-b='",
  );
});

it('insists on https where the site is served over it', () => {
  const name = 'Strict-Transport-Security';
  expect(securityHeaders({ https: true })[name]).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ https: false })[name]).toBeUndefined();
  expect(sharedPolicy({ https: true })).toContain('upgrade-insecure-requests');
});

const to = (url: string, referer?: string, rsc: string | undefined = '1') =>
  needsOwnDocument({ url, headers: { rsc, referer } });

it.each([
  ['/profile?_rsc=1', 'http://shop/cart', true],
  ['/hi/track-order/HT-1', 'http://shop/hi', true],
  ['/profile', undefined, true],
  ['/profile', 'not an address', true],
  ['/profile', 'http://shop/checkout', false],
  ['/order-success/HT-1', 'http://shop/checkout', false],
  ['/checkout', 'http://shop/profile', true],
  ['/cart', 'http://shop/', false],
  ['/profiles', 'http://shop/', false],
])('a navigation to %s from %s needs a document of its own: %s', (url, referer, expected) => {
  expect(to(url, referer)).toBe(expected);
});

it.each([
  ['/checkout', '/cart', true],
  ['/hi/checkout', '/hi/cart', true],
  ['/profile/orders/HT-1', '/order-cancelled', true],
  ['/track-order', '', true],
  ['/checkout', '/profile/payments/HT-1', true],
  ['/profile/payments/HT-1', '/checkout', false],
  ['/checkout/x', '/hi/checkout', false],
  ['/cart', '/checkout', false],
  ['/profiles', '/', false],
])('a link to %s on %s loads a document: %s', (path, from, expected) => {
  expect(isOwnDocument(path, from)).toBe(expected);
});

it('leaves real navigations alone', () => {
  expect(needsOwnDocument({ url: '/profile', headers: {} })).toBe(false);
});
