'use client';

import { useSyncExternalStore } from 'react';
import { type SessionState, serverSessionState, sessionState, subscribeToSession } from './session';

/**
 * Returns the signed-in user: at once from browser storage, then confirmed by the server. `status` is
 * `restoring` until then.
 */
export function useUser(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, serverSessionState);
}
