import { config } from '@/lib/config';
import { visitorAddress } from '@/lib/network/visitor-address';
import { socketAddressHeader, socketAddressIn } from '@/lib/security/socket-address';

/** The visitor on whose behalf the server calls the API host. */
export type Visitor = {
  address?: string;
  userAgent?: string;
  /** Device token of accounts that signed in on this device before. */
  device?: string;
};

type Readable = { get(name: string): string | null };

/** Returns the visitor of an incoming request; the address is read through `proxies` trusted proxies. */
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
