/** The constraint that a failed statement violated, by its name; empty where it was another failure. */
export function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { constraint }: { constraint?: unknown } = error as Error & { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause);
}
