import { config } from '@/lib/config';
import { socketAddressHeader, socketAddressIn } from '@/lib/security/socket-address';
import { visitorAddress } from '@/lib/security/visitor-address';

/** On whose behalf the server calls the API host. */
export type Visitor = {
  address?: string;
  userAgent?: string;
  /** By what accounts that were signed in to on the visitor's device know it. */
  device?: string;
};

type Readable = { get(name: string): string | null };

/** Who makes a request that came from outside; its address as far as `proxies` can be believed. */
export function visitorOf(
  headers: Readable,
  proxies = config.trustedProxies,
): Visitor & { address: string } {
  const remote = socketAddressIn(headers.get(socketAddressHeader));
  const forwarded = headers.get('x-forwarded-for');
  return {
    address: visitorAddress({ remote, forwarded }, proxies),
    userAgent: headers.get('user-agent')?.slice(0, 400) || undefined,
  };
}
