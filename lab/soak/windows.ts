/** All times are milliseconds since the load began. */
export type FaultWindow = {
  name: string;
  title: string;
  /** The start of the fault, and the end of its cause. */
  from: number;
  to: number;
  /** Milliseconds after `to` in which failures are still allowed. */
  allowed: number;
};

/** An action with its duration. */
export type Span = { at: number; took: number };

/** Returns the fault windows that a span touches, including recovery. */
export const windowsOf = <Window extends FaultWindow>(
  windows: readonly Window[],
  { at, took }: Span,
): Window[] => windows.filter(({ from, to, allowed }) => at <= to + allowed && at + took >= from);

/** True if a span lies completely outside of every fault and its recovery. */
export const isCalm = (windows: readonly FaultWindow[], span: Span): boolean =>
  windowsOf(windows, span).length === 0;

/**
 * Returns how many milliseconds after its end a fault still caused failures; 0 if there were none. A failure
 * belongs to the last fault that had begun when the failure ended.
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

/** Minimum milliseconds of a fault's slot: the fault, and its recovery. */
const leastSlot = 20_000;

/**
 * Plans the time and duration of each fault, spread between a warm-up and a calm end; faults without a slot are
 * omitted.
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
