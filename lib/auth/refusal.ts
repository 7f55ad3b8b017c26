import { ApiError, type ApiErrorCode } from '@/lib/client/request';

/**
 * Encodes a failed sign-in as the one string that next-auth passes to the sign-in page: the API's message, or
 * `code:<code>:<status>` for other ApiErrors, or `code:` for anything else.
 */
export function refusalText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'code:';
  return failure.code === 'api' ? failure.message : `code:${failure.code}:${failure.status}`;
}

/** Decodes what `refusalText` wrote; an API message comes back with status 422. */
export function refusalOf(text: string): Error {
  const [, code, status] = /^code:(?:(\w+):(\d+))?$/.exec(text) ?? [];
  if (code) return new ApiError(code as ApiErrorCode, Number(status));
  return text === 'code:' ? new Error(text) : new ApiError('api', 422, text);
}
