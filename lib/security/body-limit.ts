const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Paths that the site answers itself; their bodies hold a sign-in or a list of ids at most. */
const smallBodies = /^\/api\/(?:auth|vendor-session|revalidate)(?:\/|$)/;

/** Routes whose body is a file, written to disk as it arrives. */
const files = new Set(['/api/seller/imports', '/api/operator/imports']);

/** A route whose body is a whole mail. */
const inboundMail = '/api/mail/inbound';

/**
 * Returns the body limit of a request in bytes: 1 MB for API calls, 10 MB for forms with files, 200 MB for a
 * file to import, 5 MB for a mail, 64 KB for everything else.
 */
export function bodyLimitOf(pathname: string, contentType: string | null | undefined): number {
  if (!pathname.startsWith('/api/') || smallBodies.test(pathname)) return 64 * kilobyte;
  if (isStreamed(pathname)) return 200 * megabyte;
  if (pathname === inboundMail) return 5 * megabyte;
  return (contentType?.startsWith('multipart/form-data') ? 10 : 1) * megabyte;
}

/** Returns whether a route writes its body to disk as it arrives, and counts it itself. */
export const isStreamed = (pathname: string): boolean => files.has(pathname);

/**
 * Returns how many bytes of a body are in memory at a time: an import file is streamed to disk, any other body
 * is buffered whole.
 */
export const heldOf = (pathname: string, bytes: number): number =>
  isStreamed(pathname) ? Math.min(bytes, megabyte) : bytes;

/** Maximum nesting of arrays and objects; the contract's deepest body has nine levels. */
const deepest = 50;

/**
 * Parses untrusted JSON. Rejects text nested deeper than 50 levels before parsing, because recursive code would
 * end in a `RangeError`.
 * @throws {SyntaxError} for deep nesting too
 */
export function parseBoundedJson(text: string): unknown {
  if (isDeeper(text, deepest)) throw new SyntaxError(`nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}

/** Counts brackets outside strings, in one pass. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      if (++depth > most) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
