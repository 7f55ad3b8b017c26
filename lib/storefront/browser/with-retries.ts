const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does `task`, and again after each delay (ms) while it fails; the last failure is thrown. */
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
