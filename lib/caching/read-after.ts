/**
 * How far a database must have come to answer a reader: a place in its write-ahead log as 16 hexadecimal digits in lower
 * case, so that texts compare as places do, or `latest`, which is behind all of them.
 */
export type Position = string;

/** No copy of the database is new enough. */
export const latest: Position = 'latest';

/** What a call must not read older than; its sender was told it by `writtenHeader`. */
export const readAfterHeader = 'x-haat-read-after';

/** In answers to calls that may have written: what whoever called has to read from now on. */
export const writtenHeader = 'x-haat-written';

const shape = /^(?:[0-9a-f]{16}|latest)$/;

/** The text of a header or cookie; undefined where it is none. */
export const positionIn = (text: string | null | undefined): Position | undefined =>
  text && shape.test(text) ? text : undefined;

/** The later of two. */
export function laterPosition(
  a: Position | undefined,
  b: Position | undefined,
): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}

/** PostgreSQL's `pg_lsn`, as `16/B374D848`. */
export function positionOfLsn(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return (high.padStart(8, '0') + low.padStart(8, '0')).toLowerCase();
}
