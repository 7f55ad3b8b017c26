export type Keys = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The account that payouts are made from, and the secret of their webhooks. */
  accountNumber: string;
  payoutWebhookSecret: string;
};
