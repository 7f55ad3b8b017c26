import { BlockList, isIPv6 } from 'node:net';

/** Networks without public services (IANA special-purpose registries). */
const special = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15'],
    ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8', '2001:db8::/32'],
    // Obsolete forms that contain an IPv4 address, and a translation prefix for private use.
    ...['::/96', '2002::/16', '64:ff9b:1::/48'],
  ],
};

/** Prefix of public IPv4 addresses in networks with DNS64 (RFC 6052). */
const translated = '64:ff9b::';

const closed = new BlockList();
for (const network of special.ipv4) {
  const [address = '', bits] = network.split('/');
  closed.addSubnet(address, Number(bits), 'ipv4');
  closed.addSubnet(`${translated}${address}`, 96 + Number(bits), 'ipv6');
}
for (const network of special.ipv6) {
  const [address = '', bits] = network.split('/');
  closed.addSubnet(address, Number(bits), 'ipv6');
}

/** True if an IP address is public, neither of this machine nor of its network. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  return !closed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
