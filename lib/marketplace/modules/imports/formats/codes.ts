import { createHash } from 'node:crypto';

/** Maximum characters of a SKU and of a listing's code. */
const longestCode = 60;
const hashLength = 8;

/**
 * Makes a code from a row's texts, always the same: letters, numbers and dashes. A long code is cut and gets a
 * hash of the whole, so that two with the same beginning differ.
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

/** Returns a code as the file gives it; shortens it like `codeOf` if it is too long. */
export const keptCode = (code: string): string =>
  code.length > longestCode ? shortened(code, code) : code;

/** Returns a code with options behind it; the code itself stays as it is. */
export const codeWith = (code: string, ...options: string[]): string =>
  keptCode([code, codeOf(...options)].filter(Boolean).join('-'));

function shortened(code: string, whole: string): string {
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, hashLength);
  const start = code.slice(0, longestCode - hashLength - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start}-${hash}`;
}
