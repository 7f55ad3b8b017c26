import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/**
 * Returns a DNS lookup for a connection that fails ('not public') if any address of the name is not allowed.
 * The connection uses an address it returned, so a second DNS answer has no effect. Node does not call it if
 * the host is already an address.
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

/** Looks up public addresses only. */
export const publicOnly = allowedLookup(isPublicAddress);
