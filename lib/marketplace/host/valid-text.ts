/** PostgreSQL has no NUL in text, and half of a surrogate pair is no UTF-8. */
const unstorable = /[\0\p{Cs}]/u;

/** Where the first text lies that the database cannot keep, as `address.city`; undefined where all can. */
export function unstorableField(value: unknown, path: string[] = []): string | undefined {
  const here = path.join('.') || 'body';
  if (typeof value === 'string') return unstorable.test(value) ? here : undefined;
  if (!isTree(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const name = unstorable.test(key) ? here : unstorableField(inner, [...path, key]);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** An object or array of values; a file is neither, and its bytes are not kept as text. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether the escapes in the path of an address are UTF-8 that the database can keep. */
export function isStorablePath(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !unstorable.test(decodeURIComponent(new URL(url).pathname));
  } catch {
    return false;
  }
}

/**
 * A JSON text with U+FFFD for what jsonb cannot hold.
 * @throws {SyntaxError} when it is no JSON
 * @throws {RangeError} when it is nested too deeply to be written again
 */
export function storableJson(text: string): unknown {
  // What is written again has only such escapes as are needed: each `\ud…` is half of a pair.
  const escapes = /\\(?:u0000|ud[89a-f][\da-f]{2}|.)/gs;
  const clean = JSON.stringify(JSON.parse(text)).replace(escapes, (found) =>
    found.length > 2 ? '\\ufffd' : found,
  );
  return JSON.parse(clean);
}
