import { setTimeout as pause } from 'node:timers/promises';

type Process = { pid: number | undefined; url: string };
type Watched = { one: Process; two: Process; worker: Process; metricsToken: string };

const every = 10_000;
const patience = 5000;

/**
 * Records, until `end`, the memory that the last full collections left in the shop's processes. `of` returns
 * megabytes by process id, undefined if a process has not reported yet.
 */
export function keptMemory({ one, two, worker, metricsToken }: Watched) {
  const known = new Map<number, number>();
  const ended = new AbortController();
  const ask = async (process: Process) => {
    const { pid, url } = process;
    if (pid === undefined) return;
    const answer = await fetch(`${url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
      signal: AbortSignal.any([ended.signal, AbortSignal.timeout(patience)]),
    });
    const [, bytes] = /^haat_memory_kept_bytes (\S+)/m.exec(await answer.text()) ?? [];
    // Another process may have replaced it meanwhile.
    if (bytes && process.pid === pid) known.set(pid, Number(bytes) / 1024 ** 2);
  };
  const asking = async () => {
    while (!ended.signal.aborted) {
      // A process that is away or hangs reports nothing this time.
      await Promise.allSettled([one, two, worker].map(ask));
      await pause(every, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  void asking();
  return { of: (pid: number) => known.get(pid), end: () => ended.abort() };
}
