import { randomInt } from 'node:crypto';
import { normalised } from '@/lib/security/normalised';

/** 32 letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const some = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

export const newApplicationNumber = () => `V-${some(alphabet, 10)}`;

/** 50 random bits: short enough to type, too many to guess, so tries need not be counted. */
export const newConfirmationCode = () => some(alphabet, 10);

/** A slug of the name's Latin letters, `store-…` without any; a random suffix from the second of `tries` on. */
export function slugOf(name: string, tries: number): string {
  const latin = normalised(name, 600, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = /[a-z]/.test(latin) ? latin : 'store';
  return tries === 0 && base !== 'store' ? base : `${base}-${some(alphabet, 4).toLowerCase()}`;
}

/** Two to four letters for the store's invoice numbers. */
export function invoicePrefixOf(name: string, tries: number): string {
  const own = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/(?<!^)[AEIOU]/g, '')
    .slice(0, 4);
  return tries === 0 && own.length >= 2 ? own : some(letters, 4);
}
