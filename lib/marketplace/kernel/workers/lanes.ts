import { TaskQueueFull, TaskStopped } from './errors';

type Limits = { atOnce: number; waiting: number };
type Waiting = { begin: () => void; refuse: (error: Error) => void };

const lanes = new Map<string, { running: number; queue: Waiting[] }>();
const stopping = new AbortController();

/** Aborted when the process is about to end. */
export const tasksAreStopping = stopping.signal;

/**
 * Runs work in its turn: as many of a name at once as its limits allow, the others in order of arrival.
 * @throws {TaskQueueFull} when as many wait already as may
 * @throws {TaskStopped} when the process ends before its turn
 */
export async function inLane<Result>(
  name: string,
  { atOnce, waiting }: Limits,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const lane = lanes.get(name) ?? { running: 0, queue: [] };
  lanes.set(name, lane);
  if (stopping.signal.aborted) throw new TaskStopped();
  signal?.throwIfAborted();
  if (lane.running < atOnce) lane.running++;
  else if (lane.queue.length >= waiting) throw new TaskQueueFull();
  else await turn(lane.queue, signal);
  try {
    return await work();
  } finally {
    const next = lane.queue.shift();
    // The place passes directly to the next in line, so that no newcomer takes it.
    if (next) next.begin();
    else lane.running--;
  }
}

function turn(queue: Waiting[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((begin, refuse) => {
    const own = { begin: () => leave(begin), refuse: (error: Error) => leave(() => refuse(error)) };
    const abort = () => {
      queue.splice(queue.indexOf(own), 1);
      own.refuse(signal?.reason);
    };
    const leave = (then: () => void) => {
      signal?.removeEventListener('abort', abort);
      then();
    };
    signal?.addEventListener('abort', abort, { once: true });
    queue.push(own);
  });
}

/** Ends every task that runs or waits, for good: the process is about to end. */
export function stopTasks(): void {
  stopping.abort(new TaskStopped());
  for (const { queue } of lanes.values()) {
    for (const { refuse } of queue.splice(0)) refuse(new TaskStopped());
  }
}
