const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content nobody reads, and quoted mails of Gmail, Apple Mail and others. */
const unread = new Set(['style', 'script', 'head', 'title', 'blockquote']);
const breaks = new Set(['br', 'p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol']);

/** Far more than a person writes. */
const mostCharacters = 500_000;

/** The text of an HTML mail, for those that have no other; each part of it is looked at once. */
export function htmlText(html: string): string {
  let skipped: string | undefined;
  let depth = 0;
  let text = '';
  for (const part of html.slice(0, mostCharacters).replace(/\s+/g, ' ').split('<')) {
    const end = part.indexOf('>');
    const [, slash = '', name = ''] = /^(\/?)([a-z][a-z\d]*)/i.exec(part) ?? [];
    const tag = name.toLowerCase();
    if (skipped) {
      if (tag === skipped) depth += slash ? -1 : 1;
      if (depth > 0) continue;
      skipped = undefined;
    } else if (unread.has(tag) && !slash) {
      [skipped, depth] = [tag, 1];
      continue;
    }
    if (breaks.has(tag)) text += '\n';
    text += part.slice(end + 1);
  }
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/ *\n */g, '\n');
}
