import { type Asked, hasFailed } from '../load/record';
import { quantile } from '../promises/failures';
import type { MemorySample } from '../promises/memory';
import type { Line } from './chart';

/** Groups requests by the time step of their answers; steps without answers are empty. */
function steps(asked: readonly Asked[], step: number, total: number): Asked[][] {
  const bins: Asked[][] = Array.from({ length: Math.ceil(total / step) }, () => []);
  for (const one of asked) bins[Math.floor((one.at + one.took) / step)]?.push(one);
  return bins;
}

/** Returns the line of answers a second. */
export const perSecond = (asked: readonly Asked[], total: number, step = 2000): Line => ({
  name: 'answers',
  points: steps(asked, step, total).map((bin, n) => ({
    at: (n + 0.5) * step,
    value: bin.length / (step / 1000),
  })),
});

/** Returns the p99 line of a kind, if there is any. */
export const slowest = (
  asked: readonly Asked[],
  kind: string,
  { total, step = 10_000, name = kind }: { total: number; step?: number; name?: string },
): Line => ({
  name,
  points: steps(
    asked.filter((one) => one.kind === kind),
    step,
    total,
  ).flatMap((bin, n) =>
    bin.length === 0
      ? []
      : [
          {
            at: (n + 0.5) * step,
            value: quantile(
              bin.map(({ took }) => took),
              0.99,
            ),
          },
        ],
  ),
});

/** Returns the line of failures in each second. */
export const failures = (asked: readonly Asked[], total: number): Line => ({
  name: 'failures',
  points: steps(asked.filter(hasFailed), 1000, total).map((bin, n) => ({
    at: (n + 0.5) * 1000,
    value: bin.length,
  })),
});

/** Returns the memory of each process by name, over all its restarts. */
export function memoryLines(samples: readonly MemorySample[]): Line[] {
  const byName = new Map<string, Line['points'][number][]>();
  for (const { name, at, megabytes: value } of samples) {
    byName.set(name, [...(byName.get(name) ?? []), { at, value }]);
  }
  return [...byName].map(([name, points]) => ({ name, points }));
}

export type KindFigures = { kind: string; count: number; failed: number; p50: number; p99: number };

/** Returns the figures of each kind of request, the most frequent first. */
export function kindsOf(asked: readonly Asked[]): KindFigures[] {
  const byKind = new Map<string, Asked[]>();
  for (const one of asked) {
    const kind = byKind.get(one.kind);
    if (kind) kind.push(one);
    else byKind.set(one.kind, [one]);
  }
  return [...byKind]
    .map(([kind, all]) => {
      const times = all.filter((one) => !hasFailed(one)).map(({ took }) => took);
      const figures = { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
      return { kind, count: all.length, failed: all.filter(hasFailed).length, ...figures };
    })
    .toSorted((a, b) => b.count - a.count);
}
