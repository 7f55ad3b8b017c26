import { ApiError } from '@/lib/client/request';

/** True if the API refused a call because the shopper's e-mail address is not confirmed yet. */
export const wantsVerifiedEmail = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.status === 403 &&
  (failure.data as { verify?: boolean } | undefined)?.verify === true;
