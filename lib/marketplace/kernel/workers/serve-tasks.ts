import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { TaskRefused } from './errors';

/** Emits one item; resolves once there is room for the next. */
export type Emit<Item> = (item: Item) => Promise<void>;
export type Task<Input, Item, Result> = (input: Input, emit: Emit<Item>) => Promise<Result>;
// biome-ignore lint/suspicious/noExplicitAny: the table's own types are the ones that callers see.
export type TaskTable = Record<string, Task<any, any, any>>;

/** The data a thread is started with. `external`: bytes of buffers that it may hold, which its heap does not count. */
export type ThreadData = { name: string; input: unknown; external: number };
export type FromThread =
  | { thread: string }
  | { item: unknown }
  | { result: unknown }
  | { refused: string }
  | { crashed: string }
  | { over: 'memory' };

/** Returns the path of this thread under `/proc`, by which its time is counted; '' on systems without it. */
function ownThread(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}

/** The number of items that may be on their way to the caller. */
const window = 2;

/** Does, in the thread, the task that it was started for, when told to. */
export function serveTasks(tasks: TaskTable): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are done in a thread.');
  const { name, input, external } = workerData as ThreadData;
  const send = (message: FromThread) => port.postMessage(message);
  send({ thread: ownThread() });
  let open = 0;
  let goOn = () => {};
  const emit = async (item: unknown) => {
    open++;
    send({ item });
    while (open >= window) await new Promise<void>((resolve) => (goOn = resolve));
  };
  const watch = setInterval(() => {
    if (process.memoryUsage().external > external) send({ over: 'memory' });
  }, 100);
  const work = async () => {
    try {
      const result = await tasks[name]?.(input, emit);
      send({ result });
    } catch (error) {
      if (error instanceof TaskRefused) send({ refused: error.code });
      else send({ crashed: String((error as Error)?.stack ?? error) });
    } finally {
      clearInterval(watch);
      port.close();
    }
  };
  port.on('message', (message: 'start' | 'taken') => {
    if (message === 'start') return void work();
    open--;
    goOn();
  });
}
