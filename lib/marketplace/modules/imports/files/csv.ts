import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvBroken, csvRecords } from './csv-records';
import { FileRefused, fileLimits, type SourceRow } from './limits';

const separators = [',', ';', '\t', '|'];

/**
 * Streams the rows of a CSV file. Reads UTF-8 or UTF-16 by its mark; without one UTF-8 if the whole file is
 * valid, else Windows-1252, as Excel saves it. The separator is the most frequent one in the first lines.
 * @param onBytes is told of the bytes that were read
 * @throws {FileRefused} import_broken, import_too_many_rows
 */
export async function* csvRows(
  path: string,
  onBytes?: (count: number) => void,
): AsyncGenerator<SourceRow> {
  const encoding = await encodingOf(path);
  const { separator, skipped } = separatorOf(await firstLines(path, encoding));
  let number = 0;
  try {
    for await (const { cells, isOpen } of csvRecords(decoded(path, encoding, onBytes), separator)) {
      if (++number > fileLimits.lines) throw new FileRefused('import_too_many_rows');
      if (number <= skipped || !cells.some((cell) => cell.trim())) continue;
      yield isOpen ? { number, cells, fault: 'open_quote' } : { number, cells };
    }
  } catch (error) {
    if (error instanceof CsvBroken) throw new FileRefused('import_broken');
    throw error;
  }
}

/**
 * Returns whether commas of a CSV file separate decimals: spreadsheets write semicolons between cells where they write
 * `4,99` for 4.99. In a file of another separator many such cells tell it, where none has a point.
 */
export async function hasDecimalCommas(path: string): Promise<boolean> {
  const lines = await firstLines(path, await encodingOf(path), manyLines);
  const { separator } = separatorOf(lines.slice(0, mostLines));
  if (separator === ';') return true;
  const cells = lines.flatMap((line) =>
    separator === ','
      ? [...line.matchAll(/"([\d,.]{3,12})"/g)].map(([, cell]) => cell ?? '')
      : line.split(separator),
  );
  const withComma = cells.filter((cell) => /^\s*"?\d{1,4},\d{2}"?\s*$/.test(cell.slice(0, 20)));
  return withComma.length >= enoughCells && !lines.some((line) => pointed.test(line));
}

/** Number of cells such as `4,99` that tell how a file writes decimals, and of lines in which they are counted. */
const enoughCells = 5;
const manyLines = 60;

/** A cell with a decimal point. */
const pointed = /(?:^|[",|\t])\d{1,6}\.\d{1,2}(?:["|\t,]|$)/;

/** Decodes a file piece by piece. */
async function* decoded(
  path: string,
  encoding: string,
  onBytes?: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    onBytes?.(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  const start = Buffer.alloc(3);
  await file.read(start, 0, 3, 0).finally(() => file.close());
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Number of first lines by which the separator is told. */
const mostLines = 10;

async function firstLines(path: string, encoding: string, most = mostLines): Promise<string[]> {
  let text = '';
  for await (const chunk of decoded(path, encoding)) {
    text += chunk;
    if (text.length > 100_000) break;
  }
  return text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim())
    .slice(0, most);
}

/** Returns the separator of a file's first lines; Excel's `sep=;` names it, and is no row. */
function separatorOf(lines: readonly string[]): { separator: string; skipped: number } {
  const named = /^"?sep=(.)"?$/i.exec((lines[0] ?? '').slice(0, 20));
  if (named?.[1]) return { separator: named[1], skipped: 1 };
  const counts = lines.map((line) => {
    const outside = line.slice(0, 20_000).replace(/"[^"]*"/g, '');
    return separators.map((each) => outside.split(each).length - 1);
  });
  // The heading decides: sentences in the rows below it hold many commas.
  const at = Math.max(
    0,
    counts.findIndex((each) => Math.max(...each) > 1),
  );
  // A sign that the next line has none of stands in words, as in explanations above the heading.
  const below = counts[at + 1];
  const both = counts[at]?.map((count, n) => (below?.[n] === 0 ? 0 : count));
  const first = (both?.some(Boolean) ? both : counts[at]) ?? [0];
  return { separator: separators[first.indexOf(Math.max(...first))] ?? ',', skipped: 0 };
}
