import { TaskRefused } from '../errors';
import { type Emit, serveTasks } from '../serve-tasks';

/** Tasks that behave badly, each in its own way. */
const tasks = {
  double: async (number: number) => number * 2,
  count: async (to: number, emit: Emit<number>) => {
    for (let number = 1; number <= to; number++) await emit(number);
    return 'counted';
  },
  refuse: async (code: string) => {
    throw new TaskRefused(code);
  },
  crash: async () => {
    throw new Error('a fault of the code');
  },
  exit: async () => process.exit(3),
  fillHeap: async () => {
    const all: string[][] = [];
    for (;;) all.push(Array.from({ length: 1000 }, (_, n) => `text ${n} ${all.length}`));
  },
  fillBuffers: async () => {
    const all: Buffer[] = [];
    for (;;) {
      all.push(Buffer.alloc(1024 * 1024, all.length));
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
  spin: async () => {
    for (;;);
  },
  wait: async () => new Promise<void>((resolve) => setTimeout(resolve, 3_600_000)),
  environment: async () => Object.keys(process.env),
};

export type TrialTasks = typeof tasks;

serveTasks(tasks);
