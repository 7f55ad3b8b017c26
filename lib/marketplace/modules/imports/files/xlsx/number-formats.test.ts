import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { openImportFile } from '../table';
import { numberStyle, shownNumber } from './number-formats';

it.each([
  [0.18, '0%', '18%'],
  [0.125, '0.0%', '12.5%'],
  [7, '00000', '00007'],
  [123_456, '0000', '123456'],
  [12, '"SKU-"0000', 'SKU-0012'],
  [12.5, '[$$-409]#,##0.00', '$ 12.5'],
  [12.5, '#,##0.00 [$€-407]', '€ 12.5'],
  [12.5, '"USD "0.00', 'USD 12.5'],
  [0.5, '0.0" kg"', '0.5 kg'],
  [6, '0\\ "pcs"', '6 pcs'],
])('shows %s in the format %s as %s', (value, format, text) => {
  expect(shownNumber(value, numberStyle(format))).toBe(text);
});

it.each([
  'General',
  '0',
  '0.00',
  '#,##0',
  '@',
  '[$₹-4009] #,##0.00',
  '"₹"\\ #,##0.00',
  '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0',
  '0" / month"',
])('adds nothing to a number in the format %s', (format) => {
  expect(numberStyle(format)).toBeUndefined();
  expect(shownNumber(499.900_000_000_000_03, numberStyle(format))).toBe('499.9');
});

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>';
const texts =
  '<sst><si><t>two_x000D_\nlines</t></si><si><t>キ</t><rPh sb="0" eb="1"><t>KI</t></rPh></si></sst>';
const sheet =
  '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" s="1"><x:v>7</x:v></x:c><x:c r="B1" s="2"><x:v>0.05</x:v></x:c>' +
  '<x:c r="C1" s="3" t="d"><x:v>2026-02-03T00:00:00</x:v></x:c><x:c r="D1" t="s"><x:v>0</x:v></x:c>' +
  '<x:c r="E1" t="inlineStr"><x:is><x:r><x:t>in</x:t></x:r><x:r><x:t>line_x005F_1</x:t></x:r><x:rPh><x:t>RUBY</x:t></x:rPh></x:is></x:c>' +
  '<x:c r="F1" t="s"><x:v>1</x:v></x:c><x:c r="G1" t="str"><x:f>A1</x:f><x:v>made</x:v></x:c></x:row></x:sheetData></x:worksheet>';

it('reads cells as Excel shows them: formats, days, escaped signs and readings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-formats-'));
  try {
    const path = join(folder, 'book');
    const workbook = '<workbook xmlns:r="r"><sheets><sheet name="x" r:id="a"/></sheets></workbook>';
    const relations =
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>';
    await writeFile(
      path,
      zipSync({
        'xl/workbook.xml': strToU8(workbook),
        'xl/_rels/workbook.xml.rels': strToU8(relations),
        'xl/styles.xml': strToU8(styles),
        'xl/sharedStrings.xml': strToU8(texts),
        'xl/worksheets/sheet1.xml': strToU8(sheet),
      }),
    );
    const file = await openImportFile(path);
    const rows: string[][] = [];
    for await (const { cells } of file.tables?.[0]?.rows() ?? []) rows.push(cells);
    await file.close();
    const shown = ['007', '5%', '2026-02-03', 'two\r\nlines', 'inline_1', 'キ', 'made'];
    expect(rows).toEqual([shown]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
