import type { Receipt } from '../provider';

export type Keys = {
  keyId: string;
  /** Signs what the checkout answers. */
  keySecret: string;
  webhookSecret: string;
  payoutWebhookSecret: string;
};

/** What the checkout signs once a payment was made. */
export const receiptText = ({ orderId, paymentId }: Omit<Receipt, 'signature'>) =>
  `${orderId}|${paymentId}`;
