import type { CallEnv } from '../kernel/http/env';
import type { Files } from '../modules/files';
import type { PaymentContext } from '../modules/payments';
import type { Search } from '../modules/search';

declare module '../kernel/http/env' {
  interface CallVariables {
    databaseKind: 'embedded' | 'postgres';
    files: Files;
    paymentContext: PaymentContext;
    /** The search; one per host. */
    search: Search;
    /** Runs a round of the background jobs and answers how much was done; without it none run here. */
    runJobs?: () => Promise<number>;
  }
}

/** What the handlers of routes find in a call. */
export type HostEnv = CallEnv;
