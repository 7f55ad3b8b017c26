/** Returns the result of `work`, undefined when it takes longer than `milliseconds`. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
    timer.unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
