import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fileLimits } from './limits';
import { FileRefused, type SourceRow } from './refused';

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
    skip_empty_lines: false,
    max_record_size: fileLimits.line,
  });
  const texts = Readable.from(decoded(path, encoding));
  texts.on('error', (error) => parser.destroy(error)).pipe(parser);
  let number = 0;
  try {
    for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
      number++;
      if (record.some((cell) => cell.trim())) yield { number, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileRefused('import_broken');
    throw error;
  } finally {
    texts.destroy();
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
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
  for await (const text of decoded(path, encoding)) {
    const line = text.split(/\r?\n|\r/).find((each) => each.trim());
    if (line) return line;
  }
  return '';
}

function separatorOf(line: string): string {
  const outside = line.replace(/"[^"]*"/g, '');
  const count = (each: string) => outside.split(each).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
