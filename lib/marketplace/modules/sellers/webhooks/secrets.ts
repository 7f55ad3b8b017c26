import { seal, unseal } from '@/lib/security/sealed';
import { newWebhookSecret } from '@/lib/security/standard-webhooks';

const purpose = 'webhook';

/** Of the former secret beside a new one. */
export const overlapHours = 24;

/** A new secret, as it is shown once and as it is stored. */
export function newSecret(): { secret: string; sealed: string } {
  const secret = newWebhookSecret();
  return { secret, sealed: seal(purpose, secret) };
}

type Sealed = { secret: string; formerSecret: string | null; formerSecretUntil: Date | null };

/** The secrets that sign at that time, the new one first. */
export function signingSecrets(of: Sealed, now: Date): string[] {
  const isFormerValid = of.formerSecretUntil && of.formerSecretUntil > now;
  const sealed = isFormerValid && of.formerSecret ? [of.secret, of.formerSecret] : [of.secret];
  return sealed.map((each) => unseal(purpose, each));
}

type Event = { type: string; at: Date; data: Record<string, unknown> };

/** The body of an event, the same at every try: its type, when it happened, and what it is about. */
export const bodyOf = ({ type, at, data }: Event): string =>
  JSON.stringify({ type, version: 1, timestamp: at.toISOString(), data });
