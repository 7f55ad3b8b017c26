import { isPublicAddress } from './public-address';

it.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    'fe80::1%eth0',
    '2002:7f00:1::',
    '::127.0.0.1',
  ],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
