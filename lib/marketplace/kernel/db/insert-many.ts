import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns columns of a table by their keys, in the table's order: the key, the name and the type as SQL. Other
 * columns are left out.
 */
export const columnsOf = (table: PgTable, keys: readonly string[]) =>
  Object.entries(getTableColumns(table))
    .filter(([key]) => keys.includes(key))
    .map(([key, column]) => ({
      key: sql.identifier(key),
      name: sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name),
      type: sql.raw(column.getSQLType()),
    }));

/**
 * Builds an `insert into … select …` of any number of rows in one parameter: `values` makes a parameter of
 * each cell, which costs more to build and to plan than to write, and needs a new statement for each number
 * of rows. The caller adds what follows the rows (`on conflict`, `returning`).
 * @param rows at least one, all with the columns of the first one; a column that it does not name gets its
 * default, and null or undefined is null
 * @param hasIds where the rows bring ids that were drawn before
 */
export function insertMany<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { hasIds = false } = {},
): SQL {
  const columns = columnsOf(table, Object.keys(rows[0] ?? {}));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  return sql`insert into ${table} (${list(columns.map(({ name }) => sql`${name}`))})
    ${hasIds ? sql`overriding system value` : sql``} select ${list(columns.map(({ key }) => sql`r.${key}`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(${list(columns.map(({ key, type }) => sql`${key} ${type}`))})`;
}
