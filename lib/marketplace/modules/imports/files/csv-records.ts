import { fileLimits } from './limits';

/** A record of a CSV file; `isOpen` if a quote in it has no end, so that its line was read as it stands. */
type CsvRecord = { cells: string[]; isOpen?: true };

/** Maximum number of lines with a quote without an end; beyond it the file is refused. */
const mostOpen = 100;

/** The error of a file with too many open quotes, or with a record that is too long. */
export class CsvBroken extends Error {}

/**
 * Reads CSV (RFC 4180) as people write it. A quote that does not begin a cell is a sign like any other (`5" plate`);
 * one that begins a cell and has no end, or an end inside of a later cell, costs its own line only.
 * @throws {CsvBroken}
 */
export async function* csvRecords(
  texts: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<CsvRecord> {
  let rest = '';
  let open = 0;
  let isLast = false;
  /** The length of `rest` from which another try may find an end of its record. */
  let wanted = 0;
  const chunks = texts[Symbol.asyncIterator]();
  while (!isLast) {
    const { value, done } = await chunks.next();
    isLast = done === true;
    rest += value ?? '';
    if (rest.length < wanted && !isLast) continue;
    let at = 0;
    while (at < rest.length) {
      const found = recordAt(rest, at, separator, isLast);
      if (found === undefined) {
        if (rest.length - at <= fileLimits.line) break;
        // The record is longer than any: its first line is read alone.
        const line = lineAt(rest, at);
        if (line.text.length >= fileLimits.line || ++open > mostOpen) throw new CsvBroken();
        yield { cells: plainCells(line.text, separator), isOpen: true };
        at = line.next;
        continue;
      }
      const isLong = found.next - at > fileLimits.line;
      if (isLong || (found.isOpen && ++open > mostOpen)) throw new CsvBroken();
      yield found.isOpen ? { cells: found.cells, isOpen: true } : { cells: found.cells };
      at = found.next;
    }
    rest = rest.slice(at);
    // A long record is not read anew for each piece: its next try waits until there is twice as much.
    wanted = rest.length > 65_536 ? rest.length * 2 : 0;
  }
}

type Found = { cells: string[]; next: number; isOpen?: boolean };

/** Returns the record that begins at a position; undefined if its end is not known yet. */
function recordAt(
  text: string,
  start: number,
  separator: string,
  isLast: boolean,
): Found | undefined {
  const cells: string[] = [];
  for (let at = start; ; ) {
    if (text[at] === '"') {
      const quoted = quotedAt(text, at, separator, isLast);
      if (quoted === undefined) return undefined;
      if (quoted === 'open') {
        const line = lineAt(text, start);
        return { cells: plainCells(line.text, separator), next: line.next, isOpen: true };
      }
      cells.push(quoted.cell);
      at = quoted.next;
    } else {
      let end = at;
      while (
        end < text.length &&
        text[end] !== separator &&
        text[end] !== '\n' &&
        text[end] !== '\r'
      )
        end++;
      if (end === text.length && !isLast) return undefined;
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at++;
      if (at === text.length && isLast) return { cells: [...cells, ''], next: at };
      continue;
    }
    // The second sign of a line's end may be in the next piece.
    if (text[at] === '\r' && at + 1 === text.length && !isLast) return undefined;
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    return { cells, next: Math.min(at + 1, text.length) };
  }
}

/**
 * Returns a quoted cell and the position behind it; `open` if its quote has no end; undefined if that is not known
 * yet.
 */
function quotedAt(text: string, start: number, separator: string, isLast: boolean) {
  let cell = '';
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) return isLast ? ('open' as const) : undefined;
    cell += text.slice(at, end);
    // Tables that are aligned by hand have spaces before the separator.
    let behind = end + 1;
    while (text[behind] === ' ') behind++;
    const next = text[behind];
    if (next === undefined && !isLast) return undefined;
    if (text[end + 1] === '"') {
      cell += '"';
      at = end + 2;
    } else if (next === undefined || next === separator || next === '\n' || next === '\r') {
      return { cell, next: behind };
    } else if (cell.includes('\n') && cell.endsWith(separator)) {
      // A cell begins here: the quote before it has no end.
      return 'open' as const;
    } else {
      // A sign within the cell, as in `"5" plate"`.
      cell += '"';
      at = end + 1;
    }
  }
}

function lineAt(text: string, start: number): { text: string; next: number } {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? text.length : end);
  return { text: line.replace(/\r$/, ''), next: end < 0 ? text.length : end + 1 };
}

const plainCells = (line: string, separator: string) => line.split(separator);
