import { optional } from './optional';

/** Resolves when the browser has nothing more urgent to do, at the latest after 3 seconds. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const asked = optional(() => requestIdleCallback(() => resolve(), { timeout: 3000 }));
    if (asked === undefined) setTimeout(resolve, 500);
  });
