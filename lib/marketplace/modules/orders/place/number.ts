import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const indiaOffset = 5.5 * 60 * 60 * 1000;

/** E.g. `HT-261121-7K3QZD`: the day in India and 30 random bits. */
export function newNumber(prefix: 'HT' | 'PAY', now: Date): string {
  const day = new Date(now.getTime() + indiaOffset).toISOString().slice(2, 10).replaceAll('-', '');
  const random = [...randomBytes(6)].map((byte) => alphabet[byte % 32]).join('');
  return `${prefix}-${day}-${random}`;
}
