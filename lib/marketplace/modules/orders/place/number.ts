import { randomBytes } from 'node:crypto';
import { compactDay } from '@/lib/time/india';

/** Crockford's base 32: no I, L, O or U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** E.g. `HT-261121-7K3QZD`: the day in India and 30 random bits. */
export function newNumber(prefix: 'HT' | 'PAY', now: Date): string {
  const random = [...randomBytes(6)].map((byte) => alphabet[byte % 32]).join('');
  return `${prefix}-${compactDay(now)}-${random}`;
}
