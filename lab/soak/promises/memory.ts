import type { Verdict } from './findings';

/**
 * A memory sample. `megabytes` are resident; `kept` is what the process's last full collection left
 * (`haat_memory_kept_bytes`), undefined if not reported yet; `at` is milliseconds since the load began.
 */
export type MemorySample = {
  at: number;
  name: string;
  pid: number;
  megabytes: number;
  kept?: number;
};

/** Milliseconds of a process's life in which its memory may grow, and the minimum time after that for a verdict. */
const warmUp = 600_000;
const least = 600_000;
/** Maximum growth in megabytes per half hour, by the regression line of its samples. */
const mostGrowth = 60;
/** Maximum growth of kept memory: it distinguishes a leak from heap that V8 has not returned (docs/performance.md). */
const mostKept = 30;
/** Maximum resident megabytes: the memory that docs/deploying.md requires of a machine. */
const mostResident = 1000;
const half_hour = 1_800_000;

export type Slope = {
  name: string;
  pid: number;
  /** Megabytes per half hour, resident and kept; undefined if it did not live long enough. */
  growth: number | undefined;
  kept: number | undefined;
  first: number;
  last: number;
  highest: number;
};

/** Returns the slope of the least-squares line through points. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const square = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return square === 0
    ? 0
    : points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / square;
}

/** Returns the growth per half hour; undefined if the points cover too little time. */
function growthOf(points: readonly { x: number; y: number }[]): number | undefined {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  return span >= least ? slopeOf(points) * half_hour : undefined;
}

/** Returns the memory growth of each process after its warm-up. */
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

/** Checks that memory of the shop's processes does not grow after the warm-up, and never exceeds its maximum. */
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
