/** Maximum length in characters; longer texts are not remembered. */
const longest = 256;

/**
 * Memoizes a function of a text, for texts of which a few recur: header names, a host. Holds at most `most`
 * entries, so that made-up texts cannot fill the memory.
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
