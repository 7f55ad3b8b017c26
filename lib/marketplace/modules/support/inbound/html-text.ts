const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Elements whose content is not text for readers, and quoted mails of Gmail, Apple Mail and others. */
const unread = new Set(['style', 'script', 'head', 'title', 'blockquote']);
const breaks = new Set(['br', 'p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol']);

/** The most UTF-16 units that are read: far more than a person writes. */
const mostLooked = 500_000;

/** The longest beginning of a tag, up to the end of its name. */
const longestName = 20;

/**
 * Extracts the text of an HTML mail, for mails without a plain text. Reads each character once.
 * @returns `isCut` if the mail is longer than the part that is read
 */
export function htmlText(html: string): { text: string; isCut: boolean } {
  const source = html.slice(0, mostLooked);
  const parts: string[] = [];
  let skipped: string | undefined;
  let depth = 0;
  for (const { text, tag, isEnd } of tokensOf(source)) {
    if (!skipped) parts.push(text.replace(/\s+/g, ' '));
    if (skipped && tag === skipped) depth += isEnd ? -1 : 1;
    else if (!skipped && unread.has(tag) && !isEnd) [skipped, depth] = [tag, 1];
    if (depth <= 0) skipped = undefined;
    if (!skipped && breaks.has(tag)) parts.push('\n');
  }
  const lines = withoutEntities(parts.join('')).split('\n');
  return {
    text: lines.map((line) => line.trim()).join('\n'),
    isCut: html.length > mostLooked,
  };
}

type Token = { text: string; tag: string; isEnd: boolean };

/** Yields each tag with the text before it; a comment, or an unclosed tag, yields nothing. */
function* tokensOf(source: string): Generator<Token> {
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const begin = open < 0 ? source.length : open;
    const text = source.slice(at, begin);
    const name = source.slice(begin + 1, begin + longestName);
    const [isTag, slash, tag = ''] = /^(\/?)([a-z][a-z\d]*)|^[!?/]/i.exec(name) ?? [];
    if (isTag || begin === source.length) {
      yield { text, tag: tag.toLowerCase(), isEnd: slash === '/' };
      at = name.startsWith('!--') ? after(source, '-->', begin) : after(source, '>', begin);
    } else {
      // "3 < 4" is no tag.
      yield { text: `${text}<`, tag: '', isEnd: false };
      at = begin + 1;
    }
  }
}

/** Returns the position after a character; the end of the text if there is none. */
function after(source: string, sign: string, from: number): number {
  const found = source.indexOf(sign, from);
  return found < 0 ? source.length : found + sign.length;
}

const withoutEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
