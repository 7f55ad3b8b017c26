import type { NoticeKind } from '@/lib/contract/schemas/notices';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/** A visitor's action that needs an account. */
export type PendingAction =
  | {
      kind: 'cart';
      productId: number;
      storeId: number;
      quantity: number;
      /** True if the product was found by a search. */
      fromSearch?: boolean;
      /** The unit price in rupees, as it was shown. */
      seenPrice?: number;
      /** True if the checkout of this product alone follows. */
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

/** Stores the action in this tab while the visitor signs in. */
export function savePendingAction(action: PendingAction): void {
  rememberInTab(name, { action, at: Date.now() } satisfies Kept);
}

/** Returns the stored action and deletes it, so that it runs at most once. */
export function takePendingAction(): PendingAction | undefined {
  const kept = recallInTab<Kept>(name);
  clearPendingAction();
  return kept && Date.now() - kept.at < keptFor ? kept.action : undefined;
}

/** Returns the stored action and leaves it stored. */
export function pendingAction(): PendingAction | undefined {
  return recallInTab<Kept>(name)?.action;
}

/** Deletes the action of a visitor who leaves without signing in. */
export function clearPendingAction(): void {
  rememberInTab(name, undefined);
}
