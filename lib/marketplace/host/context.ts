import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { PaymentContext } from '../payments/payment-context';
import type { Payments } from '../payments/provider/setup';
import type { Search } from '../search/index';
import type { Limiter } from './limiter';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** What the host is built on; tests pass their own. */
export type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  limiter: Limiter;
  /** Without it one pays at the door only. */
  payments?: Payments;
};

export type HostEnv = {
  /** What the door knows of a request from outside; calls within the process have none. */
  Bindings: { address?: string };
  Variables: Omit<HostDependencies, 'payments'> & {
    paymentContext: PaymentContext;
    lang: Locale;
    /** The products in memory; one index for each host. */
    search: Search;
    /** Notes products whose pages no longer show the truth, e.g. because the last piece was sold. */
    onProductsChanged: (productIds: number[]) => void;
    /** Notes that stores came or went: lists of them, and their products, show the truth no longer. */
    onStoresChanged: () => void;
    /** Present only behind `signedIn`. */
    shopper: Shopper;
    /** Present only behind `vendorSignedIn`. */
    vendorId: number;
  };
};
