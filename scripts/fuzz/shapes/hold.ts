import { countCpu } from '../../bench/server-process.mjs';

/** What the contract allows: so many milliseconds beside any one request. */
export const longestHold = 250;
/** A hold counts when it is seen each of so many times. */
const times = 3;
/** What goes on behind an answer is watched for so long, in ms. */
const afterwards = 150;
const pause = 10;

export type Held = { status: number; ms: number };

/**
 * Sends a request and asks for /api/health meanwhile. How long the process was held is the longest wait, or the time
 * that the process took of a processor in that wait where that is less: a wait for a processor is no hold.
 */
async function once(
  url: string,
  pid: number | undefined,
  send: () => Promise<number>,
): Promise<Held> {
  const health = `${url}/api/health`;
  const cpu = pid === undefined ? () => undefined : countCpu(pid);
  let until = Number.POSITIVE_INFINITY;
  let ms = 0;
  const answered = send().finally(() => {
    until = performance.now() + afterwards;
  });
  answered.catch(() => {});
  while (performance.now() < until) {
    const [began, used] = [performance.now(), cpu()];
    await fetch(health).then((answer) => answer.arrayBuffer());
    const [waited, worked] = [performance.now() - began, cpu()];
    const took = used === undefined || worked === undefined ? waited : worked - used;
    ms = Math.max(ms, Math.min(waited, took));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { status: await answered, ms };
}

/** The shortest of three holds; a first one within the bounds is enough. */
export async function heldBy(
  url: string,
  pid: number | undefined,
  send: () => Promise<number>,
): Promise<Held> {
  let shortest = await once(url, pid, send);
  for (let nth = 1; nth < times && shortest.ms > longestHold; nth++) {
    const again = await once(url, pid, send);
    if (again.ms < shortest.ms) shortest = again;
  }
  return shortest;
}
