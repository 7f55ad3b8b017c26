import { TaskCrashed, TaskOverLimit, TaskQueueFull, TaskRefused, TaskStopped } from './errors';
import { stopTasks } from './lanes';
import { type ThreadCode, threadCode, threadTask } from './run-task';
import type { TrialTasks } from './testing/trial-tasks';

const limits = { memory: 64, time: 20_000, atOnce: 1, waiting: 2 };

describe('a task in a thread', () => {
  let code: ThreadCode;
  beforeAll(async () => {
    code = await threadCode('lib/marketplace/kernel/workers/testing/trial-tasks.ts');
  });
  const run = <Name extends keyof TrialTasks>(
    name: Name,
    ...[input, own, options]: [
      Parameters<TrialTasks[Name]>[0]?,
      Partial<typeof limits>?,
      Parameters<ReturnType<typeof threadTask<TrialTasks[Name]>>>[1]?,
    ]
  ) =>
    threadTask<TrialTasks[Name]>(
      name,
      { ...limits, ...own },
      async () => code,
    )(input as never, options);

  it('answers what it has found', async () => {
    expect(await run('double', 21)).toBe(42);
  });

  it('hands items on in order, and never more of them ahead than two', async () => {
    const seen: number[] = [];
    let atOnce = 0;
    const onItem = async (number: number) => {
      expect(++atOnce).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(number);
      atOnce--;
    };
    expect(await run('count', 500, {}, { onItem })).toBe('counted');
    expect(seen).toEqual(Array.from({ length: 500 }, (_, n) => n + 1));
  });

  it('ends with the first item that cannot be taken', async () => {
    let taken = 0;
    const onItem = async () => {
      if (++taken === 3) throw new Error('disk full');
    };
    await expect(run('count', 1_000_000, {}, { onItem })).rejects.toThrow('disk full');
    expect(taken).toBeLessThan(10);
  });

  it('passes on why something was refused', async () => {
    await expect(run('refuse', 'import_broken')).rejects.toEqual(new TaskRefused('import_broken'));
  });

  it.each(['crash', 'exit'] as const)('survives a thread that fails by %s', async (name) => {
    await expect(run(name)).rejects.toBeInstanceOf(TaskCrashed);
  });

  it.each(['fillHeap', 'fillBuffers'] as const)('ends %s at its limit of memory', async (name) => {
    await expect(run(name)).rejects.toEqual(new TaskOverLimit('memory'));
  });

  it.each(['spin', 'wait'] as const)('ends %s at its limit of time', async (name) => {
    await expect(run(name, undefined, { time: 300 })).rejects.toEqual(new TaskOverLimit('time'));
  });

  it('does not count the time in which its caller keeps it waiting', async () => {
    // The total is longer than the limit, which leaves a busy machine time to start the thread.
    const onItem = () => new Promise<void>((resolve) => setTimeout(resolve, 1700));
    expect(await run('count', 3, { time: 5000 }, { onItem })).toBe('counted');
  });

  it('is ended by its caller', async () => {
    const controller = new AbortController();
    const running = run('wait', undefined, {}, { signal: controller.signal });
    controller.abort(new Error('not mine any more'));
    await expect(running).rejects.toThrow('not mine any more');
  });

  it('waits for its turn, and turns away what comes when enough wait', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const three = Promise.allSettled([1, 2, 3].map(() => run('wait', undefined, {}, { signal })));
    await expect(run('wait')).rejects.toBeInstanceOf(TaskQueueFull);
    controller.abort('enough');
    expect(await three).toEqual(Array(3).fill({ status: 'rejected', reason: 'enough' }));
  });

  it('has none of the secrets of the environment', async () => {
    expect(await run('environment')).toEqual([]);
  });

  // This test is the last: nothing runs after it.
  it('is ended when the process is going to end, whether it runs or waits', async () => {
    const two = Promise.allSettled([run('wait'), run('wait')]);
    stopTasks();
    const reason = expect.any(TaskStopped);
    expect(await two).toEqual(Array(2).fill({ status: 'rejected', reason }));
    await expect(run('double', 1)).rejects.toBeInstanceOf(TaskStopped);
  });
});
