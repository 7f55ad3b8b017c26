/**
 * The server's time in the browser. Deals begin and end by it, and a visitor's own clock may be wrong. The
 * first answer of a visit sets it (lib/storefront/session/session.ts).
 */
let ahead: number | undefined;
let markSet: () => void;
const isSet = new Promise<void>((resolve) => {
  markSet = resolve;
});
const listeners = new Set<() => void>();

/** A `Date` header names the second that has begun; on average half of it has passed. */
const halfSecond = 500;

/** Sets the clock from a response's `Date` header; without one the device's own clock is used. */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  ahead = Number.isNaN(time) ? (ahead ?? 0) : time + halfSecond - Date.now();
  markSet();
  for (const listener of listeners) listener();
}

/** Returns the server's time in milliseconds; undefined until it is known. */
export const serverTime = (): number | undefined =>
  ahead === undefined ? undefined : Date.now() + ahead;

/** Waits for the server's time and returns it in milliseconds. */
export async function knownServerTime(): Promise<number> {
  await isSet;
  return serverTime() ?? Date.now();
}

export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Splits `milliseconds` into whole days, hours, minutes and seconds; never below zero. */
export function partsOf(milliseconds: number) {
  const left = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
