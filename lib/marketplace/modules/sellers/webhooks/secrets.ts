import { seal, unseal } from '@/lib/security/sealed';
import { newWebhookSecret } from '@/lib/security/standard-webhooks';

const purpose = 'webhook';

/** The hours for which the former secret works beside a new one. */
export const overlapHours = 24;

/** Returns a new secret, both readable, to be shown once, and sealed for storage. */
export function newSecret(): { secret: string; sealed: string } {
  const secret = newWebhookSecret();
  return { secret, sealed: seal(purpose, secret) };
}

type Sealed = { secret: string; formerSecret: string | null; formerSecretUntil: Date | null };

/** Returns the secrets that sign at that time, the new one first. */
export function signingSecrets(of: Sealed, now: Date): string[] {
  const isFormerValid = of.formerSecretUntil && of.formerSecretUntil > now;
  const sealed = isFormerValid && of.formerSecret ? [of.secret, of.formerSecret] : [of.secret];
  return sealed.map((each) => unseal(purpose, each));
}

type Event = { type: string; at: Date; data: Record<string, unknown> };

/** Returns the body of an event, the same at every attempt: its type, its time, and its data. */
export const bodyOf = ({ type, at, data }: Event): string =>
  JSON.stringify({ type, version: 1, timestamp: at.toISOString(), data });
