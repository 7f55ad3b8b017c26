import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** E.g. `pay_N2b5xQ8rTfK1aZ`, as real providers name their rows. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'pout' | 'fa'): string {
  const letters = [...randomBytes(14)].map((byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${letters.join('')}`;
}
