import { deliverStaleProducts, type Revalidate } from '../catalog/stale-products/deliver';
import type { Jobs } from '../jobs/run';
import { sendMails } from '../mail/outbox';
import { sendNotices } from '../notices/send-notices';
import type { PaymentContext } from '../payments/payment-context';
import { sendRefunds } from '../payments/refunds/send-refunds';
import { reconcile } from '../payments/settle/reconcile';
import { releaseLapsed } from '../payments/settle/release-lapsed';
import type { TestProvider } from '../payments/test-provider/test-provider';
import { readInbox } from '../payments/webhooks/inbox';
import { writeSearchCounts } from '../search-counts/write-counts';
import { cleanUp } from './clean-up';

export type JobDependencies = {
  paymentContext: PaymentContext;
  testProvider?: TestProvider;
  revalidate: Revalidate;
};

/** Every background job of the marketplace. */
export function hostJobs({ paymentContext, testProvider, revalidate }: JobDependencies): Jobs {
  const { db } = paymentContext;
  return {
    'test provider': async (now) => testProvider?.tick(now) ?? 0,
    'payment events': (now) => readInbox(paymentContext, now),
    'lapsed orders': (now) => releaseLapsed(paymentContext, now),
    'open payments': (now) => reconcile(paymentContext, now),
    refunds: (now) => sendRefunds(paymentContext, now),
    notices: (now) => sendNotices(db, now),
    // The real time, as whatever sends mails behind an answer uses it: they meet in the same claims.
    mails: () => sendMails(paymentContext, new Date()),
    'stale products': (now) => deliverStaleProducts(db, revalidate, now),
    'search counts': (now) => writeSearchCounts(db, now),
    'clean up': (now) => cleanUp(db, now),
  };
}
