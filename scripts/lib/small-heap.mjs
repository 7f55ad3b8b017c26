import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the heap grow to four times of what is kept before it collects in full, and renders leave much behind.
 * Twice costs a render nothing; 40 % cost it a tenth to a fifth (docs/performance.md). So that is for times in which
 * the process has time to spare.
 */
const percent = { busy: 100, spare: 40 };
/** The share of time in which the event loop works, from which on a process counts as busy. */
const busyFrom = 0.6;
const every = 5000;

/** @param {number} utilization share of time in which the event loop worked */
const growthFor = (utilization) => (utilization >= busyFrom ? percent.busy : percent.spare);

let growth = percent.busy;
/** V8 asks for it at the end of each full collection. */
const set = () => setFlagsFromString(`--heap-growing-percent=${growth}`);
set();

let before = performance.eventLoopUtilization();
setInterval(() => {
  // Its heap is small either way, and by 40 percent it takes half an hour to its size where it takes minutes by 100.
  if (process.env.ROLE === 'worker') return;
  const now = performance.eventLoopUtilization();
  const next = growthFor(performance.eventLoopUtilization(now, before).utilization);
  before = now;
  if (next === growth) return;
  growth = next;
  set();
}, every).unref();
