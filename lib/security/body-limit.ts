const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Paths whose calls are answered by the site itself, which needs a sign-in or a list of ids at most. */
const smallBodies = /^\/api\/(?:auth|vendor-session|revalidate)(?:\/|$)/;

/**
 * How many bytes the body of a request may have: the API takes 1 MB, and 10 MB where files travel; nothing
 * else takes more than 64 KB.
 */
export function bodyLimitOf(pathname: string, contentType: string | null | undefined): number {
  if (!pathname.startsWith('/api/') || smallBodies.test(pathname)) return 64 * kilobyte;
  return (contentType?.startsWith('multipart/form-data') ? 10 : 1) * megabyte;
}
