import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';

/** Visitors without a known address share one count, so that none escapes the limits. */
export const unknownVisitor = 'unknown';

/** Returns the number of proxies in front of the shop, from TRUST_PROXY; 0 unless it is `true` or a digit. */
export function proxiesIn(setting: string | undefined): number {
  return setting?.toLowerCase() === 'true' ? 1 : Number(/^\d$/.exec(setting ?? '')?.[0] ?? 0);
}

type Hops = { remote?: string | null; forwarded?: string | null };

/**
 * Returns the network address of a request's sender. X-Forwarded-For is read only behind proxies: each proxy
 * appends the address of its caller, and anybody may write the entries before. An entry that is not an address
 * is skipped for the next hop.
 * @param hops the connection's remote address, and X-Forwarded-For
 * @returns for IPv6 the /64, which belongs to one subscriber; `unknownVisitor` if there is no address
 */
export function visitorAddress({ remote, forwarded }: Hops, proxies: number): string {
  const believed = proxies > 0 ? (forwarded ?? '').split(',').slice(-proxies) : [];
  for (const hop of [...believed, remote ?? '']) {
    const address = addressIn(hop);
    if (address) return network(address);
  }
  return unknownVisitor;
}

/** True if a visitor's address is this machine: the shop, which requests its own pages, and its tests. */
export const isOfThisMachine = (visitor: string): boolean =>
  visitor.startsWith('127.') || visitor === '0:0:0:0::/64';

/** Returns the network address of a request on this server's own connection. */
export function visitorOfRequest({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return visitorAddress(
    { remote: socket.remoteAddress, forwarded: forwarded && String(forwarded) },
    proxiesIn(process.env.TRUST_PROXY),
  );
}

/**
 * Accepted forms: `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]:443`, each optionally in quotes
 * (RFC 7239).
 */
const written =
  /^"?(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[\d.]+|[\da-f:.]+(?:%\w+)?))(?::\d{1,5})?"?$/i;

function addressIn(hop: string): string | undefined {
  const trimmed = hop.trim();
  if (isIP(trimmed)) return trimmed;
  const { bracketed, plain } = written.exec(trimmed.slice(0, 100))?.groups ?? {};
  const address = bracketed ?? plain ?? '';
  return isIP(address) ? address : undefined;
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const { address: canonical } = new SocketAddress({ address: bare, family: 'ipv6' });
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(canonical) ?? [];
  if (mapped) return mapped;
  const [head = '', tail] = canonical.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
