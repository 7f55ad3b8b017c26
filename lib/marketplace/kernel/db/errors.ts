/** Returns the name of the constraint that a failed statement violated; empty for other failures. */
export function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { constraint }: { constraint?: unknown } = error as Error & { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause);
}

/** SQLSTATEs of temporary failures. */
const temporaryStates = new RegExp(
  [
    '^08', // connection lost
    '^53', // too many connections, no memory
    '^57P0[1-5]$', // shutting down, starting up
    '^57014$', // statement_timeout
    '^55P03$', // lock_timeout
    '^25P0[34]$', // idle_in_transaction_session_timeout, transaction_timeout
    '^40(?:001|P01)$', // serialization failure or deadlock, even after retries
  ].join('|'),
);

const networkErrors =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Matches messages of the driver's errors that have no code. */
const driverMessages =
  /^(?:timeout (?:exceeded when trying to connect|expired)|Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** Returns whether the database was unreachable, aborted the statement or timed out: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (temporaryStates.test(code) || networkErrors.test(code)))
    return true;
  return driverMessages.test(String(message)) || isUnavailable(cause);
}

/** Returns the SQLSTATE of a database error, which Drizzle wraps; the system's error code for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : sqlState(error.cause);
}
