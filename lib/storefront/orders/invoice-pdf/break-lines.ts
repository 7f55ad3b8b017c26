/** The characters of the embedded font: Latin, its accents, usual punctuation and ₹ (fonts/inter-*.ttf). */
const covered = /^[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f–—‘’“”•…−₹]*$/;

/** True if the font has every character of a text; other scripts must be drawn. */
export const isWritable = (text: string) => covered.test(text);

/** A run of words on one line, written in the font or drawn as a picture. */
export type Run = { text: string; written: boolean; width: number };

/**
 * Breaks a text into lines no wider than `width`. Words that the font can write form one run, so that they can
 * be selected and searched; every other word is its own run.
 * @param measure returns the width of a run
 * @param gap returns the space between two runs
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
  gap = measure(' '),
): Run[][] {
  const space = measure(' ');
  const lines: Run[][] = [[]];
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean).flatMap(split)) {
    const wide = measure(word);
    if (used && used + gap + wide > width) {
      lines.push([]);
      used = 0;
    }
    const line = lines.at(-1) as Run[];
    const last = line.at(-1);
    if (last?.written && isWritable(word)) {
      last.text += ` ${word}`;
      last.width += space + wide;
    } else {
      line.push({ text: word, written: isWritable(word), width: wide });
    }
    used += wide + (used ? gap : 0);
  }
  return lines;

  /** Splits a word that is wider than a line, at grapheme boundaries. */
  function split(word: string): string[] {
    if (measure(word) <= width) return [word];
    const parts = [''];
    for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
      const last = parts.at(-1) as string;
      if (last && measure(last + segment) > width) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts;
  }
}
