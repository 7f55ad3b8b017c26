import { setTimeout as delay } from 'node:timers/promises';
import { failureOf, ProviderError, reach, type Wire } from '../common/http';
import { type CdnProvider, type PurgeKind, refuseNames } from './provider';

/** The limits of a CDN. */
type Bounds = {
  /** The number of names in one call. */
  batch: number;
  /** Milliseconds between two calls. */
  pause: number;
};

type Call = { path: string; init: RequestInit };

/** Repeats of a call that failed temporarily. */
const repeats = 2;
const firstWait = 200;
/** Milliseconds; a CDN that asks for a longer wait is called again in the next round of the job. */
const longestWait = 3000;

/**
 * Returns a CDN that takes names by HTTP: in batches, with a pause between calls, and each call up to three
 * times.
 * @param wires all of which must take each batch
 * @param isDone whether an answer with status 200 to 299 reports success
 */
export function purgeByCalls(
  name: string,
  wires: readonly Wire[],
  { batch, pause }: Bounds,
  callOf: (names: readonly string[], how: PurgeKind) => Call,
  isDone: (text: string) => boolean = () => true,
): CdnProvider {
  /** The time of the next purge of this process; purges may run side by side. */
  let nextAt = 0;
  async function turn() {
    const now = Date.now();
    const at = Math.max(now, nextAt);
    nextAt = at + pause;
    if (at > now) await delay(at - now);
  }

  async function once(wire: Wire, { path, init }: Call): Promise<void> {
    await turn();
    const { status, text, headers } = await reach(wire, path, {
      ...init,
      // A redirect must not receive the key.
      redirect: 'manual',
    });
    if (status >= 200 && status < 300 && isDone(text)) return;
    const kind = status >= 200 && status < 300 ? 'unexpected' : failureOf(status);
    throw new Refusal(kind, text.slice(0, 300), status, headers.get('retry-after'));
  }

  async function call(wire: Wire, its: Call): Promise<void> {
    for (let repeat = 0; ; repeat++) {
      try {
        return await once(wire, its);
      } catch (error) {
        const wait = waitAfter(error, repeat);
        if (wait === undefined) throw error;
        await delay(wait);
      }
    }
  }

  return {
    name,
    async purge(names, how) {
      refuseNames(names);
      for (let from = 0; from < names.length; from += batch) {
        const its = callOf(names.slice(from, from + batch), how);
        await Promise.all(wires.map((wire) => call(wire, its)));
      }
    },
  };
}

class Refusal extends ProviderError {
  constructor(
    kind: ProviderError['kind'],
    description: string,
    status: number,
    readonly retryAfter: string | null,
  ) {
    super(kind, description, status);
  }
}

/** Returns the milliseconds until the call is repeated; undefined: not now. */
function waitAfter(error: unknown, repeat: number): number | undefined {
  const isForAMoment =
    error instanceof ProviderError &&
    ['timeout', 'unreachable', 'unavailable'].includes(error.kind);
  if (!isForAMoment || repeat >= repeats) return undefined;
  const asked =
    error instanceof Refusal ? Number(error.retryAfter ?? Number.NaN) * 1000 : Number.NaN;
  if (Number.isNaN(asked)) return firstWait * 4 ** repeat;
  return asked <= longestWait ? asked : undefined;
}
