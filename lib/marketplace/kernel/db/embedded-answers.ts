/** The part of a connection or transaction that tells its client. */
type Session = { readonly _: { readonly session: unknown } };

type Handle = { query(...parts: never[]): Promise<unknown> };
type Client = Handle & {
  readonly closed: boolean;
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** The time of each database's last answered statement, by its client. */
const answeredAt = new WeakMap<object, { client: Client; at: number }>();

/** Records when a PGlite answers statements, also those of its transactions; returns the same client. */
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
 * Returns whether the embedded database is open and has answered any caller's statement within
 * `milliseconds`; false for any other database.
 */
export function hasAnsweredWithin(db: Session, milliseconds: number): boolean {
  const { client } = db._.session as { client: object };
  const noted = answeredAt.get(client);
  return noted !== undefined && !noted.client.closed && performance.now() - noted.at < milliseconds;
}
