import { setTimeout as after } from 'node:timers/promises';
import type { Host } from '@/lib/marketplace/app/app';
import { percentile } from '../client.mjs';
import { type Call, send } from '../timed-calls';

/** Milliseconds between two concurrent calls. */
const interval = 50;

type Phase = {
  seconds: number;
  calls: number;
  failed: number;
  p50: number;
  p95: number;
  most: number;
  /** The kind of call with the longest wait. */
  mostOf: string;
  /** The event loop's longest turn, and the CPU time used in it: on a busy machine a turn includes waiting. */
  heldMost: number;
  heldCpu: number;
};

/**
 * Makes concurrent calls during some work, whether or not earlier calls are answered, and returns their waiting
 * times.
 */
export async function beside(
  host: Host,
  next: () => Call & { name: string },
  work: () => Promise<unknown>,
): Promise<Phase> {
  const waits: { name: string; wait: number }[] = [];
  const open = new Set<Promise<void>>();
  const hold = watchLoop();
  let failed = 0;
  let isOver = false;
  const start = performance.now();
  const asking = (async () => {
    for (let due = start; !isOver; due += interval) {
      await after(Math.max(0, due - performance.now()));
      const { name, ...call } = next();
      const one: Promise<void> = send(host, call).then(({ isOk }) => {
        if (!isOk) failed++;
        waits.push({ name, wait: performance.now() - due });
        open.delete(one);
      });
      open.add(one);
    }
    await Promise.all(open);
  })();
  await work();
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await asking;
  const held = hold();
  waits.sort((a, b) => a.wait - b.wait);
  const at = (part: number) =>
    percentile(
      waits.map(({ wait }) => wait),
      part,
    ) as number;
  const last = waits.at(-1);
  return {
    ...{ seconds, calls: waits.length, failed, p50: at(0.5), p95: at(0.95) },
    ...{ most: last?.wait ?? 0, mostOf: last?.name ?? '', ...held },
  };
}

/** Measures the longest turn of the event loop in milliseconds, until the returned function is called. */
function watchLoop(): () => Pick<Phase, 'heldMost' | 'heldCpu'> {
  let longest = { heldMost: 0, heldCpu: 0 };
  let last = performance.now();
  let cpu = process.cpuUsage();
  const timer = setInterval(() => {
    const heldMost = performance.now() - last;
    const { user, system } = process.cpuUsage(cpu);
    if (heldMost > longest.heldMost) longest = { heldMost, heldCpu: (user + system) / 1000 };
    last = performance.now();
    cpu = process.cpuUsage();
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
