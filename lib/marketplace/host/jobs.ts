import { hashFormerShoppers } from '../accounts/shopper-hashes';
import { deliverStaleProducts, type Revalidate } from '../catalog/stale-products/deliver';
import type { Jobs } from '../jobs/run';
import { sendMails } from '../mail/outbox';
import { sendNotices } from '../notices/send-notices';
import type { DailyBookCheck } from '../operators/health/books/daily-check';
import { cancelUnconfirmed } from '../orders/cancel/cancel-unconfirmed';
import type { PaymentContext } from '../payments/payment-context';
import { sendRefunds } from '../payments/refunds/send-refunds';
import { reconcile } from '../payments/settle/reconcile';
import { releaseLapsed } from '../payments/settle/release-lapsed';
import type { TestProvider } from '../payments/test-provider/test-provider';
import { readInbox } from '../payments/webhooks/inbox';
import { advanceReturns } from '../returns/job';
import { writeSearchCounts } from '../search-counts/write-counts';
import { wakeWaitingImports } from '../sellers/imports/wake';
import { mailLowStock } from '../sellers/low-stock/mail-low-stock';
import { endHolidays } from '../sellers/store/service';
import { wakeDueWebhooks } from '../sellers/webhooks/wake';
import { runCycle } from '../settlement/cycle/run-cycle';
import { postEvents } from '../settlement/ledger/post-events';
import { readPayoutInbox } from '../settlement/payouts/inbox';
import { sendPayouts } from '../settlement/payouts/send-payouts';
import { cleanUp } from './clean-up';

export type JobDependencies = {
  paymentContext: PaymentContext;
  testProvider?: TestProvider;
  revalidate: Revalidate;
  books?: Pick<DailyBookCheck, 'wake'>;
};

/** Every background job of the marketplace. */
export function hostJobs(dependencies: JobDependencies): Jobs {
  const { paymentContext, testProvider, revalidate, books } = dependencies;
  const { db } = paymentContext;
  return {
    'test provider': async (now) => testProvider?.tick(now) ?? 0,
    'payment events': (now) => readInbox(paymentContext, now),
    'lapsed orders': (now) => releaseLapsed(paymentContext, now),
    'unconfirmed orders': (now) => cancelUnconfirmed(db, now),
    'open payments': (now) => reconcile(paymentContext, now),
    'payout events': (now) => readPayoutInbox(paymentContext, now),
    payouts: (now) => sendPayouts(paymentContext, now),
    refunds: (now) => sendRefunds(paymentContext, now),
    ledger: (now) => postEvents(db, now),
    settlements: (now) => runCycle(db, now),
    returns: (now) => advanceReturns(db, now),
    'low stock': (now) => mailLowStock(db, now),
    notices: (now) => sendNotices(db, now),
    // The real time, as whatever sends mails behind an answer uses it: they meet in the same claims.
    mails: () => sendMails(paymentContext, new Date()),
    'stale products': (now) => deliverStaleProducts(db, revalidate, now),
    imports: () => wakeWaitingImports(db),
    webhooks: () => wakeDueWebhooks(db),
    'search counts': (now) => writeSearchCounts(db, now),
    'shopper hashes': () => hashFormerShoppers(db),
    holidays: (now) => endHolidays(db, now),
    books: async (now) => books?.wake(now) ?? 0,
    'clean up': (now) => cleanUp(db, now),
  };
}
