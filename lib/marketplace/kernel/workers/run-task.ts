import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { moreLanguages } from '@/lib/i18n/locales';
import { TaskCrashed, TaskOverLimit, TaskRefused } from './errors';
import { inLane, tasksAreStopping } from './lanes';
import type { FromThread, Task, ThreadData } from './serve-tasks';

/** The code of a thread: the path of a file, or the text itself. */
export type ThreadCode = { code: string; isText: boolean };

const bundled = new Map<string, Promise<ThreadCode>>();

/**
 * The code of threads with the tasks of a module: of a production build from its file, else bundled from the sources.
 * @param entry another table of tasks, in tests
 */
export function threadCode(entry?: string): Promise<ThreadCode> {
  if (process.env.NODE_ENV === 'production') {
    return Promise.resolve({ code: resolve('.next/server-build/tasks.cjs'), isText: false });
  }
  const known = bundled.get(entry ?? '') ?? bundle(entry);
  bundled.set(entry ?? '', known);
  return known;
}

async function bundle(entry: string | undefined): Promise<ThreadCode> {
  const { href } = pathToFileURL(resolve('scripts/lib/build-tasks.mjs'));
  const { taskThreadCode } = await import(/* turbopackIgnore: true */ href);
  return { code: await taskThreadCode(entry), isText: true };
}

// biome-ignore lint/suspicious/noExplicitAny: a task's own types are the ones that callers see.
type AnyTask = Task<any, any, any>;
type InputOf<Work extends AnyTask> = Parameters<Work>[0];
type ItemOf<Work extends AnyTask> = Parameters<Parameters<Work>[1]>[0];
type ResultOf<Work extends AnyTask> = Awaited<ReturnType<Work>>;

type Options<Item> = {
  /** Takes what the task hands on, one after the other; the task waits for it. */
  onItem?: (item: Item) => Promise<void>;
  /** Ends the task. */
  signal?: AbortSignal;
};

export type TaskLimits = {
  /** Megabytes of heap; as much again may lie in buffers beside it. */
  memory: number;
  /** Milliseconds of work; waiting for the caller to take what comes does not count. */
  time: number;
  /** Tasks of the name at the same time; others wait. */
  atOnce: number;
  /** How many may wait; what comes then is turned away. */
  waiting: number;
};

/**
 * A task that is done in a thread of its own, within its limits. Input, items and result are copied: plain values and
 * bytes (a view is copied with all of its buffer). The call rejects with
 * - `TaskRefused` when the task says so, with its code
 * - `TaskOverLimit` when it took too much memory or time
 * - `TaskCrashed` by a fault of its code
 * - `TaskQueueFull` when too many wait already
 * - `TaskStopped` when the process ends
 * @param name under which the thread's table knows it
 * @param code of another table of tasks, in tests
 */
export function threadTask<Work extends AnyTask>(
  name: string,
  limits: TaskLimits,
  code: () => Promise<ThreadCode> = threadCode,
) {
  return async (
    input: InputOf<Work>,
    { onItem, signal }: Options<ItemOf<Work>> = {},
  ): Promise<ResultOf<Work>> => {
    const entry = await code();
    const work = () => inThread(entry, { name, input }, limits, onItem as never, signal);
    return (await inLane(name, limits, work, signal)) as ResultOf<Work>;
  };
}

const megabyte = 1024 * 1024;
/** Milliseconds between two looks at how much a thread has worked. */
const look = 100;

async function inThread(
  { code, isText }: ThreadCode,
  { name, input }: { name: string; input: unknown },
  { memory, time }: TaskLimits,
  onItem: (item: unknown) => Promise<void> = async () => {},
  signal?: AbortSignal,
): Promise<unknown> {
  const workerData: ThreadData = { name, input, external: memory * megabyte };
  const thread = new Worker(/* turbopackIgnore: true */ code, {
    eval: isText,
    workerData,
    // Neither the loaders nor the secrets of this process.
    execArgv: [],
    env: moreLanguages.length > 0 ? { MORE_LANGUAGES: moreLanguages.join(' ') } : {},
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
  });
  const ended = [tasksAreStopping, ...(signal ? [signal] : [])];
  const listening = new AbortController();
  let open = 0;
  let lastSeen = performance.now();
  const clock = setInterval(() => {
    const { active } = thread.performance.eventLoopUtilization();
    const isSilent = open === 0 && performance.now() - lastSeen > 2 * time;
    if (active > time || isSilent) fail?.(new TaskOverLimit('time'));
  }, look);
  let fail: ((error: unknown) => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      fail = reject;
      for (const each of ended) {
        if (each.aborted) reject(each.reason);
        each.addEventListener('abort', () => reject(each.reason), { signal: listening.signal });
      }
      let taken: Promise<unknown> = Promise.resolve();
      thread.on('message', (message: FromThread) => {
        if ('item' in message) {
          open++;
          taken = taken
            .then(() => onItem(message.item))
            .then(() => {
              open--;
              lastSeen = performance.now();
              thread.postMessage('taken');
            });
          taken.catch(reject);
        } else if ('result' in message) taken.then(() => resolve(message.result), reject);
        else if ('refused' in message) reject(new TaskRefused(message.refused));
        else if ('over' in message) reject(new TaskOverLimit(message.over));
        else reject(new TaskCrashed(message.crashed));
      });
      thread.on('error', (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? new TaskOverLimit('memory') : new TaskCrashed(String(error.stack)));
      });
      // After what it has said, which may still wait to be taken.
      thread.on('exit', (status) =>
        taken
          .finally(() => setImmediate(() => reject(new TaskCrashed(`ended with ${status}`))))
          .catch(() => {}),
      );
      thread.postMessage('start');
    });
  } finally {
    clearInterval(clock);
    listening.abort();
    await thread.terminate();
  }
}
