/** The part of a connection or transaction that tells which client it speaks by. */
type Session = { readonly _: { readonly session: unknown } };

type Handle = { query(...parts: never[]): Promise<unknown> };
type Client = Handle & {
  readonly closed: boolean;
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** When a database has last answered a statement, by its client. */
const answeredAt = new WeakMap<object, { client: Client; at: number }>();

/** Notes when a PGlite answers statements, also those of its transactions; answers the same client. */
export function notingAnswers<Of extends Client>(client: Of): Of {
  const noted = { client, at: Number.NEGATIVE_INFINITY };
  answeredAt.set(client, noted);
  const wrapped = (handle: Handle): Handle['query'] => {
    const query = handle.query.bind(handle);
    return async (...parts) => {
      const answer = await query(...parts);
      noted.at = performance.now();
      return answer;
    };
  };
  const transaction = client.transaction.bind(client) as Client['transaction'];
  return Object.assign(client, {
    query: wrapped(client),
    transaction: <Result>(work: (transaction: Handle) => Promise<Result>) =>
      transaction<Result>((handle) => work(Object.assign(handle, { query: wrapped(handle) }))),
  });
}

/**
 * Whether the embedded database is open and has answered a statement within so many milliseconds, whoever asked;
 * false for any other.
 */
export function hasAnsweredWithin(db: Session, milliseconds: number): boolean {
  const { client } = db._.session as { client: object };
  const noted = answeredAt.get(client);
  return noted !== undefined && !noted.client.closed && performance.now() - noted.at < milliseconds;
}
