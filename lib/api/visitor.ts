import { config } from '@/lib/config';

/** On whose behalf the server calls the API host. */
export type Visitor = { address?: string; userAgent?: string };

/** Written anew by scripts/lib/serve.mjs at every request: the other end of the connection. */
export const socketAddressHeader = 'x-socket-address';

type Readable = { get(name: string): string | null };

/**
 * Who makes a request that came from outside. X-Forwarded-For says it only behind as many proxies as
 * TRUST_PROXY counts: each of them appends whom it heard, and what stands before that anybody may write.
 */
export function visitorOf(headers: Readable, proxies = config.trustedProxies): Visitor {
  const heard = headers.get(socketAddressHeader);
  const forwarded = proxies > 0 ? (headers.get('x-forwarded-for') ?? '').split(',') : [];
  const chain = [...forwarded, heard ?? ''].map((each) => each.trim()).filter(Boolean);
  return {
    address: network(chain[Math.max(0, chain.length - 1 - proxies)]),
    userAgent: headers.get('user-agent')?.slice(0, 400) || undefined,
  };
}

/** An IPv4 address as it is; of IPv6 the /64, which one subscriber has all to themselves. */
function network(address: string | undefined): string | undefined {
  if (!address || address.length > 45 || !/^[\da-f:.]+$/i.test(address)) return undefined;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
