import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the lower-case hex HMAC-SHA256 of a UTF-8 text, as Razorpay and /api/revalidate use it. */
export const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Verifies a signature in constant time. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time, also of different lengths. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other));

/** Returns the token of an `Authorization: Bearer` header; empty without one. */
export const bearerToken = (header: string | null): string =>
  /^Bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? '';
