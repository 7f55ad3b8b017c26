import { log } from '../log';
import { sendMails } from '../orders/mails/order-mails';
import type { PaymentContext } from '../payments/payment-context';
import { sendRefunds } from '../payments/refunds/send-refunds';
import { reconcile } from '../payments/settle/reconcile';
import { releaseLapsed } from '../payments/settle/release-lapsed';
import type { TestProvider } from '../payments/test-provider/test-provider';
import { readInbox } from '../payments/webhooks/inbox';
import { cleanUp } from './clean-up';

export type JobDependencies = PaymentContext & { testProvider?: TestProvider };

/** `work`: how many things were done; `changed`: products whose pages no longer show the truth. */
export type Round = { work: number; changed: number[] };

/**
 * One round of everything that nobody waits for. Each job finds its work in the tables of the domain and
 * claims it there, so that any number of instances may run rounds; one that fails does not keep the
 * others from theirs.
 */
export async function runJobs(context: JobDependencies, now: Date): Promise<Round> {
  const jobs: Record<string, () => Promise<Round>> = {
    'test provider': async () => ({
      work: (await context.testProvider?.tick(now)) ?? 0,
      changed: [],
    }),
    'payment events': async () => {
      const { read, changed } = await readInbox(context, now);
      return { work: read, changed };
    },
    'lapsed orders': async () => {
      const { done, changed } = await releaseLapsed(context, now);
      return { work: done, changed };
    },
    'open payments': async () => {
      const { asked, changed } = await reconcile(context, now);
      return { work: asked, changed };
    },
    refunds: async () => ({ work: await sendRefunds(context, now), changed: [] }),
    // By the clock of whatever sends mails behind an answer: they meet in the same claims.
    mails: async () => ({ work: await sendMails(context, new Date()), changed: [] }),
    'clean up': async () => ({ work: await cleanUp(context.db, now), changed: [] }),
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
