import type { DailyBookCheck } from '../audit/books/daily-check';
import { deliverStaleProducts, type Revalidate } from '../kernel/events/stale-products/deliver';
import { notingFailures } from '../kernel/jobs/failed-jobs';
import type { Job } from '../kernel/jobs/run';
import { sendMails } from '../kernel/mail/outbox';
import { hashFormerShoppers } from '../modules/accounts';
import { type CdnPurges, forgetPurges } from '../modules/cdn';
import {
  askBookings,
  askForScans,
  type CourierContext,
  readScans,
  tellPrepaid,
} from '../modules/couriers';
import { learnPromises } from '../modules/delivery';
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
  closeCash,
  closeTaxMonths,
  keepTaxDays,
  postEvents,
  readPayoutInbox,
  runCycle,
  sealBankAccounts,
  sendPayouts,
} from '../modules/settlement';
import { setUp } from '../providers/common/set-up';
import type { TestCourier } from '../providers/couriers/test/test-courier';
import type { TestProvider } from '../providers/payments/test/test-provider';
import { cleanUp } from './clean-up';

export type JobDependencies = {
  paymentContext: PaymentContext;
  files: Files;
  testProvider?: TestProvider;
  /** Undefined where stores deliver by themselves. */
  couriers?: CourierContext['couriers'];
  testCourier?: TestCourier;
  revalidate: Revalidate;
  /** Undefined without a CDN. */
  cdn?: CdnPurges;
  books?: Pick<DailyBookCheck, 'wake'>;
};

const second = 1000;
const minute = 60 * second;

/** The lane of data in a process's memory: a process without other jobs (ROLE=web) also writes it. */
export const ownLane = 'process';

/** Returns every background job of the marketplace, in the order in which `runNow` runs them. */
export function hostJobs(dependencies: JobDependencies): Job[] {
  const { paymentContext, files, testProvider, testCourier, revalidate, cdn, books } = dependencies;
  const { db } = paymentContext;
  const courierContext = { db, couriers: dependencies.couriers ?? setUp([]) };
  const job = (
    name: string,
    lane: string,
    work: Job['work'],
    { every = 0, deadline = minute } = {},
  ): Job => ({ name, lane, every, deadline, work: notingFailures(db, name, work) });
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
    job('test courier', 'couriers', async (now) => testCourier?.tick(now) ?? 0),
    job('courier bookings', 'couriers', (now) => askBookings(courierContext, now), {
      deadline: 5 * minute,
    }),
    job('prepaid shipments', 'couriers', (now) => tellPrepaid(courierContext, now), {
      deadline: 5 * minute,
    }),
    job('courier events', 'couriers', (now) => readScans(courierContext, now)),
    job('courier tracking', 'couriers', (now) => askForScans(courierContext, now), {
      deadline: 5 * minute,
    }),
    job('payout events', 'payouts', (now) => readPayoutInbox(paymentContext, now)),
    job('payouts', 'payouts', (now) => sendPayouts(paymentContext, now)),
    job('refunds', 'refunds', (now) => sendRefunds(paymentContext, now)),
    job('ledger', 'ledger', (now) => postEvents(db, now)),
    job('settlements', 'ledger', (now) => runCycle(db, now), { deadline: 5 * minute }),
    job('cash', 'ledger', (now) => closeCash(db, now), {
      every: 60 * minute,
      deadline: 5 * minute,
    }),
    job('returns', 'orders', (now) => advanceReturns(db, now)),
    job('low stock', 'mails', (now) => mailLowStock(db, now)),
    job('notices', 'mails', (now) => sendNotices(db, now)),
    // The real time is needed, because mails sent after an answer claim rows by it, too.
    job('mails', 'mails', () => sendMails(paymentContext, new Date())),
    job('stale products', 'pages', (now) => deliverStaleProducts(db, revalidate, now, cdn?.note)),
    // The real time is needed, because purges are written with it.
    job('cdn purges', 'cdn', () => cdn?.purge(new Date()) ?? forgetPurges(db)),
    job('imports', 'imports', () => wakeWaitingImports({ db, files }), { deadline: 10 * second }),
    job('webhooks', 'webhooks', () => wakeDueWebhooks(db), { deadline: 10 * second }),
    job('search counts', ownLane, (now) => writeSearchCounts(db, now)),
    job('shopper hashes', 'upkeep', (now) => hashFormerShoppers(db, now)),
    job('promised days', 'upkeep', (now) => learnPromises(db, now), {
      every: 60 * minute,
      deadline: 5 * minute,
    }),
    job('holidays', 'upkeep', (now) => endHolidays(db, now), { every: minute }),
    job('market days', 'upkeep', (now) => keepMarketDays(db, now), { every: minute }),
    job(
      'tax months',
      'upkeep',
      async (now) => (await keepTaxDays(db, now)) + (await closeTaxMonths(db, now)),
      { every: 5 * minute },
    ),
    job('bank accounts', 'upkeep', () => sealBankAccounts(db), { every: 5 * minute }),
    job('books', 'upkeep', async (now) => books?.wake(now) ?? 0, { every: minute }),
    job('clean up', 'upkeep', (now) => cleanUp(db, files, now), {
      every: 5 * minute,
      deadline: 5 * minute,
    }),
  ];
}
