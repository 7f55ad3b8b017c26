/** Letters beside each letter on a keyboard. */
const beside = new Map(
  Object.entries({
    q: 'wa',
    w: 'qeas',
    e: 'wrsd',
    r: 'etdf',
    t: 'ryfg',
    y: 'tugh',
    u: 'yihj',
    i: 'uojk',
    o: 'ipkl',
    p: 'ol',
    a: 'qwsz',
    s: 'awedzx',
    d: 'serfxc',
    f: 'drtgcv',
    g: 'ftyhvb',
    h: 'gyujbn',
    j: 'huiknm',
    k: 'jiolm',
    l: 'kop',
    z: 'asx',
    x: 'zsdc',
    c: 'xdfv',
    v: 'cfgb',
    b: 'vghn',
    n: 'bhjm',
    m: 'njk',
  }),
);
const letters = [...beside.keys()].sort();
const vowels = new Set('aeiou');

/** The costs of slips; the more frequent a slip, the less it costs. The first letter is seldom wrong. */
const costs = {
  doubled: 0.3,
  swapped: 0.5,
  vowel: 0.5,
  lost: 0.7,
  beside: 0.7,
  other: 1,
  first: 0.4,
};
/** The least lengths of words for replaced letters: a replaced letter turns shorter words into too many others. */
const leastForBeside = 5;
const leastForOther = 6;
const longest = 20;

/**
 * Returns the words from which a word of Latin letters is one slip away, each with the cost of the slip: two letters
 * swapped, one lost, doubled or too many, or one for another. In words of three letters only vowels are changed; some
 * 50 words a letter.
 */
export function slipsOf(word: string): ReadonlyMap<string, number> {
  const slips = new Map<string, number>();
  if (word.length < 3 || word.length > longest || !/^[a-z]+$/.test(word)) return slips;
  const isShort = word.length === 3;
  const note = (other: string, cost: number, at: number) => {
    const whole = cost + (at === 0 ? costs.first : 0);
    if (other !== word && whole < (slips.get(other) ?? Number.POSITIVE_INFINITY)) {
      slips.set(other, whole);
    }
  };
  for (let at = 0; at <= word.length; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const [own = '', next = ''] = right;
    for (const letter of letters) {
      const isVowel = vowels.has(letter);
      if (isShort && !isVowel) continue;
      const isDouble = letter === own || letter === left.at(-1);
      const cost = isDouble ? costs.doubled : isVowel ? costs.vowel : costs.lost;
      note(`${left}${letter}${right}`, cost, at);
    }
    if (own === '') continue;
    for (const letter of letters) {
      const cost = replacing(own, letter, word.length);
      if (cost !== undefined) note(`${left}${letter}${right.slice(1)}`, cost, at);
    }
    if (isShort) continue;
    const isDouble = own === next || own === left.at(-1);
    note(`${left}${right.slice(1)}`, isDouble ? costs.doubled : costs.lost, at);
    if (next !== '') note(`${left}${next}${own}${right.slice(2)}`, costs.swapped, at);
  }
  return slips;
}

/** Returns the cost of one letter for another in a word of that length; undefined if it is no slip. */
function replacing(own: string, letter: string, length: number): number | undefined {
  if (vowels.has(own) && vowels.has(letter)) return costs.vowel;
  if (length >= leastForBeside && beside.get(own)?.includes(letter)) return costs.beside;
  return length >= leastForOther ? costs.other : undefined;
}
