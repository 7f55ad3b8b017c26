/** Returns the number of letters that may be wrong in a word of that length. */
export const allowedErrors = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Returns a bit for each letter of a key; keys one edit apart differ in at most two bits. */
export function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) bits |= 1 << (key.charCodeAt(at) & 31);
  return bits;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const vowels = new Set('aeiou');

/** Costs of single edits; frequent slips cost half: one vowel for another, a missing vowel or h. */
const substitution = (a: string, b: string) => (vowels.has(a) && vowels.has(b) ? 0.5 : 1);
const omission = (letter: string) => (vowels.has(letter) || letter === 'h' ? 0.5 : 1);

type Cell = { edits: number; cost: number };
const unreachable: Cell = { edits: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };

/**
 * Returns the cost of turning one key into the other (Damerau-Levenshtein, optimal string alignment): at most
 * `limit` edits, else Infinity. Frequent slips cost half.
 */
export function editCost(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  const best = (...cells: Cell[]) =>
    cells.reduce((x, y) => (y.edits < x.edits || (y.edits === x.edits && y.cost < x.cost) ? y : x));
  const plus = ({ edits, cost }: Cell, more: number): Cell => ({
    edits: edits + (more > 0 ? 1 : 0),
    cost: cost + more,
  });
  let before: Cell[] = [];
  let above: Cell[] = [{ edits: 0, cost: 0 }];
  for (let j = 0; j < b.length; j++)
    above.push(plus(above[j] ?? unreachable, omission(b.charAt(j))));
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charAt(i - 1);
    const row: Cell[] = [plus(above[0] ?? unreachable, omission(letter))];
    let least = row[0]?.edits ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charAt(j - 1);
      let cell = best(
        plus(above[j - 1] ?? unreachable, letter === other ? 0 : substitution(letter, other)),
        plus(above[j] ?? unreachable, omission(letter)),
        plus(row[j - 1] ?? unreachable, omission(other)),
      );
      if (i > 1 && j > 1 && letter === b[j - 2] && other === a[i - 2]) {
        cell = best(cell, plus(before[j - 2] ?? unreachable, 1));
      }
      row.push(cell);
      least = Math.min(least, cell.edits);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    before = above;
    above = row;
  }
  const { edits, cost } = above[b.length] ?? unreachable;
  return edits > limit ? Number.POSITIVE_INFINITY : cost;
}

/** The bits of vowels and h, which Hinglish leaves out or exchanges. */
const soft = lettersOf('aeiouh');
/** The bits of all other letters. */
export const consonants = ~soft;
/** Returns a key without vowels and h. */
export const consonantsOf = (key: string) => key.replace(/[aeiouh]/g, '');
const leastSounding = 5;
/** The most slips of vowels after which a word still sounds like another. */
const mostSoftSlips = 3;

/** Returns the cost of turning a key into one of the same consonants, as pawdar into powder; Infinity for others. */
export function soundCost(key: string, letters: number, other: string, others: number): number {
  const isApart = ((letters ^ others) & consonants) !== 0;
  if (isApart || key[0] !== other[0]) return Number.POSITIVE_INFINITY;
  const hard = consonantsOf(key);
  if (hard.length < 3 || hard !== consonantsOf(other)) return Number.POSITIVE_INFINITY;
  const isShort = Math.min(key.length, other.length) < leastSounding;
  return isShort ? Number.POSITIVE_INFINITY : editCost(key, other, mostSoftSlips);
}

const sortedLetters = (key: string) => [...key].sort().join('');

/**
 * Returns whether a word may be taken for another that is `cost` away. Short words must differ by a frequent
 * slip or two exchanged letters; a word of the other script must sound the same but for one vowel.
 */
export function isConfident(key: string, other: string, cost: number, isForeign: boolean): boolean {
  if (cost === Number.POSITIVE_INFINITY) return false;
  if (cost <= 0.5) return true;
  if (isForeign || key[0] !== other[0]) return false;
  if (key.length < 6) return sortedLetters(key) === sortedLetters(other);
  return cost <= (key.length < 8 ? 1 : 1.5);
}
