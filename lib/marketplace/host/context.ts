import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { Payments } from '../payments/setup';
import type { Till } from '../payments/till';
import type { LiveIndex } from '../search/live-index';
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
};

export type HostEnv = {
  /** The client's address, set by the server; calls within the process have none. */
  Bindings: { address?: string };
  Variables: Omit<HostDependencies, 'payments'> & {
    till: Till;
    lang: Locale;
    /** The in-memory product index; one per host. */
    search: LiveIndex;
    /** Marks products whose pages are stale, e.g. because the last unit was sold. */
    onProductsChanged: (productIds: number[]) => void;
    /** Marks lists of stores and their products as stale: a store was approved or suspended. */
    onStoresChanged: () => void;
    /** Set only on routes for shoppers. */
    shopper: Shopper;
    /** Set only on routes for vendors. */
    vendorId: number;
  };
};
