import { createHash } from 'node:crypto';

/** The start of a script with React's data; such scripts may be joined into one. */
const dataStart = /^\s*(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/;

/**
 * Types of blocks that do not run (data), or that the policy must allow by another source (speculation rules,
 * import maps).
 */
const dataType =
  /\stype\s*=\s*["']?(?!(?:text|application)\/(?:java|ecma)script)[\w.+-]+\/[\w.+-]+/i;

type Script = {
  /** Positions of the first character and after the end tag. */
  start: number;
  end: number;
  tag: string;
  text: string;
};

/** Finds the scripts of a page as a browser does, in one pass. */
function* scriptsIn(html: string): Generator<Script> {
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const open = endOfTag(html, start);
    const close = html.indexOf('</script', open);
    if (close < 0) return;
    const last = html.indexOf('>', close);
    const end = last < 0 ? html.length : last + 1;
    yield { start, end, tag: html.slice(start, open), text: html.slice(open, close) };
    start = html.indexOf('<script', end);
  }
}

/** Returns the position after the `>` of a tag; a `>` within quotes is part of a value. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const letter = html[at] as string;
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return html.length;
}

const runsInline = ({ tag }: Script) => !/\ssrc\s*=/i.test(tag) && !dataType.test(tag);

const isData = ({ tag, text }: Script) => tag === '<script>' && dataStart.test(text);

/**
 * Joins consecutive scripts with React's data into one (Next writes one for each part of its stream, and the
 * header with their hashes must stay short for a proxy). Also returns the unique policy sources of the inline
 * scripts: `'sha256-…'`. Joining a joined page changes nothing.
 */
export function joinScripts(html: string): { html: string; sources: string[] } {
  const parts: string[] = [];
  const sources = new Set<string>();
  let copied = 0;
  let row: string[] = [];
  let rowEnd = -1;

  const endRow = () => {
    if (!row.length) return;
    const text = row.join(';');
    sources.add(sourceOf(text));
    parts.push(`<script>${text}</script>`);
    row = [];
  };

  for (const script of scriptsIn(html)) {
    if (isData(script)) {
      if (rowEnd !== script.start) endRow();
      parts.push(html.slice(copied, script.start));
      row.push(script.text);
      copied = rowEnd = script.end;
      continue;
    }
    endRow();
    if (runsInline(script)) sources.add(sourceOf(script.text));
  }
  endRow();
  parts.push(html.slice(copied));
  return { html: parts.join(''), sources: [...sources] };
}

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
