const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Paths whose calls are answered by the site itself, which needs a sign-in or a list of ids at most. */
const smallBodies = /^\/api\/(?:auth|vendor-session|revalidate)(?:\/|$)/;

/** Takes a file as its body, and writes it to disk as it comes. */
const files = '/api/seller/imports';

/** Takes a whole mail. */
const inboundMail = '/api/mail/inbound';

/**
 * How many bytes the body of a request may have: the API takes 1 MB, and 10 MB where files travel, 50 MB for a file to
 * import, 5 MB for a mail; nothing else takes more than 64 KB.
 */
export function bodyLimitOf(pathname: string, contentType: string | null | undefined): number {
  if (!pathname.startsWith('/api/') || smallBodies.test(pathname)) return 64 * kilobyte;
  if (pathname === files) return 50 * megabyte;
  if (pathname === inboundMail) return 5 * megabyte;
  return (contentType?.startsWith('multipart/form-data') ? 10 : 1) * megabyte;
}
