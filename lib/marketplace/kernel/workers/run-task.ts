import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { moreLanguages } from '@/lib/i18n/locales';
import { TaskCrashed, TaskOverLimit, TaskRefused } from './errors';
import { inLane, tasksAreStopping } from './lanes';
import type { FromThread, Task, ThreadData } from './serve-tasks';
import { taskClock } from './task-clock';

/** The code of a thread: the path of a file, or the text itself. */
export type ThreadCode = { code: string; isText: boolean };

const bundled = new Map<string, Promise<ThreadCode>>();

/**
 * Returns the code of threads with the tasks of a module: for a production build from its file, else bundled
 * from the sources.
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
  /** Takes the items that the task emits, one after the other; the task waits for it. */
  onItem?: (item: Item) => Promise<void>;
  /** Ends the task. */
  signal?: AbortSignal;
};

export type TaskLimits = {
  /** Megabytes of heap; buffers beside it may hold the same amount. */
  memory: number;
  /**
   * Milliseconds of work. Waiting for the caller to take an item does not count, nor does waiting for a core where
   * the system tells the two apart (Linux).
   */
  time: number;
  /** The number of concurrent tasks of the name; others wait. */
  atOnce: number;
  /** The number of tasks that may wait; further ones are turned away. */
  waiting: number;
};

/**
 * Returns a function that runs a task in a thread of its own, within its limits. Input, items and result are
 * copied: plain values and bytes (a view is copied with all of its buffer). The call rejects with
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
/** Milliseconds between two measurements of a thread's work. */
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
    // The thread gets neither the loaders nor the secrets of this process.
    execArgv: [],
    env: moreLanguages.length > 0 ? { MORE_LANGUAGES: moreLanguages.join(' ') } : {},
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
  });
  const ended = [tasksAreStopping, ...(signal ? [signal] : [])];
  const listening = new AbortController();
  let open = 0;
  let isOver = false;
  let taken: Promise<unknown> = Promise.resolve();
  const clock = taskClock(time, () => thread.performance.eventLoopUtilization().active);
  const timer = setInterval(() => {
    if (clock.isOver(open > 0)) fail?.(new TaskOverLimit('time'));
  }, look);
  let fail: ((error: unknown) => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      fail = reject;
      for (const each of ended) {
        if (each.aborted) reject(each.reason);
        each.addEventListener('abort', () => reject(each.reason), { signal: listening.signal });
      }
      thread.on('message', (message: FromThread) => {
        if ('thread' in message) clock.follow(message.thread);
        else if ('item' in message) {
          open++;
          taken = taken
            .then(() => (isOver ? undefined : onItem(message.item)))
            .then(() => {
              open--;
              clock.sawWork();
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
      // Rejects after the thread's messages, which may still wait to be taken.
      thread.on('exit', (status) =>
        taken
          .finally(() => setImmediate(() => reject(new TaskCrashed(`ended with ${status}`))))
          .catch(() => {}),
      );
      thread.postMessage('start');
    });
  } finally {
    isOver = true;
    clearInterval(timer);
    listening.abort();
    await thread.terminate();
    // The caller has no item in its hands any more when it learns of the end.
    await taken.catch(() => {});
  }
}
