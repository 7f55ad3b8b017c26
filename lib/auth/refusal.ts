import { ApiError, type ApiErrorCode } from '@/lib/api/request';

/**
 * Why a sign-in was refused, as one text: all that next-auth hands on to the page that signs in. A message of
 * the API's stays as it is; `code:` with code and status stands for other ApiErrors, alone for anything else.
 */
export function refusalText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'code:';
  return failure.code === 'api' ? failure.message : `code:${failure.code}:${failure.status}`;
}

/** What `refusalText` told of. The status of a message is not kept. */
export function refusalOf(text: string): Error {
  const [, code, status] = /^code:(?:(\w+):(\d+))?$/.exec(text) ?? [];
  if (code) return new ApiError(code as ApiErrorCode, Number(status));
  return text === 'code:' ? new Error(text) : new ApiError('api', 422, text);
}
