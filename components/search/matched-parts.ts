export type Part = { text: string; hit: boolean };

const inWord = /[\p{L}\p{M}\p{N}]/u;

/**
 * Splits a label at the parts that begin typed words. Never splits a grapheme: half a Devanagari syllable would
 * be rendered as another one.
 */
export function matchedParts(label: string, typed: string): Part[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const signs = graphemes(label);
  const hits = new Set<number>();
  for (let start = 0; start < signs.length; start++) {
    if (start > 0 && inWord.test(signs[start - 1] ?? '')) continue;
    for (const word of words) {
      let text = '';
      let end = start;
      while (text.length < word.length && end < signs.length) text += signs[end++]?.toLowerCase();
      if (text.startsWith(word)) for (let at = start; at < end; at++) hits.add(at);
    }
  }
  const parts: Part[] = [];
  signs.forEach((text, at) => {
    const last = parts.at(-1);
    if (last?.hit === hits.has(at)) last.text += text;
    else parts.push({ text, hit: hits.has(at) });
  });
  return parts;
}

function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
