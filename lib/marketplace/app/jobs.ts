import type { DailyBookCheck } from '../audit/books/daily-check';
import { deliverStaleProducts, type Revalidate } from '../kernel/events/stale-products/deliver';
import type { Job } from '../kernel/jobs/run';
import { sendMails } from '../kernel/mail/outbox';
import { hashFormerShoppers } from '../modules/accounts';
import { type CdnPurges, forgetPurges } from '../modules/cdn';
import type { Files } from '../modules/files';
import { wakeWaitingImports } from '../modules/imports';
import { mailLowStock } from '../modules/listings';
import { sendNotices } from '../modules/notices';
import { keepMarketDays } from '../modules/operator-desk';
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
import {
  closeTaxMonths,
  postEvents,
  readPayoutInbox,
  runCycle,
  sendPayouts,
} from '../modules/settlement';
import type { TestProvider } from '../providers/payments/test/test-provider';
import { cleanUp } from './clean-up';

export type JobDependencies = {
  paymentContext: PaymentContext;
  files: Files;
  testProvider?: TestProvider;
  revalidate: Revalidate;
  /** Without it, there is no CDN. */
  cdn?: CdnPurges;
  books?: Pick<DailyBookCheck, 'wake'>;
};

const second = 1000;
const minute = 60 * second;

/** The lane of what each process holds in its memory: also one that runs no other jobs (ROLE=web) writes it down. */
export const ownLane = 'process';

/** Every background job of the marketplace, in the order in which `runNow` runs them. */
export function hostJobs(dependencies: JobDependencies): Job[] {
  const { paymentContext, files, testProvider, revalidate, cdn, books } = dependencies;
  const { db } = paymentContext;
  const job = (
    name: string,
    lane: string,
    work: Job['work'],
    { every = 0, deadline = minute } = {},
  ): Job => ({ name, lane, every, deadline, work });
  return [
    job('test provider', 'payments', async (now) => testProvider?.tick(now) ?? 0),
    job('payment events', 'payments', (now) => readInbox(paymentContext, now)),
    job('lapsed orders', 'orders', (now) => releaseLapsed(paymentContext, now), {
      deadline: 5 * minute,
    }),
    job('unconfirmed orders', 'orders', (now) => cancelUnconfirmed(db, now)),
    job('open payments', 'payments', (now) => reconcile(paymentContext, now), {
      deadline: 5 * minute,
    }),
    job('payout events', 'payouts', (now) => readPayoutInbox(paymentContext, now)),
    job('payouts', 'payouts', (now) => sendPayouts(paymentContext, now)),
    job('refunds', 'refunds', (now) => sendRefunds(paymentContext, now)),
    job('ledger', 'ledger', (now) => postEvents(db, now)),
    job('settlements', 'ledger', (now) => runCycle(db, now), { deadline: 5 * minute }),
    job('returns', 'orders', (now) => advanceReturns(db, now)),
    job('low stock', 'mails', (now) => mailLowStock(db, now)),
    job('notices', 'mails', (now) => sendNotices(db, now)),
    // The real time, as whatever sends mails behind an answer uses it: they meet in the same claims.
    job('mails', 'mails', () => sendMails(paymentContext, new Date())),
    job('stale products', 'pages', (now) => deliverStaleProducts(db, revalidate, now, cdn?.note)),
    // The real time, by which whatever tells of a change writes them.
    job('cdn purges', 'cdn', () => cdn?.purge(new Date()) ?? forgetPurges(db)),
    job('imports', 'imports', () => wakeWaitingImports({ db, files }), { deadline: 10 * second }),
    job('webhooks', 'webhooks', () => wakeDueWebhooks(db), { deadline: 10 * second }),
    job('search counts', ownLane, (now) => writeSearchCounts(db, now)),
    job('shopper hashes', 'upkeep', (now) => hashFormerShoppers(db, now)),
    job('holidays', 'upkeep', (now) => endHolidays(db, now), { every: minute }),
    job('market days', 'upkeep', (now) => keepMarketDays(db, now), { every: minute }),
    job('tax months', 'upkeep', (now) => closeTaxMonths(db, now), { every: 5 * minute }),
    job('books', 'upkeep', async (now) => books?.wake(now) ?? 0, { every: minute }),
    job('clean up', 'upkeep', (now) => cleanUp(db, files, now), {
      every: 5 * minute,
      deadline: 5 * minute,
    }),
  ];
}
