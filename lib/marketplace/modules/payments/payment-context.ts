import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import type { Database } from '../../kernel/db/connection';
import type { Mailer } from '../../kernel/mail/mailer';
import type { SetUp } from '../../providers/common/set-up';
import type { PaymentProvider } from '../../providers/payments/provider';
import type { PayoutProvider } from '../../providers/payouts/provider';

/**
 * Functions on orders that payments call within the transaction that settles a payment. The module `orders`
 * implements them, so that this one need not import it.
 */
export type PayableOrders = {
  /**
   * Places an order whose money was taken, or returns the reason why the money goes back (a key under
   * `refund_reasons`).
   */
  place(
    tx: Database,
    orderId: number,
    now: Date,
  ): Promise<'placed' | 'paid_late' | 'order_cancelled'>;
  /** Cancels an order whose time to pay is over, and returns its stock. */
  lapse(tx: Database, orderId: number, now: Date): Promise<void>;
  /** Returns the paise that a cash order owes and that can be paid online now; undefined if none can. */
  owedOnline(db: Database, orderId: number): Promise<number | undefined>;
  /**
   * Makes a cash order prepaid, whose money was taken online. The order is locked.
   * @returns the paise that it owed, or why the money goes back (a key under `refund_reasons`)
   */
  payOnline(
    tx: Database,
    orderId: number,
    paid: { method: 'card' | 'upi'; now: Date },
  ): Promise<{ owed: number } | { refusal: 'paid_at_door' | 'order_cancelled' | 'paid_twice' }>;
};

/** The dependencies of taking and returning money. */
export type PaymentContext = {
  db: Database;
  mailer: Mailer;
  orders: PayableOrders;
  /** The payment providers; none if orders can only be paid on delivery. */
  providers: SetUp<PaymentProvider>;
  /** The payout providers; none if settlements are only paid by bank file. */
  payouts: SetUp<PayoutProvider>;
};

/** Returns the payment methods that this host offers. */
export function methodsOf({ providers }: Pick<PaymentContext, 'providers'>): PaymentMethod[] {
  return providers.offered ? ['upi', 'card', 'cod'] : ['cod'];
}
