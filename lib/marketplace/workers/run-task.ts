import { Worker } from 'node:worker_threads';
import { TaskCrashed, TaskOverLimit, TaskRefused } from './errors';
import { inLane, tasksAreStopping } from './lanes';
import { type TaskLimits, taskLimits } from './limits';
import type { FromThread, TaskTable, ThreadData } from './serve-tasks';
import type { Tasks } from './tasks';
import { type ThreadCode, threadCode } from './thread-code';

type InputOf<Table, Name extends keyof Table> = Table[Name] extends (
  input: infer Input,
  ...rest: never[]
) => unknown
  ? Input
  : never;
type ItemOf<Table, Name extends keyof Table> = Table[Name] extends (
  input: never,
  emit: (item: infer Item) => Promise<void>,
) => unknown
  ? Item
  : never;
type ResultOf<Table, Name extends keyof Table> = Table[Name] extends (
  ...all: never[]
) => Promise<infer Result>
  ? Result
  : never;

type Options<Item> = {
  /** Takes what the task hands on, one after the other; the task waits for it. */
  onItem?: (item: Item) => Promise<void>;
  /** Ends the task. */
  signal?: AbortSignal;
};

/**
 * Does a task in a thread of its own, within the limits of its name. Input, items and result are copied: plain
 * values and bytes (a view is copied with all of its buffer).
 * @throws {TaskRefused} when the task says so, with its code
 * @throws {TaskOverLimit} when it took too much memory or time
 * @throws {TaskCrashed} by a fault of its code
 * @throws {TaskQueueFull} when too many wait already
 * @throws {TaskStopped} when the process ends
 */
export async function runTask<Name extends keyof Tasks & string>(
  name: Name,
  input: InputOf<Tasks, Name>,
  options: Options<ItemOf<Tasks, Name>> = {},
): Promise<ResultOf<Tasks, Name>> {
  return runTaskOf<Tasks, Name>(await threadCode(), name, taskLimits[name], input, options);
}

/** The same for any table of tasks. */
export async function runTaskOf<Table extends TaskTable, Name extends keyof Table & string>(
  code: ThreadCode,
  name: Name,
  limits: TaskLimits,
  input: InputOf<Table, Name>,
  { onItem, signal }: Options<ItemOf<Table, Name>> = {},
): Promise<ResultOf<Table, Name>> {
  const work = () => inThread(code, { name, input }, limits, onItem as never, signal);
  return (await inLane(name, limits, work, signal)) as ResultOf<Table, Name>;
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
    env: {},
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
