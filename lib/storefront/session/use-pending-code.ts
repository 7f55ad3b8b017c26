'use client';

import { useSyncExternalStore } from 'react';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * A code that was mailed: to whom, when (ms), and the API's token of who asked for it, which is worth
 * something only together with the code.
 */
export type PendingCode = { email: string; sentAt: number; request?: string };

/** The same by SMS, to a number of ten digits. */
export type PendingSms = { phone: string; sentAt: number; request?: string };

type Purpose = 'verify' | 'reset' | 'sign_in' | 'phone' | 'application';

/** Longer than a code is valid; afterwards the shopper starts anew. */
const forgottenAfter = 30 * 60_000;

type Pending = PendingCode | PendingSms;

const known = new Map<Purpose, Pending | null>();
const listeners = new Set<() => void>();

/**
 * The code this tab waits for. Outlives a reload, as phones drop the page while one reads the mail.
 */
export function usePendingCode<Code extends Pending = PendingCode>(
  purpose: Purpose,
): [Code | null, (code: Code | null) => void] {
  const code = useSyncExternalStore(
    subscribe,
    () => current(purpose),
    () => null,
  );
  const set = (next: Code | null) => {
    known.set(purpose, next);
    rememberInTab(`code:${purpose}`, next ?? undefined);
    for (const listener of listeners) listener();
  };
  return [code as Code | null, set];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(purpose: Purpose): Pending | null {
  const held = known.get(purpose);
  if (held !== undefined) return held;
  const saved = recallInTab<Pending>(`code:${purpose}`);
  const code = saved && Date.now() - saved.sentAt < forgottenAfter ? saved : null;
  known.set(purpose, code);
  return code;
}
