import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { Count, Limiter } from '../limits/limiter';
import type { Mailer } from '../mail/mailer';
import type { Settings } from '../settings/registry';
import type { Operator, Seller, Shopper } from './actor';

/** The variables of a call, whatever modules there are; the assembly of the host adds to them (`areas`). */
export interface CallVariables {
  db: Database;
  mailer: Mailer;
  limiter: Limiter;
  /** The counts of the limits of this call, for the headers of its answer. */
  counts: Count[];
  lang: Locale;
  /** The settings as this instance last read them. */
  settings: Settings;
  /** Reads changed settings at once. */
  refreshSettings: () => Promise<void>;
  /** Set only on routes for shoppers. */
  shopper: Shopper;
  /** Set only on routes for vendors. */
  vendorId: number;
  /** Set only on routes for sellers. */
  seller: Seller;
  /** Set only on routes for operators. */
  operator: Operator;
  /** Set for a sign-in with the right password that still lacks its second proof: the try stays counted. */
  lacksSecondProof?: true;
}

export type CallEnv = {
  /** The client's address, set by the server; calls within the process have none. */
  Bindings: {
    address?: string;
    /** The position of the database's log at or after which the call must read. */
    readAfter?: string;
    /** The number of changes this process was told of, where the answer is for a page that may be kept. */
    changes?: number;
  };
  Variables: CallVariables;
};
