import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Info, parse } from 'csv-parse';
import type {
  PincodeDirectory,
  PincodeDirectoryChange,
} from '@/lib/contract/schemas/settings/pincode-directory';
import {
  directoryOf,
  districtKey,
  type FileRow,
  HeadingsMissing,
} from '@/lib/marketplace/modules/delivery';
import { dayOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';

const reasons = {
  pincode: 'no pincode of six digits',
  state: 'no state of India',
  district: 'no district',
  cells: 'too few cells',
};

/** Prints which directory of pincodes holds. */
export async function showPincodes(market: Market): Promise<void> {
  const { source, pincodes, imported_at } = await market<PincodeDirectory>(
    'GET',
    '/settings/pincode-directory',
  );
  const from = source ? `${source}, imported on ${dayOf(imported_at ?? '')}` : "the release's own";
  console.log(`${pincodes} pincodes: ${from}`);
}

/** Imports a CSV file of data.gov.in's “All India Pincode Directory”; every row that is left out is named. */
export async function importPincodes(market: Market, file: string | undefined): Promise<void> {
  if (!file || !existsSync(file)) throw new MarketError('Say which CSV file.');
  let refused = 0;
  const read = await directoryOf(rowsOf(file), {
    known: districtNames(),
    onRefused: ({ line, why, value }) => {
      refused++;
      console.log(`line ${line}: ${reasons[why]} (${value})`);
    },
  }).catch((error) => {
    if (error instanceof HeadingsMissing) {
      throw new MarketError(`${file} is no directory of pincodes: ${error.message}.`);
    }
    throw error;
  });
  const source = basename(file).slice(0, 200);
  const body = { lines: read.lines, source };
  const change = await market<PincodeDirectoryChange>('POST', '/settings/pincode-directory', body);
  console.log(`${read.offices} offices read, ${refused} rows left out.`);
  console.log(`${change.pincodes} pincodes: ${change.added} are new, ${change.gone} are gone.`);
  if (change.moved.length) console.log(`In another state than before: ${change.moved.join(', ')}.`);
  if (read.unnamed.length) {
    console.log(
      `Without a Hindi name, so that Hindi pages show them in English: ${read.unnamed.join(', ')}.`,
    );
  }
}

/** The rows of a CSV file as it is read, with the lines that they begin in. */
async function* rowsOf(file: string): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 20_000,
  });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    yield { line, cells: record };
    line = info.lines + 1;
  }
}

/** English and Hindi names of districts by what packages and India Post call them. */
function districtNames(): Map<string, [en: string, hi: string]> {
  const text = readFileSync('scripts/pincodes/district-names.txt', 'utf8');
  const names = new Map<string, [en: string, hi: string]>();
  for (const line of text.split('\n')) {
    const [name = '', en = '', hi = ''] = line.split('|');
    if (!en || line.startsWith('#')) continue;
    names.set(districtKey(name), [en, hi]);
    if (!names.has(districtKey(en))) names.set(districtKey(en), [en, hi]);
  }
  return names;
}
