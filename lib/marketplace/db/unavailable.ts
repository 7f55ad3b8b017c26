/** SQLSTATEs of a database that cannot do it now, and may the next moment. */
const passingStates = new RegExp(
  [
    '^08', // connection lost
    '^53', // too many connections, no memory
    '^57P0[1-5]$', // shutting down, starting up
    '^57014$', // statement_timeout
    '^55P03$', // lock_timeout
    '^25P0[34]$', // idle_in_transaction_session_timeout, transaction_timeout
    '^40(?:001|P01)$', // lost to other transactions, also when tried again
  ].join('|'),
);

const brokenLine =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** What the driver says without a code. */
const driverWords =
  /^(?:timeout (?:exceeded when trying to connect|expired)|Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** Whether the database was away, cut the work off or kept it waiting too long: a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (passingStates.test(code) || brokenLine.test(code))) return true;
  return driverWords.test(String(message)) || isUnavailable(cause);
}
