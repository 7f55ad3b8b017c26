import type { Database } from '../kernel/db/connection';
import type { Revalidate } from '../kernel/events/stale-products/deliver';
import type { Limiter } from '../kernel/limits/limiter';
import type { Mailer } from '../kernel/mail/mailer';
import type { Files } from '../modules/files';
import type { Payments } from './providers/payments';

/** What the host is built with; tests pass their own. */
export type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  files: Files;
  limiter: Limiter;
  /** Without it, only cash on delivery. */
  payments?: Payments;
  /** How pages of changed products are revalidated; without it only background jobs do. */
  revalidate?: Revalidate;
  /** Runs a round of the background jobs and answers how much was done; without it none run here. */
  runJobs?: () => Promise<number>;
};
