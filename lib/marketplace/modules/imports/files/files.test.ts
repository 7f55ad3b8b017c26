import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { xlsxFile } from '@/lib/documents/xlsx-writer';
import { asCell, fromCell } from '@/lib/text/csv';
import { openImportFile } from './table';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array | string): Promise<string[][]> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const file = await openImportFile(path);
  const rows: string[][] = [];
  try {
    for (const table of file.tables ?? []) {
      for await (const { cells } of table.rows()) rows.push(cells);
    }
    return rows;
  } finally {
    await file.close();
  }
}

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

it.each([
  ['UTF-8 with its mark', '\uFEFFsku,name\nA,कमीज़\n', 'कमीज़'],
  ['UTF-8, semicolons', 'sku;name\nA;"x;y"\n', 'x;y'],
  ['UTF-16 with tabs', utf16('sku\tname\r\nA\tकमीज़\r\n'), 'कमीज़'],
  ['Windows-1252', Buffer.from('sku,name\nA,Caf\xe9 \x96 5\x80\n', 'latin1'), 'Café – 5€'],
  ["Excel's own separator line", 'sep=;\nsku;name\nA;x,y\n', 'x,y'],
  ['an inch mark in a cell', 'sku,name\nA,5" plate\n', '5" plate'],
  ['quotes within a quoted cell', 'sku,name\nA,"the "best" one"\n', 'the "best" one'],
  ['spaces behind a quoted cell', 'sku  ,name \nA    ,"x,y"  \n', 'x,y'],
  ['quotes and line breaks', 'sku,name\r\nA,"say ""hi""\r\ntwice"\r\n', 'say "hi"\r\ntwice'],
])('reads a CSV in %s', async (_, bytes, name) => {
  expect(await read(bytes)).toEqual([
    ['sku', 'name'],
    ['A', name],
  ]);
});

it('reads the rows after one whose quote has no end', async () => {
  expect(await read('sku,name\nA,"open\nB,"x"\nC,"y"\n')).toEqual([
    ['sku', 'name'],
    ['A', '"open'],
    ['B', 'x'],
    ['C', 'y'],
  ]);
});

it('reads what it writes as XLSX, and takes apostrophes off again', async () => {
  const given = [
    ['sku', 'name', 'price'],
    ['007', '=1+1 & <b> कमीज़', ''],
    ['008', "'=quoted", '12'],
  ];
  const chunks: Uint8Array[] = [];
  const rows = given.map((row) => row.map(asCell));
  for await (const chunk of xlsxFile([{ name: 'A & B', widths: [10, 20, 10], rows }])) {
    chunks.push(chunk);
  }
  expect(await read(Buffer.concat(chunks))).toEqual(given);
});

it.each(['=1', '+1', '-1', '@a', '\tx', '\rx', "'=1", "''=1", 'plain', "'plain", ''])(
  'makes %j harmless, and itself again',
  (text) => {
    expect(asCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(fromCell(asCell(text))).toBe(text);
  },
);

const shared = (xml: string) => ({
  'xl/workbook.xml': strToU8(
    '<workbook xmlns:r="r"><sheets><sheet name="h" state="hidden" r:id="a"/><sheet name="x" r:id="b"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>',
  ),
  'xl/sharedStrings.xml': strToU8(
    '<sst><si><t>sku</t></si><si><r><t>na</t></r><r><t>me</t></r></si></sst>',
  ),
  'xl/worksheets/sheet2.xml': strToU8(xml),
});

it('reads shared texts, numbers and gaps of the first visible sheet', async () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
    '<row r="3"><c r="A3"><v>8.901234567890E+12</v></c><c r="C3"><v>499.90000000000003</v></c></row></sheetData></worksheet>';
  expect(await read(zipSync(shared(sheet)))).toEqual([
    ['sku', '', 'name'],
    ['8901234567890', '', '499.9'],
  ]);
});

it('passes over the instructions that stand before the table of a workbook', async () => {
  const sheet = (text: string) =>
    strToU8(
      `<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
    );
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Instructions" r:id="a"/><sheet name="Template" r:id="b"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': sheet('Read this'),
    'xl/worksheets/sheet2.xml': sheet('sku'),
  });
  expect(await read(bytes)).toEqual([['sku']]);
});

it('reads the items of a product feed in XML, what is within their elements apart', async () => {
  const rows =
    await read(`<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>
    <title>Shop</title><item><g:id>A</g:id><title><![CDATA[Tea & cups]]></title><g:price>499.00 INR</g:price>
    <g:shipping><g:price>49.00 INR</g:price></g:shipping><g:additional_image_link>https://x.example/1</g:additional_image_link>
    <g:additional_image_link>https://x.example/2</g:additional_image_link></item><item><g:id>B</g:id></item></channel></rss>`);
  const [heading = [], ...items] = rows;
  const of = (item: string[] | undefined, name: string) => item?.[heading.indexOf(name)];
  expect(items.map((item) => [of(item, 'id'), of(item, 'title'), of(item, 'price')])).toEqual([
    ['A', 'Tea & cups', '499.00 INR'],
    ['B', '', ''],
  ]);
  expect(of(items[0], 'additional_image_link')).toBe('https://x.example/1,https://x.example/2');
});

it('does not expand entities that a file defines', async () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row r="1"><c t="str"><v>&a;</v></c></row></worksheet>';
  await expect(read(zipSync(shared(bomb)))).rejects.toMatchObject({ code: 'import_broken' });
});

it.each([
  ['nothing', '', 'import_empty'],
  ['an old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import_old_excel'],
  ['a program', Buffer.from('7f454c46000000000000', 'hex'), 'import_type'],
  ['a broken ZIP', Buffer.from('504b030400000000', 'hex'), 'import_broken'],
  ['a ZIP of neither', zipSync({ 'a.exe': strToU8('x') }), 'import_type'],
  ['XML that is no feed', '<?xml version="1.0"?><svg><text>a</text></svg>', 'import_type'],
  [
    'a feed with entities of its own',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa">]><rss><item><id>&a;</id></item></rss>',
    'import_broken',
  ],
  ['a dense ZIP', zipSync({ 'a.csv': new Uint8Array(8_000_000) }), 'import_bomb'],
  [
    'a ZIP in a ZIP, unopened',
    zipSync({ 'a.csv': zipSync({ 'b.csv': zipSync({ 'c.csv': new Uint8Array(8_000_000) }) }) }),
    'import_type',
  ],
  [
    'a ZIP of too many files',
    zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`${n}.png`, strToU8('')])),
    ),
    'import_bomb',
  ],
  ['a line without end', `sku,name\nA,"${'x'.repeat(1_500_000)}`, 'import_broken'],
  ['too many columns', 'a,'.repeat(600), 'import_too_many_columns'],
  ['too many rows', `sku\n${'A\n'.repeat(100_001)}`, 'import_too_many_rows'],
])('refuses %s', async (_, bytes, code) => {
  await expect(read(bytes)).rejects.toMatchObject({ code });
});

it('breaks off a file that unpacks to more than its ZIP says', async () => {
  const bytes = Buffer.from(zipSync({ 'a.csv': strToU8('sku,name\n'.repeat(1000)) }));
  const directory = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'));
  bytes.writeUInt32LE(100, directory + 24);
  await expect(read(bytes)).rejects.toMatchObject({ code: 'import_broken' });
});
