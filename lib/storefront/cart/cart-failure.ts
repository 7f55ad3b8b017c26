import { ApiError } from '@/lib/client/request';

/** True if the reason of a failure helps the shopper: a conflict or a network failure. */
export const hasReason = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 409 || failure.code === 'network');

export const isUnauthorized = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401;

/** Checks the status and the host's untranslated message, never a translated text (§8). */
export const isNotFound = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 404 || failure.message.includes('404'));
