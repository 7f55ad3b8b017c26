import { socketAddressHeader } from '@/lib/security/visitor-address.mjs';
import { visitorOf } from './visitor';

const address = (forwarded: string | undefined, proxies: number, socket = '203.0.113.9') => {
  const headers = new Headers({ [socketAddressHeader]: socket });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return visitorOf(headers, proxies).address;
};

it.each([
  ['nobody is believed by default', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy says whom it heard', '198.51.100.1', 1, '198.51.100.1'],
  [
    'what the visitor wrote before that is not believed',
    '6.6.6.6, 198.51.100.1',
    1,
    '198.51.100.1',
  ],
  ['behind two proxies', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a proxy that says nothing', undefined, 1, '203.0.113.9'],
  ['fewer hops than counted', '198.51.100.1', 3, '198.51.100.1'],
])('finds the address: %s', (_, forwarded, proxies, expected) => {
  expect(address(forwarded, proxies)).toBe(expected);
});

it.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', undefined],
  ['<script>', undefined],
])('takes %s for %s', (socket, expected) => {
  expect(address(undefined, 0, socket)).toBe(expected);
});

it('knows no address where none was written down', () => {
  expect(visitorOf(new Headers({ 'x-forwarded-for': '6.6.6.6' }), 0)).toEqual({});
});
