import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { textShapes } from './texts';

/** A file created when it is sent: all of them would fill the memory. */
export type ShapedFile = { name: string; file: string; bytes: () => Buffer };

/** Returns pictures whose decoding costs far more than their size. */
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

/** Returns a black greyscale PNG. */
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

/** Headings of other shops' files, each with the row that holds a text in every column whose words are parsed. */
const otherShops: Record<string, { headings: string; row: (text: string) => string[] }> = {
  WooCommerce: {
    headings:
      'ID,Type,SKU,Name,Published,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
    row: (text) => ['1', 'variable', 'S', text, '1', text, '1', text, text, text, text, text],
  },
  Magento: {
    headings:
      'sku,store_view_code,attribute_set_code,product_type,categories,name,price,additional_attributes,configurable_variations,base_image',
    row: (text) => ['S', '', 'Default', 'configurable', text, text, '1', text, text, text],
  },
  Etsy: {
    headings:
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES',
    row: (text) => [text, text, '1', 'INR', '1', text, text, text, text, text, text],
  },
  'WooCommerce in French': {
    headings:
      'ID,UGS,Nom,Publié,Mis en avant ?,Description,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
    row: (text) => ['1', 'S', text, '1', '0', text, '1', text, text, text, text, text],
  },
  'Etsy in Italian': {
    headings:
      'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,TIPO VARIANTE 1,NOME VARIANTE 1,VALORI VARIANTE 1',
    row: (text) => [text, text, '1', 'INR', '1', text, text, text, text, text, text],
  },
  'plain table': {
    headings: 'Name,Selling Price,Qty,EAN,Weight (g),Image URL,Colour',
    row: (text) => [text, text, text, text, text, text, text],
  },
};

/** Returns tables for upload by a seller. */
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
      ...Object.entries(otherShops).map(([shop, { headings, row }]) =>
        csv(`${shop} with ${name}`, () => [headings, ...rows(row(cell()))].join('\n')),
      ),
      csv(`CSV with headings of ${name}`, () => `${cell()},${cell()}\n1,2`),
    ];
  });
  return [
    ...texts,
    csv('CSV of line feeds', () => '\n'.repeat(5e6)),
    csv('CSV of commas', () => ','.repeat(5e6)),
    csv('CSV of 16,384 columns', () => `${haat}${',x'.repeat(16_374)}\n${'1,'.repeat(16_384)}\n`),
    csv('CSV of an open quotation', () => `${haat}\n"${'a\n'.repeat(2e6)}`),
    csv('CSV of open quotations in each line', () => `${haat}\n${'"a,b\n'.repeat(5e5)}`),
    csv('CSV of one SKU for 50,000 variants', () =>
      [shopify, ...Array(50_000).fill('a,b,,,,,S,1,')].join('\n'),
    ),
    csv('CSV of a heading above each row', () =>
      [haat, ...Array(20_000).fill(',RICE,,,,,,,,\nS,Idly rice,,,1,1,1,,,')].join('\n'),
    ),
    csv('CSV of lists of pictures', () =>
      [haat, ...Array(20).fill(`S,Rice,,,1,1,1,,"[${"'','".repeat(4500)}]",`)].join('\n'),
    ),
    csv('CSV of nothing', () => [haat, ...Array(50_000).fill('-,n/a,nan,,null,—,-,,,')].join('\n')),
    csv('Shopify of long options that begin alike', () =>
      [
        'Handle,Variant SKU,Option1 Value,Title,Option1 Name,Variant Price',
        ...Array.from({ length: 20_000 }, (_, n) => `c,S-${n},${'a'.repeat(60)}${n},Card,Print,9`),
      ].join('\n'),
    ),
    csv('CSV of comments in markup', () => `${haat}\nA,${'<!-- '.repeat(1e5)}>,9,9,1`),
    csv('CSV of options by the hundred', () =>
      [`Handle,${',Option 1 name,Option 1 value'.repeat(200)}`, `A${',x'.repeat(400)}`].join('\n'),
    ),
    csv('markup that is no feed', () => `<table>${'<tr><td>'.repeat(5e5)}`),
    csv('CSV of rows of settings above the headings', () => `${'x;y\n'.repeat(5e5)}${haat}\n`),
    csv('Shopify with a code for nothing', () => `${shopify}\na,b,<p>&#0;,,,,S,1,`),
    xlsx('XLSX of one string, used often', () => sheet(cells(11_160, '<c t="s"><v>0</v></c>')), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(20_000)}</t></si></sst>`,
    }),
    xlsx('XLSX of open tags', () => `<worksheet>${'<a>'.repeat(3e6)}`),
    xlsx('XLSX of odd row numbers', () =>
      sheet('<row r="1e308"><c r="A1"/></row><row r="-4"><c/></row>'),
    ),
    xlsx('XLSX of far cells', () => sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(20_000))),
    xlsx('XLSX of cells merged over the whole sheet', () =>
      sheet(cells(2000, '<c t="inlineStr"><is><t>a</t></is></c>')).replace(
        '</worksheet>',
        `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells></worksheet>`,
      ),
    ),
    xlsx('XLSX of 20,000 sheets', () => sheet(''), {
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${Array.from(
        { length: 20_000 },
        (_, n) => `<sheet name="A${n}" sheetId="${n + 1}" r:id="r1"/>`,
      ).join('')}</sheets></workbook>`,
    }),
    xlsx(
      'XLSX of days beyond the calendar',
      () => sheet(cells(2000, '<c s="1"><v>1e300</v></c><c s="1"><v>-9</v></c>')),
      {
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    ),
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

/** Returns mails for the inbound route. */
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
