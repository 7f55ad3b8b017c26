import type { WebhookDelivery } from '../../common/webhook';
import type { PaymentProvider, Receipt } from '../provider';

/** A provider to be held against the rules, and what lies on its other side. */
export type PaymentRig = {
  provider: PaymentProvider;
  /** The same one, whose calls end within `impatience` milliseconds. */
  impatient: PaymentProvider;
  /** A shopper tries to pay an order in the checkout; undefined where the bank declined. */
  pay(orderId: string, outcome?: 'success' | 'failure'): Promise<Receipt | undefined>;
  /** Makes calls about an order (`undefined`: the next call of all), or its payments, go wrong. */
  fault(kind: PaymentFault, orderId?: string, times?: number): Promise<void>;
  /** The webhooks that were sent since this was last asked, in the order in which they came. */
  webhooks(): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
};

/** What must be possible to go wrong on the other side. */
export type PaymentFault =
  /** The call is not done; or it is done and its answer lost, or never given. */
  | 'server_error'
  | 'answer_lost'
  | 'hang'
  /** The bank authorises and nothing is captured. */
  | 'authorise_only'
  /** A refund is taken on and then fails. */
  | 'refund_fails'
  /** Webhooks come twice, or in the wrong order. */
  | 'duplicate'
  | 'reorder';

/** Milliseconds in which calls of `impatient` end. */
export const impatience = 300;

/** Paise of an order, where the test says nothing else. */
export const amount = 14_901;
let orders = 0;
export const newOrder = (paise = amount) => ({
  amount: paise,
  reference: `PAY-RULES-${++orders}`,
  orderNumber: `HT-RULES-${orders}`,
});
export const newKey = () => `key-of-rule-${++orders}`.padEnd(40, '0');

/** An order that a shopper has paid, and what the browser has in hand then. */
export async function paidOrder({ provider, pay }: PaymentRig, paise = amount) {
  const order = await provider.openOrder(newOrder(paise));
  const receipt = await pay(order.id);
  if (!receipt) throw new Error('the rig could not pay');
  return { order, receipt };
}
