const second = 1000;
const day = 24 * 3600 * second;

/** The time for which the provider is asked about money that may still come (a bank that answers late). */
const patience = 7 * day;

/** Returns the next time to ask the provider about a payment of that age; null when nothing will come any more. */
export function nextAsk(since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age > patience) return null;
  const pause = Math.min(Math.max(age / 2, 20 * second), 6 * 3600 * second);
  return new Date(now.getTime() + pause);
}

/** Returns the time of the next try after `tries` failures: 10 s, 20 s, 40 s … at most an hour. */
export function nextTry(tries: number, now: Date): Date {
  const pause = Math.min(10 * second * 2 ** Math.min(tries, 10), 3600 * second);
  return new Date(now.getTime() + pause);
}
