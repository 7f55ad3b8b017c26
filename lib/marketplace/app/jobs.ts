import type { DailyBookCheck } from '../audit/books/daily-check';
import { deliverStaleProducts, type Revalidate } from '../kernel/events/stale-products/deliver';
import type { Jobs } from '../kernel/jobs/run';
import { sendMails } from '../kernel/mail/outbox';
import { hashFormerShoppers } from '../modules/accounts/shopper-hashes';
import { wakeWaitingImports } from '../modules/imports/wake';
import { mailLowStock } from '../modules/listings/low-stock/mail-low-stock';
import { sendNotices } from '../modules/notices/send-notices';
import { cancelUnconfirmed } from '../modules/orders/cancel/cancel-unconfirmed';
import type { PaymentContext } from '../modules/payments/payment-context';
import { sendRefunds } from '../modules/payments/refunds/send-refunds';
import { reconcile } from '../modules/payments/settle/reconcile';
import { releaseLapsed } from '../modules/payments/settle/release-lapsed';
import { readInbox } from '../modules/payments/webhooks/inbox';
import { advanceReturns } from '../modules/returns/job';
import { writeSearchCounts } from '../modules/search-counts/write-counts';
import { endHolidays } from '../modules/sellers/store/service';
import { wakeDueWebhooks } from '../modules/sellers/webhooks/wake';
import { runCycle } from '../modules/settlement/cycle/run-cycle';
import { postEvents } from '../modules/settlement/ledger/post-events';
import { readPayoutInbox } from '../modules/settlement/payouts/inbox';
import { sendPayouts } from '../modules/settlement/payouts/send-payouts';
import type { TestProvider } from '../providers/payments/test/test-provider';
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
