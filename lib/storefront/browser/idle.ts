/** Resolves when the browser has nothing more urgent to do, at the latest after 3 seconds. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve, 500);
    else requestIdleCallback(() => resolve(), { timeout: 3000 });
  });
