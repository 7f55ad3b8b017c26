import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether two secrets are equal; takes as long for any two, also of different lengths. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other));

/** The token of an `Authorization: Bearer` header; empty without one. */
export const bearerToken = (header: string | null): string =>
  /^Bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? '';
