const entities = new Map<string, string>([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
    ['ndash', '–'],
    ['mdash', '—'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['hellip', '…'],
    ['bull', '•'],
    ['middot', '·'],
    ['deg', '°'],
    ['times', '×'],
    ['reg', '®'],
    ['copy', '©'],
    ['trade', '™'],
    ['pound', '£'],
    ['euro', '€'],
    ['cent', '¢'],
    ['frac12', '½'],
    ['frac14', '¼'],
    ['eacute', 'é'],
    ['egrave', 'è'],
    ['uuml', 'ü'],
    ['ouml', 'ö'],
    ['auml', 'ä'],
    ['ccedil', 'ç'],
    ['ntilde', 'ñ'],
  ] as const),
]);

const entity = /&(?:(\w{1,10})|#(\d{1,10})|#x([0-9a-f]{1,8}));/gi;

/** Returns a text with its entities as signs, also those that were written as entities twice: `&amp;amp;`. */
export function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  const once = withoutEntities(text);
  return once.includes('&') ? withoutEntities(once) : once;
}

const withoutEntities = (text: string) =>
  text.replace(entity, (all, name?: string, code?: string, hex?: string) => {
    if (name) return entities.get(name.toLowerCase()) ?? all;
    return signOf(code ? Number(code) : Number.parseInt(hex ?? '', 16));
  });

/** Tags that begin a new line when they end or stand alone. */
const breaks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'tr']);
/** Tags whose contents are not text. */
const unseen = new Set(['script', 'style']);

/**
 * Returns the text of an HTML description: a line for each paragraph, a dash before each list item. Reads any
 * markup in one pass.
 */
export function textOfMarkup(markup: string): string {
  if (!/<\/?[a-z]|<!--|&\w{1,10};|&#x?[0-9a-f]{1,10};/i.test(markup)) return markup.trim();
  const seen = decodedText(withoutTags(markup)).replace(/[^\S\n]+/g, ' ');
  const lines = seen.split('\n').map((line) => line.replace(/^ | $/g, ''));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the character of a code; '' for zero, which PostgreSQL cannot store, and for lone surrogates. */
function signOf(code: number): string {
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isSign ? String.fromCodePoint(code) : '';
}

function withoutTags(markup: string): string {
  // Only A to Z are lowered: other letters may change their length, which would shift all later positions.
  const lower = markup.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const endless = new Set<string>();
  let text = '';
  for (let at = 0; at < markup.length; ) {
    const start = markup.indexOf('<', at);
    const end = start < 0 ? -1 : markup.indexOf('>', start);
    if (end < 0) return text + spaced(markup.slice(at));
    text += spaced(markup.slice(at, start));
    if (lower.startsWith('<!--', start)) {
      // A comment without an end is one to its next bracket, as any other tag.
      const over = endless.has('!--') ? -1 : lower.indexOf('-->', start + 4);
      if (over < 0) endless.add('!--');
      at = over < 0 ? end + 1 : over + 3;
      continue;
    }
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
