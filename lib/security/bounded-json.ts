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
