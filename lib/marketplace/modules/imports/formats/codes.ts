import { createHash } from 'node:crypto';

/** Characters of a SKU and of a listing's code. */
const longestCode = 60;
const hashLength = 8;

/**
 * A code made of what a row says, the same each time: letters, numbers and dashes. A long one is cut, and keeps a hash
 * of the whole, so that two that begin alike stay two.
 */
export function codeOf(...parts: string[]): string {
  const whole = parts.filter(Boolean).join('-').slice(0, 1000);
  const code = whole
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
    .split('-')
    .filter(Boolean)
    .join('-');
  return code.length > longestCode ? shortened(code, whole) : code;
}

/** A code as the file gives it; cut as in `codeOf` where it is longer than one may be. */
export const keptCode = (code: string): string =>
  code.length > longestCode ? shortened(code, code) : code;

function shortened(code: string, whole: string): string {
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, hashLength);
  const start = code.slice(0, longestCode - hashLength - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start}-${hash}`;
}
