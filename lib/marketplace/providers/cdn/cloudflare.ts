import { jsonIn, type Wire } from '../common/http';
import type { CdnProvider } from './provider';
import { purgeByCalls } from './purge-calls';

type Account = { zoneId: string; token: string };

const api: Wire = { baseUrl: 'https://api.cloudflare.com/client/v4', timeoutMs: 5000 };

/**
 * Returns Cloudflare, by `Cache-Tag`: a hundred tags in a call, five calls a second (plans from Pro on; the free one
 * allows five a minute, and then answers 429 until there is room). It has no soft purge: everything is dropped.
 */
export function cloudflareCdn({ zoneId, token }: Account, wire: Wire = api): CdnProvider {
  const path = `/zones/${encodeURIComponent(zoneId)}/purge_cache`;
  return purgeByCalls(
    'cloudflare',
    [wire],
    { batch: 100, pause: 200 },
    (tags) => ({
      path,
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      },
    }),
    // Cloudflare may report a failure with status 200.
    (text) => Object(jsonIn(text)).success === true,
  );
}
