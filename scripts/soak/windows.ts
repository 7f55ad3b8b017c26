/** All times are milliseconds since the load began. */
export type FaultWindow = {
  name: string;
  title: string;
  /** When it was caused, and when its cause was over. */
  from: number;
  to: number;
  /** How long after `to` failures may still come of it. */
  allowed: number;
};

/** Something that took time. */
export type Span = { at: number; took: number };

/** The windows that a span touches, recovery included. */
export const windowsOf = <Window extends FaultWindow>(
  windows: readonly Window[],
  { at, took }: Span,
): Window[] => windows.filter(({ from, to, allowed }) => at <= to + allowed && at + took >= from);

/** Whether all of a span lies outside of every fault and its recovery. */
export const isCalm = (windows: readonly FaultWindow[], span: Span): boolean =>
  windowsOf(windows, span).length === 0;

/**
 * How long after its end failures still came of a fault, in milliseconds; 0 where none did. A failure belongs to the last
 * fault that had begun when it ended.
 */
export function recoveryOf(
  windows: readonly FaultWindow[],
  window: FaultWindow,
  failures: readonly Span[],
): number {
  const next = windows.find(({ from }) => from > window.from)?.from ?? Number.POSITIVE_INFINITY;
  const ends = failures
    .map(({ at, took }) => at + took)
    .filter((end) => end > window.to && end < next);
  return Math.max(0, ...ends.map((end) => end - window.to));
}

export type Slot = { name: string; at: number; length: number };

/** The least time that a fault has to itself, in milliseconds: itself, and what comes of it. */
const leastSlot = 20_000;

/**
 * When each fault is due and how long it is held, spread over the time between a warm-up and a calm end; those that find no
 * room are left out.
 */
export function planFaults(
  names: readonly string[],
  total: number,
): { slots: Slot[]; leftOut: string[] } {
  const warmUp = Math.min(60_000, total * 0.15);
  const calmEnd = Math.min(60_000, total * 0.1);
  const room = total - warmUp - calmEnd;
  const fitting = names.slice(0, Math.floor(room / leastSlot));
  const slot = room / Math.max(1, fitting.length);
  const length = Math.min(20_000, slot * 0.3);
  return {
    slots: fitting.map((name, n) => ({
      name,
      at: Math.round(warmUp + n * slot),
      length: Math.round(length),
    })),
    leftOut: names.slice(fitting.length),
  };
}
