import { parentPort, workerData } from 'node:worker_threads';
import { TaskRefused } from './errors';

/** Hands one item on; resolves once there is room for the next. */
export type Emit<Item> = (item: Item) => Promise<void>;
export type Task<Input, Item, Result> = (input: Input, emit: Emit<Item>) => Promise<Result>;
// biome-ignore lint/suspicious/noExplicitAny: the table's own types are the ones that callers see.
export type TaskTable = Record<string, Task<any, any, any>>;

/** What a thread is started with. `external`: bytes of buffers that it may hold, which its heap does not count. */
export type ThreadData = { name: string; input: unknown; external: number };
export type FromThread =
  | { item: unknown }
  | { result: unknown }
  | { refused: string }
  | { crashed: string }
  | { over: 'memory' };

/** Items that may be under way to the caller. */
const window = 2;

/** In the thread: does the task that it was started for, when told to. */
export function serveTasks(tasks: TaskTable): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are done in a thread.');
  const { name, input, external } = workerData as ThreadData;
  const send = (message: FromThread) => port.postMessage(message);
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
