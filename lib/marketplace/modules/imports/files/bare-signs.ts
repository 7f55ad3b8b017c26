/** An entity from its sign on; the parser refuses those that XML itself does not know. */
const entity = /^&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{0,9});/i;
/** Number of characters by which an entity, or the begin of a CDATA section, is told. */
const longest = 12;

/** Returns whether a text begins with the entity of a sign of control, such as `&#4;`. */
function isForbidden(text: string): boolean {
  const [, decimal, hex] = /^&#(?:0{0,4}(\d{1,2})|x0{0,3}([0-9a-f]{1,2}));/i.exec(text) ?? [];
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 32;
  return code < 32 && code !== 9 && code !== 10 && code !== 13;
}

const opening = '<![CDATA[';
const closing = ']]>';

/**
 * Returns a function that writes each bare `&` of a document in chunks as `&amp;`, as in addresses and names that a
 * shop has not escaped. Entities and CDATA sections stay as they are. The last chunk is to be marked, for up to 12
 * characters wait for the next one. An entity of a sign that XML forbids, as Tally writes it, is taken out.
 */
export function bareSignsEscaped(): (chunk: string, isLast?: boolean) => string {
  let rest = '';
  let isCdata = false;
  return (chunk, isLast = false) => {
    const text = rest + chunk;
    let out = '';
    let at = 0;
    while (at < text.length) {
      if (isCdata) {
        const end = text.indexOf(closing, at);
        // The begin of the end may stand at the end of the chunk.
        const until = end < 0 ? text.length - (isLast ? 0 : closing.length - 1) : end;
        out += text.slice(at, Math.max(at, until));
        at = Math.max(at, until);
        if (end < 0) break;
        isCdata = false;
        continue;
      }
      const sign = next(text, at);
      out += text.slice(at, sign);
      at = sign;
      if (at === text.length) break;
      if (text.length - at < longest && !isLast) break;
      if (text.startsWith(opening, at)) {
        isCdata = true;
        out += opening;
        at += opening.length;
      } else if (isForbidden(text.slice(at, at + longest))) {
        at = text.indexOf(';', at) + 1;
      } else if (text[at] === '&' && !entity.test(text.slice(at, at + longest))) {
        out += '&amp;';
        at++;
      } else {
        out += text[at];
        at++;
      }
    }
    rest = text.slice(at);
    return out;
  };
}

/** Returns the position of the next `&` or `<!`, else the end. */
function next(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '&') return at;
    if (sign === '<' && (text[at + 1] === '!' || at + 1 === text.length)) return at;
  }
  return text.length;
}
