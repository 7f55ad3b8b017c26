import { config } from '@/lib/config';
import { isSigned, sign } from '@/lib/security/hmac';

const subject = (userId: number) => `stop the product notices of shopper ${userId}`;

/** The token of a mail's link that stops a shopper's notices, and does nothing else. */
export const stopToken = (userId: number): string =>
  `${userId}.${sign(subject(userId), config.sessionSecret)}`;

/** Whose token it is; undefined for one that was not signed here. */
export function shopperOfToken(token: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const userId = Number(id);
  return id && isSigned(subject(userId), signature, config.sessionSecret) ? userId : undefined;
}
