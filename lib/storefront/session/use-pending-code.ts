'use client';

import { useSyncExternalStore } from 'react';
import { whenForgotten } from '../browser/stored';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * A mailed code: recipient, time of sending (ms), and the API's request token, which is useless without the
 * code.
 */
export type PendingCode = { email: string; sentAt: number; request?: string };

/** A code sent by SMS to a number of ten digits. */
export type PendingSms = { phone: string; sentAt: number; request?: string };

type Purpose = 'verify' | 'reset' | 'sign_in' | 'phone' | 'email' | 'application';

/** Longer than a code is valid; the shopper then starts again. */
const forgottenAfter = 30 * 60_000;

type Pending = PendingCode | PendingSms;

const known = new Map<Purpose, Pending | null>();
const listeners = new Set<() => void>();

whenForgotten(() => {
  known.clear();
  for (const listener of listeners) listener();
});

/**
 * Manages the code that this tab waits for. It survives a reload: phones discard the page while the shopper
 * reads the mail.
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
