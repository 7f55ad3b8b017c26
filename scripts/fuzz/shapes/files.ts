import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { textShapes } from './texts';

/** Made when it is sent: all of them would fill the memory. */
export type ShapedFile = { name: string; file: string; bytes: () => Buffer };

/** Pictures that cost far more than their bytes. */
export const shapedPictures = (): ShapedFile[] =>
  [
    [1, 40e6],
    [40e6, 1],
    [6300, 6300],
  ].map(([width = 0, height = 0]) => ({
    name: `a picture of ${width} × ${height}`,
    file: 'a.png',
    bytes: () => png(width, height),
  }));

/** A grey picture, all black. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const shopify = 'Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Image Src';
const haat = 'sku,name_en,category,brand,price,mrp,stock,attributes,pictures,description_en';

/** Tables that a seller hands in. */
export function shapedTables(): ShapedFile[] {
  const texts = Object.entries(textShapes).flatMap(([name, shape]) => {
    const cell = () => `"${shape(19_000).replaceAll('"', '""')}"`;
    const rows = (row: string[]) => Array(20).fill(row.join(','));
    return [
      csv(`Shopify with ${name}`, () => {
        const text = cell();
        return [shopify, ...rows(['a', text, text, text, text, text, 'S', '1', text])].join('\n');
      }),
      csv(`CSV with ${name}`, () => {
        const text = cell();
        return [haat, ...rows(['a', text, text, text, '1', '1', '1', text, text, text])].join('\n');
      }),
      csv(`CSV with headings of ${name}`, () => `${cell()},${cell()}\n1,2`),
    ];
  });
  return [
    ...texts,
    csv('CSV of line feeds', () => '\n'.repeat(5e6)),
    csv('CSV of commas', () => ','.repeat(5e6)),
    csv('CSV of 16,384 columns', () => `${haat}${',x'.repeat(16_374)}\n${'1,'.repeat(16_384)}\n`),
    csv('CSV of an open quotation', () => `${haat}\n"${'a\n'.repeat(2e6)}`),
    csv('Shopify with a code for nothing', () => `${shopify}\na,b,<p>&#0;,,,,S,1,`),
    xlsx('XLSX of one string, used often', () => sheet(cells(11_160, '<c t="s"><v>0</v></c>')), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(20_000)}</t></si></sst>`,
    }),
    xlsx('XLSX of open tags', () => `<worksheet>${'<a>'.repeat(3e6)}`),
    xlsx('XLSX of odd row numbers', () =>
      sheet('<row r="1e308"><c r="A1"/></row><row r="-4"><c/></row>'),
    ),
    xlsx('XLSX of far cells', () => sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(20_000))),
    xlsx('XLSX with runs of marks', () =>
      sheet(`<row><c t="inlineStr"><is><t>${marks(20_000)}</t></is></c></row>`),
    ),
  ];
}

const marks = (length: number) => textShapes['runs of marks']?.(length) ?? '';
const cells = (rows: number, cell: string) => `<row>${cell.repeat(10)}</row>`.repeat(rows);
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const csv = (name: string, text: () => string): ShapedFile => ({
  ...{ name, file: 'a.csv' },
  bytes: () => Buffer.from(text()),
});

function xlsx(
  name: string,
  worksheet: () => string,
  more: Record<string, string> = {},
): ShapedFile {
  const files = () => ({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': worksheet(),
    ...more,
  });
  const packed = () =>
    Object.fromEntries(Object.entries(files()).map(([path, text]) => [path, strToU8(text)]));
  return { name, file: 'a.xlsx', bytes: () => Buffer.from(zipSync(packed())) };
}

/** Mails that a mail server hands in. */
export function shapedMails(): { name: string; bytes: () => Buffer }[] {
  const mail = (name: string, head: () => string, body: () => string) => ({
    name: `mail with ${name}`,
    bytes: () =>
      Buffer.from(
        [
          ...['From: Asha <asha@example.in>', 'To: care@example.in'],
          `Message-ID: <${name.replace(/\W/g, '')}@example.in>`,
          ...[head(), '', body()],
        ].join('\r\n'),
      ),
  });
  const html = () => 'Subject: Hi\r\nContent-Type: text/html; charset=utf-8';
  const plain = () => 'Subject: Hi\r\nContent-Type: text/plain; charset=utf-8';
  const mixed = () => nestedHead(0);
  const short = () => 'a';
  return [
    ...Object.entries(textShapes).flatMap(([name, shape]) => [
      mail(`${name} as text`, plain, () => shape(160_000)),
      mail(`${name} as HTML`, html, () => shape(160_000)),
      mail(`${name} as subject`, () => `Subject: ${shape(60_000).replace(/[\r\n]/g, ' ')}`, short),
    ]),
    mail(
      'flowing lines',
      () => `${plain()}; format=flowed`,
      () => 'a \n'.repeat(600_000),
    ),
    mail('many parts', mixed, () => '--b0\r\n\r\na\r\n'.repeat(100_000)),
    mail('parts in parts', mixed, () => nested(2000)),
    mail('many headers', () => `${'X-A: b\r\n'.repeat(200_000)}Subject: a`, short),
    mail('many receivers', () => `Cc: ${'a@example.in, '.repeat(100_000)}b@example.in`, short),
    mail('many references', () => `References: ${'<a@b> '.repeat(100_000)}`, short),
    mail('a long encoded subject', () => `Subject: ${'=?utf-8?q?a?= '.repeat(50_000)}`, short),
  ];
}

const nestedHead = (level: number) => `Content-Type: multipart/mixed; boundary=b${level}`;

function nested(levels: number): string {
  let text = '';
  for (let level = 0; level < levels; level++)
    text += `--b${level}\r\n${nestedHead(level + 1)}\r\n\r\n`;
  return text;
}
