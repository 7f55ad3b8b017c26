import type { NoticeKind } from '@/lib/api/schemas/notices';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/** What a visitor asked for that needs an account. */
export type PendingAction =
  | {
      kind: 'cart';
      productId: number;
      storeId: number;
      quantity: number;
      /** It was found by a search. */
      fromSearch?: boolean;
      /** The checkout of this product alone follows. */
      buyNow?: boolean;
    }
  | { kind: 'wishlist'; productId: number; storeId: number }
  | { kind: 'vote'; reviewId: number }
  | { kind: 'question'; productId: number; question: string }
  | { kind: 'report'; questionId: number }
  | { kind: 'notice'; productId: number; about: NoticeKind };

type Kept = { action: PendingAction; at: number };

const name = 'pending-action';
/** Long enough to sign up and wait for the mail, in milliseconds. */
const keptFor = 30 * 60_000;

/** Keeps it for this tab while its visitor signs in. */
export function savePendingAction(action: PendingAction): void {
  rememberInTab(name, { action, at: Date.now() } satisfies Kept);
}

/** The kept action, which is then forgotten: it is done at most once. */
export function takePendingAction(): PendingAction | undefined {
  const kept = recallInTab<Kept>(name);
  clearPendingAction();
  return kept && Date.now() - kept.at < keptFor ? kept.action : undefined;
}

/** Who turns back without signing in no longer wants it. */
export function clearPendingAction(): void {
  rememberInTab(name, undefined);
}
