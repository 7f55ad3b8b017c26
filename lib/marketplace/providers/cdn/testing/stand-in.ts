import { serveHttp } from '../../common/testing/serve-http';
import type { CdnRig } from './cdn-rules';

/** The names in a call, as a stand-in reads them. */
export type PurgeCall = { names: string[]; isSoft: boolean };

type Kept = { names: readonly string[]; state: 'kept' | 'soft' | 'gone' };

/**
 * Opens a CDN's public API on a real socket, with its contents in memory.
 * @param read the request; returns a response where the real CDN would refuse it
 */
export async function openCdn(
  read: (request: Request) => Promise<PurgeCall | Response>,
  done: () => Response,
): Promise<Omit<CdnRig, 'provider' | 'withWrongKey'> & { url: string }> {
  const kept = new Map<string, Kept>();
  const calls: number[] = [];
  let failing: { status: number | 'silent'; left: number; headers: Record<string, string> } = {
    status: 500,
    left: 0,
    headers: {},
  };

  async function answer(request: Request): Promise<Response> {
    const call = await read(request);
    calls.push(call instanceof Response ? 0 : call.names.length);
    if (failing.left-- > 0) {
      const { status, headers } = failing;
      if (status === 'silent') return new Promise(() => {});
      return new Response('{"msg":"not now"}', { status, headers });
    }
    if (call instanceof Response) return call;
    const names = new Set(call.names);
    for (const each of kept.values()) {
      if (each.names.some((name) => names.has(name))) each.state = call.isSoft ? 'soft' : 'gone';
    }
    return done();
  }

  const server = await serveHttp({ fetch: answer });
  return {
    url: server.url,
    async keep(address, names) {
      kept.set(address, { names, state: 'kept' });
    },
    stateOf: async (address) => kept.get(address)?.state ?? 'gone',
    calls: () => calls,
    fail(status, howOften, headers = {}) {
      failing = { status, left: howOften, headers };
    },
    close: server.close,
  };
}

/** Returns the texts in a list of a JSON body; undefined for anything else, or for more than `most`. */
export async function namesIn(
  request: Request,
  field: string,
  most: number,
): Promise<string[] | undefined> {
  const names = Object(await request.json())[field];
  const fits = Array.isArray(names) && names.length > 0 && names.length <= most;
  return fits && names.every((name) => typeof name === 'string') ? names : undefined;
}
