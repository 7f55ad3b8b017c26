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
