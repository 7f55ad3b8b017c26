const deadlock = '40P01';
const serializationFailure = '40001';
/** Two requests with one idempotency key, or a number drawn twice: the next try sees the other's row. */
const uniqueViolation = '23505';
const worthRetrying = new Set([deadlock, serializationFailure, uniqueViolation]);

/** Runs a whole transaction again, up to three times, when it only lost to another one. */
export async function retrying<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let retriesLeft = 3; ; retriesLeft--) {
    try {
      return await transaction();
    } catch (error) {
      if (retriesLeft === 0 || !worthRetrying.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** SQLSTATE of a database error, which Drizzle wraps. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : sqlState(error.cause);
}
