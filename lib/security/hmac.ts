import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hex HMAC-SHA256 of a UTF-8 text, as Razorpay and /api/revalidate sign. */
export const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Whether the signature is that of the text; takes as long for a wrong one as for the right one. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether two secrets are equal; takes as long for any two, also of different lengths. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other));

/** The token of an `Authorization: Bearer` header; empty without one. */
export const bearerToken = (header: string | null): string =>
  /^Bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? '';
