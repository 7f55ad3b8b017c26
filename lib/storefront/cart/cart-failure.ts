import { ApiError } from '@/lib/api/request';

/** Whether a shopper is helped by hearing why. */
export const hasReason = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 409 || failure.code === 'network');

export const isUnauthorized = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401;

/** By the status and the host's own words, never by a translated text (§8). */
export const isNotFound = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 404 || failure.message.includes('404'));
