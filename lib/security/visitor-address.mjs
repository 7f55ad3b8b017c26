/** Written anew by scripts/lib/serve.mjs at every request: the other end of the connection. */
export const socketAddressHeader = 'x-socket-address';

/**
 * Behind how many proxies the shop stands, as TRUST_PROXY says it; 0 unless it is `true` or a digit.
 * @param {string | undefined} said
 */
export function proxiesIn(said) {
  return said?.toLowerCase() === 'true' ? 1 : Number(/^\d$/.exec(said ?? '')?.[0] ?? 0);
}

/**
 * The network address that a request came from. X-Forwarded-For says it only behind proxies: each of them
 * appends whom it heard, and what stands before that anybody may write.
 * @param {{ heard?: string | null, forwarded?: string | null }} headers the other end, and X-Forwarded-For
 * @param {number} proxies
 * @returns {string | undefined} of IPv6 the /64, which one subscriber has all to themselves
 */
export function visitorAddress({ heard, forwarded }, proxies) {
  const before = proxies > 0 ? (forwarded ?? '').split(',') : [];
  const chain = [...before, heard ?? ''].map((each) => each.trim()).filter(Boolean);
  return network(chain[Math.max(0, chain.length - 1 - proxies)]);
}

/** @param {string | undefined} address */
function network(address) {
  if (!address || address.length > 45 || !/^[\da-f:.]+$/i.test(address)) return undefined;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
