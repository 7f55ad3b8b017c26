import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { Limiter } from '../limits/limiter';
import type { Mailer } from '../mail/mailer';
import type { Settings } from '../settings/registry';
import type { Operator, Seller, Shopper } from './actor';

/** What a call carries, whatever modules there are; who assembles the host adds to it (`areas`). */
export interface CallVariables {
  db: Database;
  mailer: Mailer;
  limiter: Limiter;
  lang: Locale;
  /** As this instance last read them. */
  settings: Settings;
  /** Reads what was set, at once. */
  refreshSettings: () => Promise<void>;
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
}

export type CallEnv = {
  /** The client's address, set by the server; calls within the process have none. */
  Bindings: {
    address?: string;
    /** Reads of the call are as new as this: a position of the database's log. */
    readAfter?: string;
    /** How many changes this process was told of, where the answer is for a page that may be kept. */
    changes?: number;
  };
  Variables: CallVariables;
};
