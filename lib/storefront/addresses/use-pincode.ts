'use client';

import { useSyncExternalStore } from 'react';
import { digitsOf } from '../../i18n/digits';
import { recallOnDevice, rememberOnDevice } from '../browser/device-memory';

const name = 'pincode';
const listeners = new Set<() => void>();
let known: string | null | undefined;

/** Indian pincodes begin with 1 to 9. */
const isPincode = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{5}$/.test(value);

/** The six digits that were typed, also in Devanagari; undefined when they are no pincode. */
export function pincodeOf(typed: string): string | undefined {
  const digits = digitsOf(typed);
  // Letters would be dropped silently.
  return /^[\d०-९\s-]*$/.test(typed) && isPincode(digits) ? digits : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string | null {
  const saved = known === undefined ? recallOnDevice(name) : known;
  known = isPincode(saved) ? saved : null;
  return known;
}

/** The pincode that this device has its goods sent to. */
export const knownPincode = (): string | undefined => current() ?? undefined;

/** Keeps a pincode on this device, for all pages and visits. */
export function rememberPincode(pincode: string): void {
  known = pincode;
  rememberOnDevice(name, pincode);
  for (const listener of listeners) listener();
}

/** The pincode that this device has its goods sent to, and how to change it. */
export function usePincode(): [string | null, (pincode: string) => void] {
  return [useSyncExternalStore(subscribe, current, () => null), rememberPincode];
}
