import { createHash, randomBytes } from 'node:crypto';

const prefix = 'haat_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^haat_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** Returns the checksum of six digits with which secret scanners, and we, recognise a token without a lookup. */
const checksumOf = (random: string) =>
  [
    ...createHash('sha256')
      .update(prefix + random)
      .digest()
      .subarray(0, 6),
  ]
    .map((byte) => digits[byte % digits.length])
    .join('');

/** Creates a token for a seller's own system: `haat_`, 40 random digits and letters (238 bits), a checksum of six. */
export function newPersonalToken(): string {
  let random = '';
  while (random.length < 40) {
    // Higher bytes would make some digits more likely than others.
    const usable = [...randomBytes(64)].filter((byte) => byte < 4 * digits.length);
    random += usable.map((byte) => digits[byte % digits.length]).join('');
  }
  random = random.slice(0, 40);
  return prefix + random + checksumOf(random);
}

/** Checks the form and the checksum of a personal token. */
export function isPersonalToken(text: string): boolean {
  const [, random = '', checksum] = form.exec(text) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

/** Checks whether an `Authorization` header is meant to hold a personal token, valid or not. */
export const bearsPersonalToken = (authorization: string | null | undefined): boolean =>
  /^Bearer haat_/i.test(authorization ?? '');
