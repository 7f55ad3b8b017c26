import { eq } from 'drizzle-orm';
import type { Connection } from '../db/connection';
import { jobFaults } from '../db/schema/ledger';
import { testDatabases } from '../db/testing/databases';
import { transact } from '../db/transaction';
import { startJobs } from './lanes';
import { type Job, lastRuns } from './run';

const hour = 3_600_000;

/** Returns a promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Makes a job that counts its runs; `after(n)` resolves once it has begun its nth. */
function counted(name: string, more: Partial<Job> = {}) {
  const { work = async () => 1 } = more;
  const gates: ReturnType<typeof gate>[] = [];
  const at = (nth: number) => {
    gates[nth] ??= gate();
    return gates[nth];
  };
  const state = { runs: 0 };
  const job: Job = {
    ...{ name, lane: name, every: 0, deadline: hour, ...more },
    work: (now) => {
      at(++state.runs).open();
      return work(now);
    },
  };
  return { job, state, after: (nth: number) => at(nth).opened };
}

describe('lanes of jobs', () => {
  it('do not wait for a slow job of another lane', async () => {
    const { open, opened } = gate();
    const slow = counted('slow', { work: () => opened.then(() => 1) });
    const quick = counted('quick');
    const jobs = startJobs([slow.job, quick.job], 1);
    await slow.after(1);
    await quick.after(5);
    expect(slow.state.runs).toBe(1);
    open();
    await slow.after(2);
    await jobs.stop();
  });

  it('go on without a job that is past its deadline, and never run it twice at once', async () => {
    const { open, opened } = gate();
    const late = counted('late', { lane: 'one', deadline: 1, work: () => opened.then(() => 7) });
    const next = counted('next', { lane: 'one' });
    const jobs = startJobs([late.job, next.job], 1);
    await next.after(5);
    expect(late.state.runs).toBe(1);
    const run = () => lastRuns().find(({ name }) => name === 'late');
    expect(run()).toMatchObject({ items: null, isOverdue: true });
    expect(await jobs.runNow()).toBe(1);
    expect(late.state.runs).toBe(1);
    open();
    await late.after(2);
    await jobs.stop();
    expect(run()).toMatchObject({ items: 7 });
    expect(run()).not.toHaveProperty('isOverdue');
  });

  it('keep the cadence of each job, but when all are asked for', async () => {
    const seldom = counted('seldom', { lane: 'one', every: hour });
    const often = counted('often', { lane: 'one' });
    const jobs = startJobs([seldom.job, often.job], 1);
    await often.after(5);
    expect(seldom.state.runs).toBe(1);
    expect(await jobs.runNow()).toBe(2);
    expect(seldom.state.runs).toBe(2);
    await jobs.stop();
  });

  it('run all that are asked for in the order of the list, across lanes', async () => {
    const order: string[] = [];
    const job = (name: string, lane: string): Job => ({
      ...{ name, lane, every: 0, deadline: hour },
      work: async () => order.push(name),
    });
    const jobs = startJobs([job('a', 'one'), job('b', 'two'), job('c', 'one')], hour);
    await jobs.runNow();
    expect(order).toEqual(['a', 'b', 'c']);
    await jobs.stop();
    expect(await jobs.runNow()).toBe(0);
  });

  it('are waited for when they stop, also a job past its deadline', async () => {
    const { open, opened } = gate();
    let hasEnded = false;
    const late = counted('late', {
      deadline: 1,
      work: async () => {
        await opened;
        hasEnded = true;
        return 1;
      },
    });
    const other = counted('other');
    const jobs = startJobs([late.job, other.job], 1);
    await late.after(1);
    await other.after(5);
    const stopped = jobs.stop();
    open();
    await stopped;
    expect(hasEnded).toBe(true);
  });
});

describe.each(testDatabases)('transactions of two lanes on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('see nothing of each other before they commit, and roll back alone', async () => {
    const { db } = connection;
    const [row] = await db
      .insert(jobFaults)
      .values({ job: 'test', subject: 'shared', fault: '-', tries: 0 })
      .returning();
    const its = eq(jobFaults.id, row?.id ?? 0);
    const rounds = 20;
    /** Adds one in two statements: concurrent work would lose an update. */
    const add = (fails: () => boolean) => () =>
      transact(db, async (tx) => {
        const [before] = await tx.select().from(jobFaults).where(its).for('update');
        await tx.update(jobFaults).set({ tries: 1_000_000 }).where(its);
        await tx.select().from(jobFaults);
        if (fails()) throw new Error('of the test');
        await tx
          .update(jobFaults)
          .set({ tries: (before?.tries ?? 0) + 1 })
          .where(its);
        return 1;
      });
    const good = counted('good', { work: add(() => false) });
    const bad = counted('bad', { work: add(() => true) });
    const seen = new Set<boolean>();
    const reader = counted('reader', {
      work: async () => {
        const [now] = await db.select().from(jobFaults).where(its);
        seen.add((now?.tries ?? 0) < 100_000);
        return 1;
      },
    });
    const jobs = startJobs([good.job, bad.job, reader.job], 1);
    await Promise.all([good, bad, reader].map(({ after }) => after(rounds)));
    await jobs.stop();
    const [after] = await db.select().from(jobFaults).where(its);
    expect(after?.tries).toBe(good.state.runs);
    expect([...seen]).toEqual([true]);
  });
});
