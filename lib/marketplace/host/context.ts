import type { Locale } from '@/lib/i18n/locales';
import type { Revalidate } from '../catalog/stale-products/deliver';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { PaymentContext } from '../payments/payment-context';
import type { Payments } from '../payments/provider/setup';
import type { Search } from '../search/index';
import type { Limiter } from './limiter';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** What the host is built with; tests pass their own. */
export type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  limiter: Limiter;
  /** Without it, only cash on delivery. */
  payments?: Payments;
  /** How pages of changed products are revalidated; without it only background jobs do. */
  revalidate?: Revalidate;
};

export type HostEnv = {
  /** The client's address, set by the server; calls within the process have none. */
  Bindings: { address?: string };
  Variables: Omit<HostDependencies, 'payments' | 'revalidate'> & {
    paymentContext: PaymentContext;
    lang: Locale;
    /** The search; one per host. */
    search: Search;
    /** Set only on routes for shoppers. */
    shopper: Shopper;
    /** Set only on routes for vendors. */
    vendorId: number;
  };
};
