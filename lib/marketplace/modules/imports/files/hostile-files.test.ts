import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readRowsInThread } from '../run/read-rows';
import type { RowBatch } from '../run/records';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file in the thread that imports use; returns the numbers of its rows. */
async function numbers(bytes: Uint8Array | string): Promise<number[]> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const read: number[] = [];
  const onItem = async ({ rows }: RowBatch) => {
    for (const { number } of rows) read.push(number);
  };
  const mapping = { sku: { column: 'sku' } };
  const reading = { path, format: 'other' as const, columns: ['sku'], mapping, skus: [] };
  await readRowsInThread(reading, { onItem });
  return read;
}

const workbook = (sheet: string, shared = '') =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet r:id="b"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="b" Target="sheet.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>sku</t></si><si><t>${shared}</t></si></sst>`),
    'xl/sheet.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
const heading = '<row r="1"><c t="s"><v>0</v></c></row>';
const long = 'x'.repeat(20_000);
const cell = '<c t="s"><v>1</v></c>';

it.each([
  [
    'one shared text in every cell of a row',
    workbook(`${heading}<row>${cell.repeat(200)}</row>`, long),
  ],
  [
    'one shared text in a few cells of each row',
    workbook(heading + `<row>${cell.repeat(40)}</row>`.repeat(200), long),
  ],
])('refuses %s before it fills the memory', async (_, bytes) => {
  await expect(numbers(bytes)).rejects.toMatchObject({ code: 'import_bomb' });
});

it.each([
  ['tags within tags without end', workbook('<a>'.repeat(100_000))],
  ['a tag that does not end', workbook(`<row a="${'<!-- '.length}" b="${'y'.repeat(6_000_000)}">`)],
  ['a comment that does not end', workbook(`<!--${'z1'.repeat(3_000_000)}`)],
  [
    'a name in a ZIP longer than any path',
    zipSync({ [`${'a\u0301'.repeat(400)}.png`]: strToU8('x') }),
  ],
])('refuses %s', async (_, bytes) => {
  await expect(numbers(bytes)).rejects.toMatchObject({
    code: expect.stringMatching(/broken|bomb/),
  });
});

it.each([
  ['nothing but line feeds', '\n'.repeat(3_000_000)],
  ['nothing but line feeds after a heading', `sku\n${'\r\n'.repeat(3_000_000)}`],
  ['nothing but empty cells', `sku\n${' \n'.repeat(1_100_000)}`],
  ['rows without end', workbook(heading + '<row/>'.repeat(1_100_000))],
])('refuses a table of %s', async (_, bytes) => {
  await expect(numbers(bytes)).rejects.toMatchObject({
    code: expect.stringMatching(/import_(too_many_rows|empty|bomb)/),
  });
});

it.each(['XFD1', 'AAAAAAAA1', 'SG7'])('refuses a sheet with a cell in %s', async (reference) => {
  const row = `<row><c r="${reference}" t="str"><v>x</v></c></row>`;
  const read = numbers(workbook(heading + row));
  if (reference === 'AAAAAAAA1') expect(await read).toEqual([2]);
  else await expect(read).rejects.toMatchObject({ code: 'import_too_many_columns' });
});

it('counts rows on where their numbers are none', async () => {
  const row = (number: string, n: number) => `<row r="${number}"><c t="str"><v>A${n}</v></c></row>`;
  const rows = ['1e308', '-4', '7', '7', 'constructor', '99999999', '20'].map(row).join('');
  expect(await numbers(workbook(heading + rows))).toEqual([2, 3, 7, 8, 9, 10, 20]);
});

it('numbers rows as a spreadsheet shows them, past empty lines', async () => {
  expect(await numbers('sku\n\nA\n\n\n"B"\n , \nC\n')).toEqual([3, 6, 8]);
});

it('reads cells of nothing but marks', async () => {
  const marks = `a${'\u0301\u0323'.repeat(10_000)}`;
  const rows = Array.from({ length: 200 }, (_, n) => `${n}${marks}\n`);
  expect(await numbers(`sku\n${rows.join('')}`)).toHaveLength(200);
});
