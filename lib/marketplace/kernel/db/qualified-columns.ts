import { is, SQL, sql } from 'drizzle-orm';

type Field = { path: string[]; field: unknown };
type Dialect = { buildSelection(fields: Field[], options?: object): SQL };

/**
 * Makes `db` and its transactions name the table of each column in a selected expression; returns the same
 * `db`. Drizzle leaves table names out of statements on one table. A subselect of such an expression would
 * then compare a column of its own table with itself, and count all rows in each row.
 */
export function qualifyColumns<Of extends object>(db: Of): Of {
  const { dialect } = db as Of & { dialect: Dialect };
  const build = dialect.buildSelection.bind(dialect);
  dialect.buildSelection = (fields, options) =>
    build(
      fields.map(({ path, field }) => ({ path, field: wrapped(field) })),
      options,
    );
  return db;
}

/** Wraps an expression, because Drizzle looks for columns only in its first level. */
function wrapped(field: unknown): unknown {
  if (is(field, SQL)) return sql`${field}`;
  const isOwn = is(field, SQL.Aliased) && !('isSelectionField' in field && field.isSelectionField);
  return isOwn ? sql`${field.sql}`.as(field.fieldAlias) : field;
}
