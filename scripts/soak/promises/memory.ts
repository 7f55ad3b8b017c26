import type { Verdict } from './findings';

/**
 * `megabytes` are resident. `kept` is what the process's last full collection left it (`haat_memory_kept_bytes`),
 * undefined where it has not told yet. `at` are milliseconds since the load began.
 */
export type MemorySample = {
  at: number;
  name: string;
  pid: number;
  megabytes: number;
  kept?: number;
};

/** Milliseconds of a process's life in which its memory may still grow, and that it must have lived behind them. */
const warmUp = 600_000;
const least = 600_000;
/** Megabytes by which a process may grow in half an hour, by the line through its samples. */
const mostGrowth = 60;
/** The same of what is kept: it tells a leak from a heap that V8 has not given back (docs/performance.md). */
const mostKept = 30;
/** Megabytes resident at any time: what docs/deploying.md asks of a machine. */
const mostResident = 1000;
const half_hour = 1_800_000;

export type Slope = {
  name: string;
  pid: number;
  /** Megabytes in half an hour, resident and of what is kept; undefined where it did not live long enough to tell. */
  growth: number | undefined;
  kept: number | undefined;
  first: number;
  last: number;
  highest: number;
};

/** The slope of the line through points, by least squares. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const square = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return square === 0
    ? 0
    : points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / square;
}

/** In half an hour; undefined where the points do not tell of long enough. */
function growthOf(points: readonly { x: number; y: number }[]): number | undefined {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  return span >= least ? slopeOf(points) * half_hour : undefined;
}

/** How each process's memory went, from its own warm-up on. */
export function slopesOf(samples: readonly MemorySample[]): Slope[] {
  const lives = new Map<string, MemorySample[]>();
  for (const sample of samples) {
    const key = `${sample.name} ${sample.pid}`;
    lives.set(key, [...(lives.get(key) ?? []), sample]);
  }
  return [...lives.values()].map((life) => {
    const [begun] = life as [MemorySample];
    const warm = life.filter(({ at }) => at >= begun.at + warmUp);
    const resident = warm.map(({ at: x, megabytes: y }) => ({ x, y }));
    const kept = warm.flatMap(({ at: x, kept: y }) => (y === undefined ? [] : { x, y }));
    return {
      ...{ name: begun.name, pid: begun.pid, first: begun.megabytes },
      last: life.at(-1)?.megabytes ?? 0,
      highest: Math.max(...life.map(({ megabytes }) => megabytes)),
      growth: growthOf(resident),
      kept: growthOf(kept),
    };
  });
}

/** The shop's processes, and what they keep, grow no more once they are warm, and never take more than they may. */
export function memoryIsFlat(samples: readonly MemorySample[], ours: readonly string[]): Verdict {
  const slopes = slopesOf(samples).filter(({ name }) => ours.includes(name));
  const judged = slopes.filter(({ growth }) => growth !== undefined);
  const said = slopes.map(({ name, first, last, highest, growth, kept }) => {
    const grown =
      growth === undefined
        ? 'too short to tell'
        : `${growth.toFixed(0)} MB in half an hour, ${kept?.toFixed(0) ?? 'an unknown part'} of it kept`;
    return `${name} ${first.toFixed(0)} → ${last.toFixed(0)} MB, ${highest.toFixed(0)} at most (${grown})`;
  });
  return {
    promise: 'Memory is flat once it is warm',
    isOpen: judged.length === 0,
    facts: `${judged.length} of ${slopes.length} lives of processes were long enough to tell. ${said.join('; ')}.`,
    broken: [
      ...judged
        .filter(({ growth = 0 }) => growth > mostGrowth)
        .map(
          ({ name, pid, growth = 0 }) =>
            `${name} (${pid}) grows by ${growth.toFixed(0)} MB in half an hour`,
        ),
      ...judged
        .filter(({ kept = 0 }) => kept > mostKept)
        .map(
          ({ name, pid, kept = 0 }) =>
            `${name} (${pid}) keeps ${kept.toFixed(0)} MB more in half an hour`,
        ),
      ...slopes
        .filter(({ highest }) => highest > mostResident)
        .map(({ name, pid, highest }) => `${name} (${pid}) took ${highest.toFixed(0)} MB`),
    ],
  };
}
