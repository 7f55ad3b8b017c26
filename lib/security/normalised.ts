/** Marks in a row that a letter may carry: Unicode's stream-safe format allows 30, no language needs 8. */
const mostMarks = 12;

// Halfwidth voicing marks (U+FF9E, U+FF9F) are letters that become marks in NFKC and NFKD.
const marksBeyond = new RegExp(
  String.raw`([\p{M}\uFF9E\uFF9F]{${mostMarks}})[\p{M}\uFF9E\uFF9F]+`,
  'gu',
);

/**
 * The one way to normalise a text of outside: cut to `most` UTF-16 units first, and of a run of combining marks the
 * first 12 are kept, since `normalize` sorts a run in quadratic time (800 KB of marks held a process for 35 seconds).
 * The answer may be longer than `most` by what its form takes apart.
 */
export function normalised(
  text: string,
  most: number,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC',
): string {
  const cut = text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;
  return cut.replace(marksBeyond, '$1').normalize(form);
}
