/**
 * The oldest database state that may answer a reader: a write-ahead log position as 16 lower-case hexadecimal
 * digits, so that positions compare as strings, or `latest`, which sorts after all of them.
 */
export type Position = string;

/** Only the primary is new enough. */
export const latest: Position = 'latest';

/** The header of a call with the oldest position it may read; the caller got it from `writtenHeader`. */
export const readAfterHeader = 'x-haat-read-after';

/** The header of answers to calls that may have written: the position that the caller must read from now on. */
export const writtenHeader = 'x-haat-written';

const shape = /^(?:[0-9a-f]{16}|latest)$/;

/** Returns the position in a header or cookie; undefined for any other text. */
export const positionIn = (text: string | null | undefined): Position | undefined =>
  text && shape.test(text) ? text : undefined;

/** Returns the later of two positions. */
export function laterPosition(
  a: Position | undefined,
  b: Position | undefined,
): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}

/** Converts PostgreSQL's `pg_lsn`, for example `16/B374D848`. */
export function positionOfLsn(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return (high.padStart(8, '0') + low.padStart(8, '0')).toLowerCase();
}
