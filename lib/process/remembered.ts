/** Characters; a longer text is looked at anew each time. */
const longest = 256;

/**
 * A function of a text that remembers its answers, for texts of which a few come again and again: names of headers, a
 * host. At most `most` of them, so that nobody fills the memory with made-up ones.
 */
export function remembered<Answer>(
  of: (text: string) => Answer,
  most = 500,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined || text.length > longest) return answer ?? of(text);
    const found = of(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
