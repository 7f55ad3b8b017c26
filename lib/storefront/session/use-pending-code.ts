'use client';

import { useSyncExternalStore } from 'react';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * A code that was mailed: to whom, when (ms), and the API's token of who asked for it, which is worth
 * something only together with the code.
 */
export type PendingCode = { email: string; sentAt: number; request?: string };

type Purpose = 'verify' | 'reset' | 'sign_in' | 'application';

/** Longer than a code is valid; afterwards the shopper starts anew. */
const forgottenAfter = 30 * 60_000;

const known = new Map<Purpose, PendingCode | null>();
const listeners = new Set<() => void>();

/**
 * The code this tab waits for. Outlives a reload, as phones drop the page while one reads the mail.
 */
export function usePendingCode(
  purpose: Purpose,
): [PendingCode | null, (code: PendingCode | null) => void] {
  const code = useSyncExternalStore(
    subscribe,
    () => current(purpose),
    () => null,
  );
  const set = (next: PendingCode | null) => {
    known.set(purpose, next);
    rememberInTab(`code:${purpose}`, next ?? undefined);
    for (const listener of listeners) listener();
  };
  return [code, set];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(purpose: Purpose): PendingCode | null {
  const held = known.get(purpose);
  if (held !== undefined) return held;
  const saved = recallInTab<PendingCode>(`code:${purpose}`);
  const code = saved && Date.now() - saved.sentAt < forgottenAfter ? saved : null;
  known.set(purpose, code);
  return code;
}
