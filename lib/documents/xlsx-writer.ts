import { strToU8, Zip, ZipDeflate } from 'fflate';

type Cells = readonly (string | number)[];

/** A sheet to be written; its first row is the heading, which stays in view. */
export type Sheet = {
  name: string;
  /** Widths of the columns, in characters. */
  widths: number[];
  rows: Iterable<Cells> | AsyncIterable<Cells>;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const rowsAtOnce = 200;

/** Returns a file of the workbook; all have the same time, so that the same cells are the same bytes. */
function entry(name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  file.mtime = new Date(1980, 0, 1, 12);
  return file;
}

/**
 * Streams an Excel workbook with any number of rows. Texts are text cells, so that no formula runs and codes keep
 * their zeros; numbers are numbers.
 */
export async function* xlsxFile(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const add = (name: string, text: string) => {
    const file = entry(name);
    zip.add(file);
    file.push(strToU8(text), true);
  };
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }));
  add('[Content_Types].xml', contentTypes(numbered.map(({ id }) => id)));
  add('_rels/.rels', relations([['rId1', `${office}/officeDocument`, 'xl/workbook.xml']]));
  add('xl/workbook.xml', workbook(numbered));
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...numbered.map(
        ({ id }): Relation => [`rId${id}`, `${office}/worksheet`, `worksheets/sheet${id}.xml`],
      ),
      ['styles', `${office}/styles`, 'styles.xml'],
    ]),
  );
  add('xl/styles.xml', styles);
  for (const { id, widths, rows } of numbered) {
    const file = entry(`xl/worksheets/sheet${id}.xml`);
    zip.add(file);
    let text = sheetStart(widths);
    let number = 0;
    for await (const cells of rows) {
      text += row(++number, cells);
      if (number % rowsAtOnce) continue;
      file.push(strToU8(text));
      text = '';
      if (failure) throw failure;
      yield* chunks.splice(0);
    }
    file.push(strToU8(`${text}</sheetData></worksheet>`), true);
    yield* chunks.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* chunks.splice(0);
}

/** Formats a row; style 1 is for the heading, style 2 for text, which wraps. */
function row(number: number, cells: Cells): string {
  const style = number === 1 ? 1 : 2;
  const made = cells.map((cell) =>
    typeof cell === 'number'
      ? `<c><v>${cell}</v></c>`
      : cell
        ? `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`
        : `<c s="${style}"/>`,
  );
  return `<row r="${number}">${made.join('')}</row>`;
}

function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

const workbook = (sheets: readonly { id: number; name: string }[]) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(({ id, name }) => `<sheet name="${xml(name)}" sheetId="${id}" r:id="rId${id}"/>`)
    .join('')}</sheets></workbook>`;

type Relation = [id: string, type: string, target: string];

const relations = (all: readonly Relation[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function contentTypes(ids: readonly number[]): string {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ['/xl/workbook.xml', `${spreadsheet}.sheet.main+xml`],
    ['/xl/styles.xml', `${spreadsheet}.styles+xml`],
    ...ids.map((id) => [`/xl/worksheets/sheet${id}.xml`, `${spreadsheet}.worksheet+xml`]),
  ];
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
    .join('')}</Types>`;
}

/** Cells are of the format "text" (49), so that Excel keeps what is typed into them, too. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs></styleSheet>`;
