import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What this server answers for a path, without its body; undefined where that fails.
 * @param request whose connection shows where this server listens
 */
export function askSelf(
  path: string,
  { socket: { localAddress = '', localPort } }: IncomingMessage,
): Promise<Response | undefined> {
  const host = isIPv6(localAddress) ? `[${localAddress}]` : localAddress;
  const asked = fetch(`http://${host}:${localPort}${path}`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  return asked.catch(() => undefined);
}
