import { unknownVisitor } from '@/lib/network/visitor-address';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { visitorOf } from './visitor';

const address = (forwarded: string | undefined, proxies: number, socket = '203.0.113.9') => {
  const headers = new Headers({ [socketAddressHeader]: markedSocketAddress(socket) });
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
  ['an IPv4 address with a port', '198.51.100.1:52100', '198.51.100.1'],
  ['an IPv6 address', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['an IPv6 address with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['one in quotes, as RFC 7239 has it', '"[2001:db8:1:2::9]"', '2001:db8:1:2::/64'],
  ['one in capitals, with leading zeros', '2001:0DB8:0001:0002:0:0:0:0009', '2001:db8:1:2::/64'],
  ['IPv4 written as IPv6', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv4 written as IPv6 in hexadecimal', '0:0:0:0:0:FFFF:C633:6401', '198.51.100.1'],
  ['one between spaces', '  198.51.100.1\t', '198.51.100.1'],
])('reads %s, in whichever spelling as the same', (_, hop, expected) => {
  expect(address(hop, 1)).toBe(expected);
  expect(address(`6.6.6.6, ${hop}, 10.0.0.2`, 2)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['unknown', 'unknown'],
  ['a pseudonym', '_hidden'],
  ['markup', '<script>'],
  ['numbers too large', '999.1.1.1'],
  ['a port that is none', '198.51.100.1:port'],
  ['half a bracket', '[2001:db8::1'],
  ['no end of digits', '1'.repeat(10_000)],
])('takes the next hop where a proxy wrote %s', (_, garbage) => {
  expect(address(`6.6.6.6, ${garbage}`, 1)).toBe('203.0.113.9');
  expect(address(`6.6.6.6, ${garbage}, 10.0.0.2`, 2)).toBe('10.0.0.2');
  expect(address(`6.6.6.6, ${garbage}, ${garbage}`, 2)).toBe('203.0.113.9');
});

it('trusts no more hops than proxies, also without a socket address', () => {
  expect(address('6.6.6.6, 198.51.100.1', 1, '')).toBe('198.51.100.1');
});

it.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', unknownVisitor],
  ['<script>', unknownVisitor],
])('takes %s for %s', (socket, expected) => {
  expect(address(undefined, 0, socket)).toBe(expected);
});

it('gives all visitors without a usable address the same one', () => {
  expect(visitorOf(new Headers({ 'x-forwarded-for': '6.6.6.6' }), 0)).toEqual({
    address: unknownVisitor,
  });
});

it('believes no visitor who writes where the connection ends', () => {
  const headers = new Headers({ [socketAddressHeader]: '203.0.113.9' });
  expect(visitorOf(headers, 0).address).toBe(unknownVisitor);
});
