import { BlockList, isIP, isIPv6 } from 'node:net';
import { config } from '@/lib/config';
import { isPublicAddress } from '@/lib/security/public-address';
import { InvalidFields } from '../../../kernel/errors';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

const isOwnMachine = (address: string) =>
  ownMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns whether a webhook may be sent to an IP address: public ones, and with WEBHOOKS_TO_LOCALHOST this
 * machine's.
 */
export const mayReceive = (address: string): boolean =>
  isPublicAddress(address) || (config.webhooksToLocalhost && isOwnMachine(address));

/** Checks an address as far as possible without asking a name server; the rest is checked when sending. */
export function mayBeEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password || hash) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || (isIP(host) > 0 && isOwnMachine(host));
  if (isLocal) return config.webhooksToLocalhost && /^https?:$/.test(protocol);
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/** @throws {InvalidFields} webhook_url */
export function checkEndpoint(url: string): void {
  if (!mayBeEndpoint(url)) throw new InvalidFields({ url: 'webhook_url' });
}
