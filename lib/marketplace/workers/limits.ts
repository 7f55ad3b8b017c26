import type { Tasks } from './tasks';

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

/** What a task may take, by its name. */
export const taskLimits: Record<keyof Tasks, TaskLimits> = {
  'inbound-mail': { memory: 128, time: 5_000, atOnce: 1, waiting: 20 },
  'import-sample': { memory: 320, time: 20_000, atOnce: 1, waiting: 8 },
  'import-rows': { memory: 384, time: 120_000, atOnce: 1, waiting: 4 },
};
