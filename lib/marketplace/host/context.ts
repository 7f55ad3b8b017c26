import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { SellerRole } from '@/lib/api/schemas/seller/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Revalidate } from '../catalog/stale-products/deliver';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { PaymentContext } from '../payments/payment-context';
import type { Payments } from '../payments/provider/setup';
import type { Search } from '../search/index';
import type { Settings } from '../settings/registry';
import type { Limiter } from './limiter';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** A member of a store, as services see them. */
export type Seller = {
  vendorId: number;
  storeId: number;
  role: SellerRole;
  /** Open orders of a suspended store go on; nothing of it is sold. */
  isSuspended: boolean;
  /** Of the session; null for a personal token. */
  tokenId: number | null;
  /** An operator looks at the store's area, and may change nothing. */
  view?: { /** Of the store's application. */ number: string /** ISO 8601. */; expiresAt: string };
};

/** Who runs the market; `id` is null for the key OPERATOR_TOKEN. */
export type Operator = { id: number | null; role: OperatorRole; sessionId: number | null };

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
  /** Runs a round of the background jobs and answers how much was done; without it none run here. */
  runJobs?: () => Promise<number>;
};

export type HostEnv = {
  /** The client's address, set by the server; calls within the process have none. */
  Bindings: { address?: string };
  Variables: Omit<HostDependencies, 'payments' | 'revalidate'> & {
    paymentContext: PaymentContext;
    lang: Locale;
    /** As this instance last read them. */
    settings: Settings;
    /** Reads what was set, at once. */
    refreshSettings: () => Promise<void>;
    /** The search; one per host. */
    search: Search;
    /** Set only on routes for shoppers. */
    shopper: Shopper;
    /** Set only on routes for vendors. */
    vendorId: number;
    /** Set only on routes for sellers. */
    seller: Seller;
    /** Set only on routes for operators. */
    operator: Operator;
    /** A sign-in whose password was right and that still lacks its second proof: the try stays counted. */
    lacksSecondProof?: true;
  };
};
