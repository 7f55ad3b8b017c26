/** Maximum consecutive marks on a letter: Unicode's stream-safe format allows 30, no language needs 8. */
const mostMarks = 12;

// Halfwidth voicing marks (U+FF9E, U+FF9F) are letters that become marks in NFKC and NFKD.
const marksBeyond = new RegExp(
  String.raw`([\p{M}\uFF9E\uFF9F]{${mostMarks}})[\p{M}\uFF9E\uFF9F]+`,
  'gu',
);

/**
 * Normalises an untrusted text; use nothing else for that. The text is cut to `most` UTF-16 units, and each run
 * of combining marks to 12, because `normalize` sorts a run in quadratic time (800 KB of marks blocked a
 * process for 35 seconds). The result may be longer than `most`, because some forms decompose characters.
 */
export function normalised(
  text: string,
  most: number,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC',
): string {
  const cut = text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;
  return cut.replace(marksBeyond, '$1').normalize(form);
}
