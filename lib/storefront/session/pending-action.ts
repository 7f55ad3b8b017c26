import { memorise, recall } from '../browser/tab-memory';

/** What a visitor asked for that needs an account. */
export type Intent =
  | { kind: 'cart'; productId: number; storeId: number; quantity: number }
  | { kind: 'wishlist'; productId: number; storeId: number };

type Kept = { intent: Intent; at: number };

const name = 'intent';
/** Long enough to sign up and wait for the mail, in milliseconds. */
const keptFor = 30 * 60_000;

/** Keeps it for this tab while its visitor signs in. */
export function keepIntent(intent: Intent): void {
  memorise(name, { intent, at: Date.now() } satisfies Kept);
}

/** The kept intent, which is then forgotten: it is done at most once. */
export function takeIntent(): Intent | undefined {
  const kept = recall<Kept>(name);
  forgetIntent();
  return kept && Date.now() - kept.at < keptFor ? kept.intent : undefined;
}

/** Who turns back without signing in no longer wants it. */
export function forgetIntent(): void {
  memorise(name, undefined);
}
