import { randomInt } from 'node:crypto';

/** 32 letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const some = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

export const newApplicationNumber = () => `V-${some(alphabet, 10)}`;

/** 50 random bits, few enough to type: more than anybody can try, so that no count of tries spends it. */
export const newConfirmationCode = () => some(alphabet, 10);

/** A slug of the name's Latin letters; a name without any gets a neutral one. `tries` makes it differ. */
export function slugOf(name: string, tries: number): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = /[a-z]/.test(latin) ? latin : 'store';
  return tries === 0 && base !== 'store' ? base : `${base}-${some(alphabet, 4).toLowerCase()}`;
}

/** Two to four letters that begin the store's invoice numbers. */
export function invoicePrefixOf(name: string, tries: number): string {
  const own = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/(?<!^)[AEIOU]/g, '')
    .slice(0, 4);
  return tries === 0 && own.length >= 2 ? own : some(letters, 4);
}
