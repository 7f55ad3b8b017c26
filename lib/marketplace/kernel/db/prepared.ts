import { createHash } from 'node:crypto';
import { getTableColumns, type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { type Database, drizzleConfig } from './connection';
import { executionOf } from './embedded-statements';

const dialect = new PgDialect(drizzleConfig);

/**
 * Prepares a statement that is built once in a process, and parsed and planned once on each connection. It
 * selects one column of JSON: a row costs one `JSON.parse`, and a concurrent migration cannot change the type
 * of the result, which PostgreSQL would refuse for a cached plan.
 * @param name of the statement on the server; unique
 * @param build the statement; its values are `sql.placeholder`s
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  name: string,
  build: () => SQL<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(build());
    return execute(db, name, query, values);
  };
}

/**
 * Runs a statement as `prepared` does, for statements built on each call from the same few texts: the name
 * includes a hash of the text. The statement selects one column of JSON or of a plain type.
 */
export function repeated<Row>(db: Database, label: string, statement: SQL<Row>): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const hash = createHash('sha256').update(query.sql).digest('hex').slice(0, 16);
  return execute(db, `${label}_${hash}`, query, {});
}

async function execute<Row>(
  db: Database,
  name: string,
  query: Query,
  values: Record<string, unknown>,
): Promise<Row[]> {
  type Result = { execute: Row[]; all: never; values: never };
  const { session } = db._;
  const { client } = session as unknown as { client: object };
  const sent = (await executionOf(client, name, query, values)) ?? query;
  return session
    .prepareQuery<Result>(sent, undefined, name, true, firstColumn<Row>)
    .execute(values);
}

const firstColumn = <Row>(rows: unknown[][]) => rows.map(([value]) => value as Row);

/** Builds a `json_build_object` of at most 50 fields; `Row` is the parsed JSON. */
export function jsonObject<Row>(fields: { [Name in keyof Row]-?: SQLWrapper }): SQL<Row> {
  const parts = Object.entries<SQLWrapper>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

/** A row of a table in JSON: moments are text. */
export type JsonRow<Table extends PgTable> = {
  [Name in keyof Table['$inferSelect']]: Date extends Table['$inferSelect'][Name]
    ? string | Exclude<Table['$inferSelect'][Name], Date>
    : Table['$inferSelect'][Name];
};

/** Selects all columns of a row by the names of the schema. */
export const jsonRow = <Table extends PgTable>(table: Table) =>
  jsonObject<JsonRow<Table>>(getTableColumns(table) as never);

/** Parses the moments of a row that `jsonRow` selected. */
export function rowOf<Table extends PgTable>(
  table: Table,
  json: JsonRow<Table>,
): Table['$inferSelect'] {
  const row: Record<string, unknown> = { ...json };
  for (const [name, { dataType }] of Object.entries(getTableColumns(table))) {
    const value = row[name];
    if (dataType === 'date' && typeof value === 'string') row[name] = new Date(value);
  }
  return row as Table['$inferSelect'];
}
