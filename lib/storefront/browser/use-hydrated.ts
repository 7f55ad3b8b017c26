'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page is being taken over, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
