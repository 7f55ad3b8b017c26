import { createHash, randomBytes } from 'node:crypto';

const prefix = 'haat_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^haat_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** Six digits that follow from the rest: scanners for secrets, and we, tell a token from chance without asking. */
const checksumOf = (random: string) =>
  [
    ...createHash('sha256')
      .update(prefix + random)
      .digest()
      .subarray(0, 6),
  ]
    .map((byte) => digits[byte % digits.length])
    .join('');

/** A token for a seller's own system: `haat_`, 40 random digits and letters (238 bits), a checksum of six. */
export function newPersonalToken(): string {
  let random = '';
  while (random.length < 40) {
    // The bytes above would make some digits likelier than others.
    const usable = [...randomBytes(64)].filter((byte) => byte < 4 * digits.length);
    random += usable.map((byte) => digits[byte % digits.length]).join('');
  }
  random = random.slice(0, 40);
  return prefix + random + checksumOf(random);
}

/** Whether a text has the form and the checksum of such a token. */
export function isPersonalToken(text: string): boolean {
  const [, random = '', checksum] = form.exec(text) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

/** Whether an `Authorization` header is meant to hold one, valid or not. */
export const bearsPersonalToken = (authorization: string | null | undefined): boolean =>
  /^Bearer haat_/i.test(authorization ?? '');
