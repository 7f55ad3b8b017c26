import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/**
 * A DNS lookup for a connection that fails ('not public') if any address of the name is not allowed; the connection is
 * made to an address that it has returned, so a second answer of the name's server counts for nothing. Node does not
 * call it for a host that is an address already.
 */
export const allowedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const isSafe = addresses?.every(({ address }) => isAllowed(address));
      if (error || !first || !isSafe) return callback(error ?? new Error('not public'), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });

/** The same for public addresses. */
export const publicOnly = allowedLookup(isPublicAddress);
