import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { Database } from '../../kernel/db/connection';
import type { Mailer } from '../../kernel/mail/mailer';
import type { SetUp } from '../../providers/common/set-up';
import type { PaymentProvider } from '../../providers/payments/provider';
import type { PayoutProvider } from '../../providers/payouts/provider';

/**
 * What payments ask of the orders they belong to, within the transaction that settles a payment. The
 * module `orders` implements it, so that this one need not import it.
 */
export type PayableOrders = {
  /**
   * The money for an order is there: places the order, or says why the money goes back (a key under
   * `refund_reasons`).
   */
  place(
    tx: Database,
    orderId: number,
    now: Date,
  ): Promise<'placed' | 'paid_late' | 'order_cancelled'>;
  /** The time to pay is over: cancels the order and returns its stock. */
  lapse(tx: Database, orderId: number, now: Date): Promise<void>;
};

/** What taking and returning money needs. */
export type PaymentContext = {
  db: Database;
  mailer: Mailer;
  orders: PayableOrders;
  /** Nobody where orders can be paid on delivery only. */
  providers: SetUp<PaymentProvider>;
  /** Nobody where settlements are paid by bank file only. */
  payouts: SetUp<PayoutProvider>;
};

/** Payment methods that this host offers. */
export function methodsOf({ providers }: Pick<PaymentContext, 'providers'>): PaymentMethod[] {
  return providers.offered ? ['upi', 'card', 'cod'] : ['cod'];
}
