import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** What the host is built on; tests pass their own. */
export type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
};

export type HostEnv = {
  Variables: HostDependencies & {
    lang: Locale;
    /** Notes products whose pages no longer show the truth, e.g. because the last piece was sold. */
    onProductsChanged: (productIds: number[]) => void;
    /** Present only behind `signedIn`. */
    shopper: Shopper;
  };
};
