import { createHash } from 'node:crypto';

/** What Next writes of React's data: statements that may stand one after the other in one script. */
const dataStart = /^\s*(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/;

/** Blocks of other types do not run (data), or not without a word of the policy (speculation rules, import maps). */
const dataType =
  /\stype\s*=\s*["']?(?!(?:text|application)\/(?:java|ecma)script)[\w.+-]+\/[\w.+-]+/i;

type Script = {
  /** Of its first letter, and behind its end tag. */
  start: number;
  end: number;
  tag: string;
  text: string;
};

/** The scripts of a page as a browser finds them, in one pass. */
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

/** Behind the `>` of the tag that begins there; one within quotes is part of a value. */
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
 * The page with one script in place of each row of scripts with React's data (Next writes one for each part of
 * its stream, and the header with their hashes must stay short for a proxy), and what a policy names its inline scripts by:
 * `'sha256-…'`, each once. The page of a page is the same page.
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
