import { createHmac, randomBytes } from 'node:crypto';

/** Creates a secret in the form of the Standard Webhooks specification: `whsec_` and 32 random bytes in Base64. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

type Message = { id: string; timestamp: number; body: string };

/**
 * Returns the three headers of a message (https://www.standardwebhooks.com): its id, its time in Unix seconds,
 * and for each secret `v1,` with the Base64 HMAC-SHA256 of `id.timestamp.body`.
 */
export function webhookHeaders({ id, timestamp, body }: Message, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8');
    return `v1,${digest.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
