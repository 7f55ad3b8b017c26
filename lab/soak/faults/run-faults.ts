import { setTimeout as pause } from 'node:timers/promises';
import type { Topology } from '../topology/topology';
import type { FaultWindow, Slot } from '../windows';
import type { Fault } from './faults';

type Options = {
  topology: Topology;
  slots: Slot[];
  faults: Fault[];
  /** Milliseconds of load: without load a fault shows nothing. */
  total: number;
  /** Returns milliseconds since the load began. */
  now: () => number;
  say: (line: string) => void;
};

/** Minimum milliseconds between the end of one fault and the next, if a repair exceeds its slot. */
const leastCalm = 6000;

/**
 * Causes each fault when it is due, one at a time; `windows` grows meanwhile.
 * @returns the faults that could not be caused or repaired
 */
export async function runFaults(
  { topology, slots, faults, total, now, say }: Options,
  windows: FaultWindow[],
): Promise<string[]> {
  const failed: string[] = [];
  const note = (title: string, doing: string) => (error: Error) => {
    failed.push(`${title}: ${doing} failed, ${error.message}`);
    say(`${title}: ${doing} failed, ${error.message}`);
  };
  for (const { name, at, length } of slots) {
    const fault = faults.find((each) => each.name === name);
    if (!fault) continue;
    const last = windows.at(-1);
    const earliest = last ? last.to + last.allowed + leastCalm : 0;
    await pause(Math.max(0, at - now(), earliest - now()));
    const { title, allowed } = fault;
    if (now() + length > total) {
      failed.push(`${title}: was not caused, for those before it took too long`);
      continue;
    }
    const window = {
      name,
      title,
      from: now(),
      to: Number.POSITIVE_INFINITY,
      allowed: allowed * 1000,
    };
    windows.push(window);
    say(`${title} …`);
    await fault.cause({ topology, milliseconds: length }).catch(note(title, 'causing it'));
    window.to = now();
    say(`${title}: over after ${((window.to - window.from) / 1000).toFixed(1)} s`);
    await fault.tidy?.(topology).catch(note(title, 'repairing it'));
  }
  return failed;
}
