import type { Database } from '../db/connection';
import type { Mailer } from '../mail/mailer';
import type { Provider } from './provider/provider';

/** What taking and returning money needs. */
export type PaymentContext = {
  db: Database;
  mailer: Mailer;
  /** Absent where one pays at the door only. */
  provider?: Provider;
};
