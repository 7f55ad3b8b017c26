import { FileRefused, fileLimits, type SourceRow } from './limits';
import { readXml } from './xml';
import type { Zip } from './zip';

/** Whether a ZIP is a workbook of Excel. */
export const isWorkbook = (zip: Zip) => zip.names.includes('xl/workbook.xml');

/**
 * The rows of a workbook's first visible sheet that is no instructions, as a stream; formulas count with the value they had when the file
 * was saved.
 * @throws {FileRefused} import_broken, import_bomb, import_too_many_columns
 */
export async function* xlsxRows(zip: Zip): AsyncGenerator<SourceRow> {
  if (zip.names.some((name) => zip.sizeOf(name) > fileLimits.table)) {
    throw new FileRefused('import_bomb');
  }
  const sheet = await firstSheet(zip);
  const shared = await sharedTexts(zip);
  const rows: SourceRow[] = [];
  let row: SourceRow = { number: 0, cells: [] };
  let cell = { column: 0, type: 'n', text: '' };
  /** Characters of the row. */
  let size = 0;
  let isValue = false;
  const events = readXml(await zip.stream(sheet), {
    open(name, { r, t }) {
      if (name === 'row') {
        row = { number: numberOf(r, row.number), cells: [] };
        size = 0;
      } else if (name === 'c') {
        const column = columnOf(r ?? '') ?? row.cells.length;
        if (column >= fileLimits.columns) throw new FileRefused('import_too_many_columns');
        cell = { column, type: t ?? 'n', text: '' };
      } else isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue && cell.text.length < fileLimits.cell) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        const text = cellText(cell.type, cell.text, shared);
        size += text.length;
        if (size > fileLimits.line) throw new FileRefused('import_bomb');
        row.cells[cell.column] = text;
      } else if (name === 'row') rows.push(row);
    },
  });
  for await (const _ of events) {
    for (const { number, cells } of rows.splice(0)) {
      const filled = Array.from(cells, (each) => each ?? '');
      if (filled.some((each) => each.trim())) yield { number, cells: filled };
    }
  }
}

function cellText(type: string, text: string, shared: string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || text === '') return text;
  // Excel keeps 499.9 as 499.90000000000003, and a barcode as 8.90123E+12.
  return String(Number(Number(text).toPrecision(15)));
}

/** A row's own number where it has one that comes after the row before, else the next. */
function numberOf(given: string | undefined, before: number): number {
  const number = given && /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (before >= fileLimits.lines) throw new FileRefused('import_too_many_rows');
  return number > before && number <= fileLimits.lines ? number : before + 1;
}

/** `AB7` → 27; undefined for what is no cell. */
function columnOf(reference: string): number | undefined {
  const [, letters = ''] = /^([A-Za-z]{1,3})\d{1,7}$/.exec(reference.slice(0, 20)) ?? [];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Sheets that stand before the table in the workbooks of marketplaces. */
const beside =
  /^(?:instructions?|summary(?: sheet)?|index|read ?me|help|guide|images?|examples?|data definitions?|valid values|dropdown(?: lists?)?)$/i;

async function firstSheet(zip: Zip): Promise<string> {
  const targets = new Map<string, string>();
  let first: string | undefined;
  let wanted: string | undefined;
  const workbook = readXml(await zip.stream('xl/workbook.xml'), {
    open(name, attributes) {
      const isHidden = attributes.state && attributes.state !== 'visible';
      if (name !== 'sheet' || isHidden) return;
      const id = attributes['r:id'];
      first ??= id;
      if (!beside.test((attributes.name ?? '').slice(0, 60).trim())) wanted ??= id;
    },
  });
  for await (const _ of workbook);
  const relations = readXml(await zip.stream('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  for await (const _ of relations);
  const target = targets.get(wanted ?? first ?? '');
  if (!target) throw new FileRefused('import_broken');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(zip: Zip): Promise<string[]> {
  const file = 'xl/sharedStrings.xml';
  if (!zip.names.includes(file)) return [];
  const texts: string[] = [];
  let size = 0;
  let text = '';
  /** A reading of Japanese characters, which stands beside their text. */
  let isRuby = false;
  let isText = false;
  const events = readXml(await zip.stream(file), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isRuby = true;
      isText = name === 't' && !isRuby;
    },
    text(part) {
      if (isText && text.length < fileLimits.cell) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isRuby = false;
      if (name !== 'si') return;
      size += text.length;
      if (size > fileLimits.shared || texts.length >= fileLimits.sharedTexts)
        throw new FileRefused('import_bomb');
      texts.push(text);
    },
  });
  for await (const _ of events);
  return texts;
}
