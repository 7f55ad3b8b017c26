import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { InvalidFields } from '../errors';
import { type Database, rowsOf } from './connection';

/** A table whose trigger `note_change` keeps `changed_at`. */
type Followed = { changedAt: PgColumn; id: PgColumn };

/** A row's place among the changes: ISO 8601 in UTC with microseconds, and its id. */
type Place = { at: string; id: number };

const cursorText = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_(\d{1,15})$/;

/** The time of a change as a cursor has it; a JavaScript date would lose its microseconds. */
export const placeOf = (changedAt: SQL | PgColumn) =>
  sql<string>`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The cursor behind a row. */
export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/**
 * Where a reading of changes begins: behind the cursor, else at the time, else at the first row.
 * @throws {InvalidFields} cursor: invalid
 */
export function startOf({ cursor, since }: { cursor?: string; since?: string }): Place {
  if (cursor === undefined) {
    // In microseconds, which the year 0001 needs like all others.
    return { at: since ?? '0001-01-01T00:00:00.000000Z', id: 0 };
  }
  const [, at, id] = cursorText.exec(cursor) ?? [];
  if (!at || Number.isNaN(Date.parse(at))) throw new InvalidFields({ cursor: 'invalid' });
  return { at, id: Number(id) };
}

/**
 * A filter of a list would hide what leaves it from whoever reads its changes.
 * @throws {InvalidFields} with_filter at what asked for changes, where a filter is set
 */
export function refuseFilters(asked: { cursor?: string }, ...filters: unknown[]): void {
  if (!filters.some(Boolean)) return;
  throw new InvalidFields({
    [asked.cursor === undefined ? 'updated_since' : 'cursor']: 'with_filter',
  });
}

/**
 * The time before which no row can still appear: rows of transactions that are open now have later ones. To be asked
 * for in a statement of its own before that which reads the rows: whoever has committed in between is in both.
 *
 * A transaction is counted from its first write on. `note_change` gives it its id before it takes the time, so the
 * rows of one that has no id yet are later than this. Sessions of other database roles are seen by a role with
 * `pg_read_all_stats` alone.
 */
export async function changeEdge(db: Database): Promise<string> {
  const [row] = await rowsOf<{ edge: string }>(
    db,
    sql`select ${placeOf(sql`least(now(), min(xact_start))`)} as edge from pg_stat_activity
      where backend_xid is not null and pid <> pg_backend_pid() and datname = current_database()`,
  );
  return row?.edge ?? '-infinity';
}

/** The rows that changed behind a place and before the edge; sorted by `byChange` they never shift under a reader. */
export const changedBetween = ({ changedAt, id }: Followed, after: Place, edge: string): SQL =>
  sql`(${changedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::bigint)
    and ${changedAt} < ${edge}::timestamptz`;

export const byChange = ({ changedAt, id }: Followed): SQL => sql`${changedAt}, ${id}`;
