import { log } from '@/lib/log/log';
import type { Database } from '../../kernel/db/connection';
import { refreshDirectory } from './directory/kept';
import { refreshLanes } from './promise/lanes';

/** Reads the directory of pincodes and the days of delivery that another instance has changed. */
export async function refreshDelivery(db: Database): Promise<void> {
  await refreshDirectory(db);
  await refreshLanes(db);
}

/** The pause in milliseconds before an instance looks for changes of another. */
const pollPause = 10_000;

/**
 * Keeps this process at the directory that was imported last, and at the days that were learned last.
 * @returns ends that
 */
export function watchDelivery(db: Database): () => void {
  let isRunning = true;
  let timer: NodeJS.Timeout | undefined;
  function next() {
    timer = setTimeout(async () => {
      await refreshDelivery(db).catch((error: Error) => {
        log.warn({ error }, 'places of delivery not read');
      });
      if (isRunning) next();
    }, pollPause);
    timer.unref();
  }
  next();
  return () => {
    isRunning = false;
    clearTimeout(timer);
  };
}
