import type { Database } from '../../../kernel/db/connection';
import { background } from '../../../kernel/jobs/background';
import { isDeliveryDue } from './send/claim';
import { deliverWebhooks } from './send/deliver';

type Worker = { isRunning: boolean; isWanted: boolean; stopping: AbortController };

/** One worker for each database of this process. */
const workers = new WeakMap<Database, Worker>();

function workerOf(db: Database): Worker {
  const worker = workers.get(db) ?? {
    isRunning: false,
    isWanted: false,
    stopping: new AbortController(),
  };
  workers.set(db, worker);
  return worker;
}

/** Makes this process send due deliveries, after the answer, until nothing is left. */
export function wakeWebhooks(db: Database): void {
  const worker = workerOf(db);
  const { signal } = worker.stopping;
  worker.isWanted = true;
  if (worker.isRunning || signal.aborted) return;
  worker.isRunning = true;
  background('webhooks', async () => {
    try {
      while (worker.isWanted && !signal.aborted) {
        worker.isWanted = false;
        await deliverWebhooks(db, () => new Date(), { signal });
      }
    } finally {
      worker.isRunning = false;
    }
  });
}

/** Makes this process release its deliveries for good: it is about to end. */
export const stopWebhooks = (db: Database) => workerOf(db).stopping.abort();

/**
 * Wakes this process if something is due.
 * @returns 1 then; the sending itself continues after the round of jobs, which slow receivers do not delay
 */
export async function wakeDueWebhooks(db: Database): Promise<number> {
  if (workerOf(db).isRunning || !(await isDeliveryDue(db, new Date()))) return 0;
  wakeWebhooks(db);
  return 1;
}
