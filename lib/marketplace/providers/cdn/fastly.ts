import type { Wire } from '../common/http';
import type { CdnProvider } from './provider';
import { purgeByCalls } from './purge-calls';

type Account = { serviceId: string; token: string };

const api: Wire = { baseUrl: 'https://api.fastly.com', timeoutMs: 5000 };

/**
 * Returns Fastly, by `Surrogate-Key`: 256 keys in a call, and some 100,000 purges an hour, so 25 calls a second for a
 * short time.
 */
export function fastlyCdn({ serviceId, token }: Account, wire: Wire = api): CdnProvider {
  const path = `/service/${encodeURIComponent(serviceId)}/purge`;
  return purgeByCalls('fastly', [wire], { batch: 256, pause: 40 }, (keys, how) => ({
    path,
    init: {
      method: 'POST',
      headers: {
        'fastly-key': token,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(how === 'soften' ? { 'fastly-soft-purge': '1' } : {}),
      },
      body: JSON.stringify({ surrogate_keys: keys }),
    },
  }));
}
