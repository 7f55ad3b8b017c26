/** Matches characters that PostgreSQL text cannot hold: NUL, and a lone surrogate, which is not valid UTF-8. */
const invalid = /[\0\p{Cs}]/u;

/** The deepest nesting of a value; no accepted body is deeper. */
const deepest = 50;

/**
 * Returns the path of the first text that the database cannot store, or of a value nested too deeply, e.g.
 * `address.city`.
 */
export function fieldWithInvalidText(value: unknown, path: string[] = []): string | undefined {
  const here = path.join('.') || 'body';
  if (typeof value === 'string') return invalid.test(value) ? here : undefined;
  if (!isTree(value)) return undefined;
  if (path.length > deepest) return here;
  for (const [key, inner] of Object.entries(value)) {
    const name = invalid.test(key) ? here : fieldWithInvalidText(inner, [...path, key]);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** True for a plain object or array; a file is neither. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns whether the path of a URL decodes to text that the database can store. */
export function hasValidPath(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !invalid.test(decodeURIComponent(new URL(url).pathname));
  } catch {
    return false;
  }
}

/**
 * Parses JSON, replacing characters that jsonb cannot hold by U+FFFD.
 * @throws {SyntaxError} if it is not JSON
 * @throws {RangeError} if it is nested too deeply to serialise again
 */
export function parseAsStorableJson(text: string): unknown {
  // JSON.stringify escapes only lone surrogates as `\ud…`.
  const escapes = /\\(?:u0000|ud[89a-f][\da-f]{2}|.)/gs;
  const clean = JSON.stringify(JSON.parse(text)).replace(escapes, (found) =>
    found.length > 2 ? '\\ufffd' : found,
  );
  return JSON.parse(clean);
}
