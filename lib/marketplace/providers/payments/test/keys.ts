import { randomBytes } from 'node:crypto';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import type { Receipt } from '../provider';
import { providerKeys } from './schema';

export type Keys = {
  keyId: string;
  /** The secret that signs the checkout's result. */
  keySecret: string;
  webhookSecret: string;
  payoutWebhookSecret: string;
  courierWebhookSecret: string;
};

/** Returns the text that the checkout signs after a payment. */
export const receiptText = ({ orderId, paymentId }: Omit<Receipt, 'signature'>) =>
  `${orderId}|${paymentId}`;

/** Returns the keys, which are made at the first start and kept. */
export async function keysOf(db: Database): Promise<Keys> {
  const secret = () => randomBytes(24).toString('base64url');
  await db
    .insert(providerKeys)
    .values({ id: 1, keySecret: secret(), webhookSecret: secret() })
    .onConflictDoNothing();
  const [row] = await db.select().from(providerKeys);
  if (!row) throw new Error('the keys of the test provider are gone');
  const { keySecret, webhookSecret } = row;
  return {
    keyId: 'rzp_test_HaatStandIn',
    keySecret,
    webhookSecret,
    payoutWebhookSecret: sign('payouts', webhookSecret),
    courierWebhookSecret: sign('couriers', webhookSecret),
  };
}

/** Returns the secret of each kind of webhooks. */
export const secretsOf = (keys: Keys) => ({
  payments: keys.webhookSecret,
  payouts: keys.payoutWebhookSecret,
  couriers: keys.courierWebhookSecret,
});
