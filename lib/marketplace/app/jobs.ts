import type { DailyBookCheck } from '../audit/books/daily-check';
import { deliverStaleProducts, type Revalidate } from '../kernel/events/stale-products/deliver';
import type { Jobs } from '../kernel/jobs/run';
import { sendMails } from '../kernel/mail/outbox';
import { hashFormerShoppers } from '../modules/accounts';
import { wakeWaitingImports } from '../modules/imports';
import { mailLowStock } from '../modules/listings';
import { sendNotices } from '../modules/notices';
import { cancelUnconfirmed } from '../modules/orders';
import {
  type PaymentContext,
  readInbox,
  reconcile,
  releaseLapsed,
  sendRefunds,
} from '../modules/payments';
import { advanceReturns } from '../modules/returns';
import { writeSearchCounts } from '../modules/search-counts';
import { endHolidays, wakeDueWebhooks } from '../modules/sellers';
import { postEvents, readPayoutInbox, runCycle, sendPayouts } from '../modules/settlement';
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
