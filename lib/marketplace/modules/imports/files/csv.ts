import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { FileRefused, fileLimits, type SourceRow } from './limits';

const separators = [',', ';', '\t', '|'];

/**
 * The rows of a CSV file, as a stream. UTF-8 or UTF-16 by its mark; without one UTF-8 where all of the file is,
 * else Windows-1252, as Excel saves it. The separator is the commonest of the first line.
 * @throws {FileRefused} import_broken
 */
export async function* csvRows(path: string): AsyncGenerator<SourceRow> {
  const encoding = await encodingOf(path);
  const parser = parse({
    delimiter: separatorOf(await firstLine(path, encoding)),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: fileLimits.line,
  });
  const texts = Readable.from(decoded(path, encoding, () => checkLines(parser.info)));
  texts.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const number = checkLines(info);
      if (record.some((cell) => cell.trim())) yield { number, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileRefused('import_broken');
    throw error;
  } finally {
    texts.destroy();
  }
}

type Parsed = { record: string[]; info: Info };

/** Rows so far, with the empty ones that the parser leaves out: a file may be nothing but line feeds. */
function checkLines({ records, empty_lines: empty }: Pick<Info, 'records' | 'empty_lines'>) {
  if (records + empty > fileLimits.lines) throw new FileRefused('import_too_many_rows');
  return records + empty;
}

/** @param check called before each piece after the first */
async function* decoded(
  path: string,
  encoding: string,
  check: () => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    yield decoder.decode(chunk, { stream: true });
    check();
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

async function firstLine(path: string, encoding: string): Promise<string> {
  let read = 0;
  for await (const text of decoded(path, encoding)) {
    const start = text.search(/\S/);
    if (start >= 0) return /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
    read += text.length;
    if (read > fileLimits.line) break;
  }
  return '';
}

function separatorOf(line: string): string {
  const outside = line.replace(/"[^"]*"/g, '');
  const count = (each: string) => outside.split(each).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
