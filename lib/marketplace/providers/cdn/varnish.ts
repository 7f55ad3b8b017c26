import type { Wire } from '../common/http';
import type { CdnProvider } from './provider';
import { purgeByCalls } from './purge-calls';

type Servers = { urls: readonly string[]; token: string };

const timeoutMs = 3000;

/**
 * Returns Varnish with xkey, set up by deploy/varnish.vcl: each server is told separately. A hundred names are 1.6 KB
 * of the 8 KB that a header may have.
 */
export function varnishCdn({ urls, token }: Servers, own: Partial<Wire> = {}): CdnProvider {
  const wires = urls.map((url): Wire => ({ timeoutMs, ...own, baseUrl: url.replace(/\/+$/, '') }));
  return purgeByCalls('varnish', wires, { batch: 100, pause: 5 }, (names, how) => ({
    path: '/',
    init: {
      method: 'PURGE',
      headers: {
        'x-purge-token': token,
        [how === 'drop' ? 'xkey-purge' : 'xkey-softpurge']: names.join(' '),
      },
    },
  }));
}
