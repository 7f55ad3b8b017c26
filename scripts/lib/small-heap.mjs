import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/**
 * Limits heap growth: V8 lets the heap grow to four times its live data before a full collection, and renders
 * leave much garbage. Growth by 100 % costs a render nothing; 40 % costs a tenth to a fifth
 * (docs/performance.md), so it applies only while the process has time to spare.
 */
const percent = { busy: 100, spare: 40 };
/** The share of event loop time above which a process counts as busy. */
const busyFrom = 0.6;
const every = 5000;

/**
 * Returns the heap growth in percent.
 * @param {number} utilization share of event loop time in use
 */
const growthFor = (utilization) => (utilization >= busyFrom ? percent.busy : percent.spare);

let growth = percent.busy;
/** Sets the growth, which V8 reads at the end of each full collection. */
const set = () => setFlagsFromString(`--heap-growing-percent=${growth}`);
set();

let before = performance.eventLoopUtilization();
setInterval(() => {
  // A worker's heap is small either way; with 40 percent it takes half an hour to reach its size, with 100 a
  // few minutes.
  if (process.env.ROLE === 'worker') return;
  const now = performance.eventLoopUtilization();
  const next = growthFor(performance.eventLoopUtilization(now, before).utilization);
  before = now;
  if (next === growth) return;
  growth = next;
  set();
}, every).unref();
