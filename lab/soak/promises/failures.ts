import { type Asked, hasFailed } from '../load/record';
import { type FaultWindow, isCalm, windowsOf } from '../windows';
import { few, type Verdict } from './findings';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const described = ({ at, took, status, call, words }: Asked) =>
  `at ${seconds(at)}, after ${seconds(took)}: ${status || 'no answer'} to ${call}${words ? ` (${words})` : ''}`;

/** Checks that every 5xx and every failed connection is explained by a fault. */
export function failuresAreExplained(
  asked: readonly Asked[],
  windows: readonly FaultWindow[],
): Verdict {
  const failures = asked.filter(hasFailed);
  const outside = failures.filter((one) => isCalm(windows, one));
  const by = windows.map((window) => {
    const count = failures.filter((one) => windowsOf([window], one).length > 0).length;
    return `${window.name} ${count}`;
  });
  return {
    promise: 'Every 5xx and every failed connection lies within a fault and its recovery',
    facts: `${failures.length} failures of ${asked.length} questions${by.length ? `: ${by.join(', ')}` : ''}.`,
    broken: few(outside.map(described)),
  };
}

/** Expected refusals; the load makes no forbidden requests. */
const explained = new Set([409, 429]);

/** Checks that no answer blames a visitor wrongly. */
export function refusalsAreExplained(
  asked: readonly Asked[],
  windows: readonly FaultWindow[],
): Verdict {
  const refused = asked.filter(({ status }) => status >= 400 && status < 500);
  const odd = refused.filter((one) => !explained.has(one.status) && isCalm(windows, one));
  const counts = new Map<number, number>();
  for (const { status } of refused) counts.set(status, (counts.get(status) ?? 0) + 1);
  const listed = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
  return {
    promise: 'Outside of faults nobody is refused who asked rightly',
    facts: `${refused.length} refusals${listed ? ` (${listed})` : ''}; 409 says that something is sold out or too late.`,
    broken: few(odd.map(described)),
  };
}

/** Returns the quantile of values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Maximum milliseconds for placing an order, at p99. */
const longestOrder = 1000;

/** Checks that orders are quick outside of faults. */
export function ordersAreQuick(asked: readonly Asked[], windows: readonly FaultWindow[]): Verdict {
  const calm = asked.filter((one) => one.kind === 'order' && isCalm(windows, one));
  const times = calm.map(({ took }) => took);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const slowest = calm
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 5)
    .map(({ at, took }) => `${took} ms at ${Math.round(at / 1000)} s`);
  return {
    promise: 'Outside of faults an order takes a second at most (p99)',
    facts: `${calm.length} orders outside of faults: p50 ${p50} ms, p99 ${p99} ms; the slowest ${slowest.join(', ')}.`,
    broken: p99 > longestOrder ? [`p99 ${p99} ms`] : [],
  };
}
