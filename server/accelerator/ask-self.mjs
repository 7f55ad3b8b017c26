import { isIPv6 } from 'node:net';

/**
 * What this server answers for a path, without its body; undefined where that fails.
 * @param {string} path
 * @param {import('node:http').IncomingMessage} request whose connection shows where this server listens
 * @returns {Promise<Response | undefined>}
 */
export function askSelf(path, { socket: { localAddress = '', localPort } }) {
  const host = isIPv6(localAddress) ? `[${localAddress}]` : localAddress;
  const asked = fetch(`http://${host}:${localPort}${path}`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  return asked.catch(() => undefined);
}
