const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Elements whose content nobody reads, and quoted mails of Gmail, Apple Mail and others. */
const unread = new Set(['style', 'script', 'head', 'title', 'blockquote']);
const breaks = new Set(['br', 'p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol']);

/** UTF-16 units that are looked at: far more than a person writes. */
const mostLooked = 500_000;

/** Of a tag, up to the end of its name. */
const longestName = 20;

/**
 * The text of an HTML mail, for those that have no other. Each sign of it is looked at once.
 * @returns `isCut` where the mail is longer than is looked at
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

/** Each tag with the text before it; of a comment, or a tag that is not closed, nothing. */
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

/** Where the text goes on after a sign; its end where there is none. */
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
