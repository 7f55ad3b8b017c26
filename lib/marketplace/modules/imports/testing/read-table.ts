import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guessMapping } from '../formats/guess-mapping';
import { formatOf } from '../formats/recognise';
import { type FileRow, readImportRows } from '../run/records';
import { sampleImport } from '../run/sample-task';

/** Reads a table as the check does, with the mapping that the page proposes. */
export async function read(lines: readonly string[], encoding: 'utf8' | 'utf16le' = 'utf8') {
  const folder = await mkdtemp(join(tmpdir(), 'haat-table-'));
  try {
    const path = join(folder, 'table');
    const mark = encoding === 'utf8' ? '' : '\uFEFF';
    await writeFile(path, mark + lines.join('\n'), encoding);
    const { format, headings, samples, used } = await sampleImport({ path });
    const mapping = guessMapping(format, headings, samples, new Set(used));
    const own = new Set(formatOf(format).added);
    const columns = headings.filter((name) => !own.has(name));
    const rows: FileRow[] = [];
    await readImportRows({ path, format, columns, mapping, skus: [] }, async (batch) => {
      rows.push(...batch.rows);
    });
    const taken = rows.filter(({ isLeftOut }) => !isLeftOut);
    const left = rows
      .filter(({ isLeftOut }) => isLeftOut)
      .map(({ fields, problems }) => [fields.name ?? '', problems[0]?.code]);
    return {
      ...{ format, mapping, left },
      goods: taken.map(({ fields }) => fields),
      notes: taken.map(({ problems }) => problems),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
