const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** What begins a new line, by the tag that ends or stands alone. */
const breaks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'tr']);
/** What is in them is no text. */
const unseen = new Set(['script', 'style']);

/**
 * The text of a description that was written as HTML: a line for each paragraph, a dash before each point. Reads the
 * markup once from its start to its end, whatever is in it.
 */
export function textOfMarkup(markup: string): string {
  if (!/<\/?[a-z]|&\w{1,10};|&#\d{1,10};/i.test(markup)) return markup.trim();
  const seen = withoutTags(markup)
    .replace(/&(?:(\w{1,10})|#(\d{1,10}));/g, (all, name?: string, code?: string) =>
      name ? (entities.get(name.toLowerCase()) ?? all) : signOf(Number(code)),
    )
    .replace(/[^\S\n]+/g, ' ');
  const lines = seen.split('\n').map((line) => line.replace(/^ | $/g, ''));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Nothing for what is no sign of a text: zero, which PostgreSQL does not keep, and halves of pairs. */
function signOf(code: number): string {
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isSign ? String.fromCodePoint(code) : '';
}

function withoutTags(markup: string): string {
  // Signs of other alphabets may grow in small letters, and every place after them would be another.
  const lower = markup.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const endless = new Set<string>();
  let text = '';
  for (let at = 0; at < markup.length; ) {
    const start = markup.indexOf('<', at);
    const end = start < 0 ? -1 : markup.indexOf('>', start);
    if (end < 0) return text + spaced(markup.slice(at));
    text += spaced(markup.slice(at, start));
    const [, slash, name = ''] =
      /^(\/?)([a-z][a-z0-9]{0,9})\b/.exec(lower.slice(start + 1, start + 13)) ?? [];
    at = end + 1;
    if (name === 'li' && !slash) text += '\n- ';
    else if (name === 'br' || (slash && breaks.has(name))) text += '\n';
    else if (unseen.has(name) && !slash && !endless.has(name)) {
      const over = lower.indexOf(`</${name}>`, at);
      if (over < 0) endless.add(name);
      else at = over + name.length + 3;
    }
  }
  return text;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');
