import type { CallEnv } from '../kernel/http/env';
import type { CourierContext } from '../modules/couriers';
import type { Files } from '../modules/files';
import type { PaymentContext } from '../modules/payments';
import type { Search } from '../modules/search';

declare module '../kernel/http/env' {
  interface CallVariables {
    databaseKind: 'embedded' | 'postgres';
    files: Files;
    paymentContext: PaymentContext;
    courierContext: CourierContext;
    /** The search; one per host. */
    search: Search;
    /** Runs a round of the background jobs and returns the number of rows done; undefined if none run here. */
    runJobs?: () => Promise<number>;
  }
}

/** The environment of a call for the handlers of routes. */
export type HostEnv = CallEnv;
