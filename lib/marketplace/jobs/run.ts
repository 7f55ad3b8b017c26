import { log } from '../log';
import { sendMails } from '../orders/mails/order-mails';
import type { Till } from '../payments/payment-context';
import { sendRefunds } from '../payments/refunds/send-refunds';
import { reconcile } from '../payments/settle/reconcile';
import { releaseLapsed } from '../payments/settle/release-lapsed';
import type { Standin } from '../payments/test-provider/test-provider';
import { readInbox } from '../payments/webhooks/inbox';
import { cleanUp } from './clean-up';

export type JobDependencies = Till & { standin?: Standin };

/** `work`: how many things were done; `changed`: products whose pages no longer show the truth. */
export type Round = { work: number; changed: number[] };

/**
 * One round of everything that nobody waits for. Each job finds its work in the tables of the domain and
 * claims it there, so that any number of instances may run rounds; one that fails does not keep the
 * others from theirs.
 */
export async function runJobs(till: JobDependencies, now: Date): Promise<Round> {
  const jobs: Record<string, () => Promise<Round>> = {
    'test provider': async () => ({ work: (await till.standin?.tick(now)) ?? 0, changed: [] }),
    'payment events': async () => {
      const { read, changed } = await readInbox(till, now);
      return { work: read, changed };
    },
    'lapsed orders': async () => {
      const { done, changed } = await releaseLapsed(till, now);
      return { work: done, changed };
    },
    'open payments': async () => {
      const { asked, changed } = await reconcile(till, now);
      return { work: asked, changed };
    },
    refunds: async () => ({ work: await sendRefunds(till, now), changed: [] }),
    // By the clock of whatever sends mails behind an answer: they meet in the same claims.
    mails: async () => ({ work: await sendMails(till, new Date()), changed: [] }),
    'clean up': async () => ({ work: await cleanUp(till.db, now), changed: [] }),
  };
  const round: Round = { work: 0, changed: [] };
  for (const [name, job] of Object.entries(jobs)) {
    try {
      const { work, changed } = await job();
      round.work += work;
      round.changed.push(...changed);
    } catch (error) {
      log.error({ job: name, error }, 'job failed');
    }
  }
  return round;
}
