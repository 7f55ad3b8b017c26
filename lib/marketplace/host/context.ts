import type { Locale } from '@/lib/i18n/locales';
import type { Revalidate } from '../catalog/stale-products/deliver';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { PaymentContext } from '../payments/payment-context';
import type { Payments } from '../payments/provider/setup';
import type { LiveIndex } from '../search/live-index';
import type { Limiter } from './limiter';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** What the host is built on; tests pass their own. */
export type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  limiter: Limiter;
  /** Without it orders are paid on delivery only. */
  payments?: Payments;
  /** How pages of changed products are revalidated; without it only background jobs do. */
  revalidate?: Revalidate;
};

export type HostEnv = {
  /** What the door knows of a request from outside; calls within the process have none. */
  Bindings: { address?: string };
  Variables: Omit<HostDependencies, 'payments' | 'revalidate'> & {
    paymentContext: PaymentContext;
    lang: Locale;
    /** The products in memory; one index for each host. */
    search: LiveIndex;
    /** Present only behind `signedIn`. */
    shopper: Shopper;
    /** Present only behind `vendorSignedIn`. */
    vendorId: number;
  };
};
