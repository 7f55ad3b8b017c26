import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { InvalidFields } from '../errors';
import { type Database, rowsOf } from './connection';

/** A table whose trigger `note_change` keeps `changed_at`. */
type Followed = { changedAt: PgColumn; id: PgColumn };

/** A row's position among the changes: ISO 8601 in UTC with microseconds, and its id. */
type Place = { at: string; id: number };

const cursorText = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_(\d{1,15})$/;

/** Formats the time of a change for a cursor; a JavaScript date would lose its microseconds. */
export const placeOf = (changedAt: SQL | PgColumn) =>
  sql<string>`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Returns the cursor after a row. */
export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/**
 * Returns the position from which changes are read: after the cursor, else at the time, else at the first
 * row.
 * @throws {InvalidFields} cursor: invalid
 */
export function startOf({ cursor, since }: { cursor?: string; since?: string }): Place {
  if (cursor === undefined) {
    // Microseconds, because the year 0001 needs them like all others.
    return { at: since ?? '0001-01-01T00:00:00.000000Z', id: 0 };
  }
  const [, at, id] = cursorText.exec(cursor) ?? [];
  if (!at || Number.isNaN(Date.parse(at))) throw new InvalidFields({ cursor: 'invalid' });
  return { at, id: Number(id) };
}

/**
 * Refuses filters in a list of changes: a reader would not see rows leave the filter.
 * @throws {InvalidFields} with_filter at the parameter that asked for changes, if a filter is set
 */
export function refuseFilters(asked: { cursor?: string }, ...filters: unknown[]): void {
  if (!filters.some(Boolean)) return;
  throw new InvalidFields({
    [asked.cursor === undefined ? 'updated_since' : 'cursor']: 'with_filter',
  });
}

/**
 * Returns the time before which no row can appear any more: transactions that are still open write later
 * times. Call it in its own statement, before the one that reads the rows. A transaction that commits between
 * the two statements is read now and read again from this time on.
 *
 * A transaction counts as open from its first write. `note_change` assigns its id before it reads the clock, so
 * a transaction without an id writes later times than this one. Only a role with `pg_read_all_stats` sees
 * sessions of other database roles.
 */
export async function changeEdge(db: Database): Promise<string> {
  const [row] = await rowsOf<{ edge: string }>(
    db,
    sql`select ${placeOf(sql`least(now(), min(xact_start))`)} as edge from pg_stat_activity
      where backend_xid is not null and pid <> pg_backend_pid() and datname = current_database()`,
  );
  return row?.edge ?? '-infinity';
}

/**
 * SQL condition: rows that changed after a position and before the edge; sorted by `byChange` they never
 * shift under a reader.
 */
export const changedBetween = ({ changedAt, id }: Followed, after: Place, edge: string): SQL =>
  sql`(${changedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::bigint)
    and ${changedAt} < ${edge}::timestamptz`;

export const byChange = ({ changedAt, id }: Followed): SQL => sql`${changedAt}, ${id}`;
