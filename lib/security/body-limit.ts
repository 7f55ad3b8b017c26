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

/** Levels of arrays and objects; the contract's deepest body has nine. */
const deepest = 50;

/**
 * `JSON.parse` for what comes from outside: what is nested deeper than 50 levels is refused before it is parsed, since
 * whatever walks through it by recursion would end in a `RangeError`.
 * @throws {SyntaxError} for that too
 */
export function parseBoundedJson(text: string): unknown {
  if (isDeeper(text, deepest)) throw new SyntaxError(`nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}

/** Counts brackets outside of strings, each character once. */
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
