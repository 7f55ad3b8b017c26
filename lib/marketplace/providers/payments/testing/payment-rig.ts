import type { WebhookDelivery } from '../../common/webhook';
import type { PaymentProvider, Receipt } from '../provider';

/** A provider to test against the rules, and its other side. */
export type PaymentRig = {
  provider: PaymentProvider;
  /** The same provider, whose calls end within `impatience` milliseconds. */
  impatient: PaymentProvider;
  /** Lets a shopper try to pay an order in the checkout; undefined if the bank declined. */
  pay(orderId: string, outcome?: 'success' | 'failure'): Promise<Receipt | undefined>;
  /** Makes calls about an order (`undefined`: the next call of all), or its payments, fail. */
  fault(kind: PaymentFault, orderId?: string, times?: number): Promise<void>;
  /** Returns the webhooks sent since the last call, in the order in which they came. */
  webhooks(): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
};

/** Faults that the other side must be able to simulate. */
export type PaymentFault =
  /** The call is not done; or its work is done and the answer is lost, or never given. */
  | 'server_error'
  | 'answer_lost'
  | 'hang'
  /** The bank authorises and nothing is captured. */
  | 'authorise_only'
  /** A refund is accepted and then fails. */
  | 'refund_fails'
  /** Webhooks come twice, or in the wrong order. */
  | 'duplicate'
  | 'reorder';

/** Milliseconds within which calls of `impatient` end. */
export const impatience = 300;

/** The amount of an order in paise, unless the test gives another. */
export const amount = 14_901;
let orders = 0;
export const newOrder = (paise = amount) => ({
  amount: paise,
  reference: `PAY-RULES-${++orders}`,
  orderNumber: `HT-RULES-${orders}`,
});
export const newKey = () => `key-of-rule-${++orders}`.padEnd(40, '0');

/** Makes an order that a shopper has paid, with the browser's receipt. */
export async function paidOrder({ provider, pay }: PaymentRig, paise = amount) {
  const order = await provider.openOrder(newOrder(paise));
  const receipt = await pay(order.id);
  if (!receipt) throw new Error('the rig could not pay');
  return { order, receipt };
}
