const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `task`, and again after each delay (ms) while it fails.
 * @throws the last failure
 */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  delays: readonly number[],
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await task();
    } catch {
      await wait(delay);
    }
  }
  return task();
}
