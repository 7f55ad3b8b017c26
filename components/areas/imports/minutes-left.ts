type Seen = { done: number; at: number };

/** Milliseconds that must have passed before a guess is shown. */
const least = 3_000;

/**
 * Estimates the minutes left by the pace since `begun`; 0 for less than one.
 * @param at milliseconds of the same clock as in `begun`
 * @returns undefined while nothing tells the pace
 */
export function minutesLeft(
  begun: Seen,
  { done, at, of }: Seen & { of: number },
): number | undefined {
  const [rows, milliseconds] = [done - begun.done, at - begun.at];
  if (rows <= 0 || milliseconds < least) return undefined;
  return Math.floor(((of - done) * milliseconds) / rows / 60_000);
}
