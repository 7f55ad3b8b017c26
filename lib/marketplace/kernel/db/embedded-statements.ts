import { fillPlaceholders, type Query } from 'drizzle-orm';

/** The part of a connection or transaction that tells which client it speaks by. */
type Session = { readonly _: { readonly session: unknown } };

type Handle = { query(text: string): Promise<unknown> };
type Transactions = {
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** The names under which a database has statements, by the client and by each of its transactions. */
const namesOf = new WeakMap<object, Map<string, string>>();
let made = 0;

/** Whether it is the embedded database, or a transaction of it. */
export function isEmbedded(db: Session): boolean {
  const { client } = db._.session as { client: object };
  return namesOf.has(client);
}

/** Lets `executionOf` prepare statements on this PGlite, and in its transactions; answers the same client. */
export function keepStatements<Client extends Handle & Transactions>(client: Client): Client {
  const names = new Map<string, string>();
  namesOf.set(client, names);
  const transaction = client.transaction.bind(client) as Transactions['transaction'];
  return Object.assign(client, {
    transaction: <Result>(work: (transaction: Handle) => Promise<Result>) =>
      transaction<Result>((handle) => {
        namesOf.set(handle, names);
        return work(handle);
      }),
  });
}

/**
 * The statement that executes `query` as PGlite has prepared it, which it does here the first time: its driver
 * parses and plans every statement anew, 4 ms of a product's 5. Undefined on PostgreSQL, whose driver knows
 * names, and for what no literal can hold.
 * @param handle PGlite's client, or a transaction of it
 */
export async function executionOf(
  handle: object,
  name: string,
  query: Query,
  values: Record<string, unknown>,
): Promise<Query | undefined> {
  const names = namesOf.get(handle);
  const literals = names && fillPlaceholders(query.params, values).map(literal);
  if (!literals || literals.includes(undefined)) return undefined;
  let known = names.get(name);
  if (!known) {
    // Of its own, for two callers may come to prepare it at once.
    known = `${name}_${++made}`;
    await (handle as Handle).query(`prepare ${known} as ${query.sql}`);
    names.set(name, known);
  }
  return {
    sql: `execute ${known}${literals.length ? `(${literals.join(', ')})` : ''}`,
    params: [],
  };
}

/** A value as SQL writes it, of the type that the statement wants; undefined where it has none. */
function literal(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? arrayText(value) : textOf(value);
  return text === undefined || text.includes('\0') ? undefined : `'${text.replaceAll("'", "''")}'`;
}

/** An array as text; undefined where one of its values has none. */
function arrayText(values: unknown[]): string | undefined {
  const items = values.map((value) =>
    value === null ? 'null' : textOf(value)?.replace(/["\\]/g, '\\$&'),
  );
  if (items.includes(undefined)) return undefined;
  return `{${items.map((item, at) => (values[at] === null ? item : `"${item}"`)).join(',')}}`;
}

function textOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString();
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value)
    ? String(value)
    : undefined;
}
