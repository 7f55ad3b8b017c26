'use client';

import { useSyncExternalStore } from 'react';
import { recallOnDevice, rememberOnDevice } from '../browser/device-memory';
import { whenForgotten } from '../browser/stored';

const name = 'pincode';
const listeners = new Set<() => void>();
let known: string | null | undefined;

whenForgotten(() => {
  known = undefined;
  for (const listener of listeners) listener();
});

/** Indian pincodes begin with 1 to 9. */
const isPincode = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{5}$/.test(value);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string | null {
  const saved = known === undefined ? recallOnDevice(name) : known;
  known = isPincode(saved) ? saved : null;
  return known;
}

/** Returns this device's delivery pincode. */
export const knownPincode = (): string | undefined => current() ?? undefined;

/** Stores the delivery pincode on this device, for all pages and visits. */
export function rememberPincode(pincode: string): void {
  known = pincode;
  rememberOnDevice(name, pincode);
  for (const listener of listeners) listener();
}

/** Returns this device's delivery pincode and its setter. */
export function usePincode(): [string | null, (pincode: string) => void] {
  return [useSyncExternalStore(subscribe, current, () => null), rememberPincode];
}
