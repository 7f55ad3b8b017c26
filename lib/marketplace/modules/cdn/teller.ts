import { background } from '../../kernel/jobs/background';
import { type CdnPurges, purgesAgain } from './purges';

/**
 * Returns a function that tells a CDN about new purges at once and again when the first repetition is due. The
 * job sends the later ones, and those left by a process that ends.
 */
export function cdnTeller(cdn: CdnPurges): () => void {
  const [soon = 0] = purgesAgain;
  let due = 0;
  let timer: NodeJS.Timeout | undefined;
  const purge = () => background('cdn purges', () => cdn.purge(new Date()));
  const again = () => {
    timer = undefined;
    purge();
    wait(due - Date.now());
  };
  const wait = (milliseconds: number) => {
    if (timer || milliseconds <= 0) return;
    timer = setTimeout(again, milliseconds).unref();
  };
  return () => {
    purge();
    due = Date.now() + soon;
    wait(soon);
  };
}
