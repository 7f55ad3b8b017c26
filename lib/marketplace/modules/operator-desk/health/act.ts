import type { HealthAction, HealthDone } from '@/lib/contract/schemas/operators/health';
import { auditByRule } from '../../../audit/audit';
import { keepCheck } from '../../../audit/check-books';
import type { Database } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';
import { tryFaultsAgain } from '../../../kernel/jobs/each-row';
import { sendSoon, tryMailsAgain } from '../../../kernel/mail/outbox';
import type { PaymentContext } from '../../payments';

type Context = { paymentContext: PaymentContext; runJobs?: () => Promise<number> };

const actions: Record<HealthAction, (context: Context) => Promise<Partial<HealthDone>>> = {
  run_jobs: async ({ runJobs }) => ({ done: (await runJobs?.()) ?? 0 }),
  send_mails: async ({ paymentContext }) => {
    const done = await tryMailsAgain(paymentContext.db, new Date());
    sendSoon(paymentContext);
    return { done };
  },
  try_faults: async ({ paymentContext: { db } }) => ({
    done: await tryFaultsAgain(db, new Date()),
  }),
  check_books: async ({ paymentContext: { db } }) => {
    const findings = await auditByRule(db, async () => {});
    await keepCheck(db, findings);
    return { findings };
  },
  renew_pages: async ({ paymentContext: { db } }) => {
    await renewPages(db);
    return { done: 1 };
  },
};

/** Runs one of the steps that are safe at any time and repeatable. */
export async function actOnHealth(context: Context, action: HealthAction): Promise<HealthDone> {
  return { done: 0, findings: [], ...(await actions[action](context)) };
}

const renewPages = (db: Database) => transact(db, (tx) => markCatalogueStale(tx));
