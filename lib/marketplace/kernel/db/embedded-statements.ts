import { fillPlaceholders, type Query } from 'drizzle-orm';

/** The part of a connection or transaction that tells its client. */
type Session = { readonly _: { readonly session: unknown } };

type Handle = { query(text: string): Promise<unknown> };
type Transactions = {
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** Names of prepared statements, by the client and by each of its transactions. */
const namesOf = new WeakMap<object, Map<string, string>>();
let made = 0;

/** Returns whether this is the embedded database, or a transaction of it. */
export function isEmbedded(db: Session): boolean {
  const { client } = db._.session as { client: object };
  return namesOf.has(client);
}

/** Allows `executionOf` to prepare statements on this PGlite and in its transactions; returns the same client. */
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
 * Returns the statement that executes `query` as prepared by PGlite, and prepares it the first time: its
 * driver parses and plans every statement anew, 4 ms of a product's 5. Undefined on PostgreSQL, whose driver
 * supports names, and for values that no literal can express.
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
    // Each call gets a name of its own, because two callers may prepare the same statement at once.
    known = `${name}_${++made}`;
    await (handle as Handle).query(`prepare ${known} as ${query.sql}`);
    names.set(name, known);
  }
  return {
    sql: `execute ${known}${literals.length ? `(${literals.join(', ')})` : ''}`,
    params: [],
  };
}

/** Formats a value as an SQL literal of the type that the statement requires; undefined if there is none. */
function literal(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? arrayText(value) : textOf(value);
  return text === undefined || text.includes('\0') ? undefined : `'${text.replaceAll("'", "''")}'`;
}

/** Formats an array as text; undefined if one of its values has none. */
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
