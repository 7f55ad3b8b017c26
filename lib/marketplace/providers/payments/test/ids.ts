import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an id such as `pay_N2b5xQ8rTfK1aZ`, in the format of real providers. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'pout' | 'fa'): string {
  const letters = [...randomBytes(14)].map((byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${letters.join('')}`;
}
