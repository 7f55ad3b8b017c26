import { FileRefused, fileLimits, type SourceRow } from '../limits';
import { readXml } from '../xml';
import { dateText } from './dates';
import { mergedCells } from './merged-cells';
import { shownNumber } from './number-formats';
import { type Workbook, withoutEscapes } from './workbook';

/**
 * Streams the rows of a workbook's sheet as its cells show them; a formula has its value from the time of saving,
 * and a merged area counts for all its rows.
 * @param sheet its file in the ZIP
 * @throws {FileRefused} import_broken, import_bomb, import_too_many_columns
 */
export async function* sheetRows(workbook: Workbook, sheet: string): AsyncGenerator<SourceRow> {
  const { zip } = workbook;
  const fill = await fillerOf(workbook, sheet);
  const rows: SourceRow[] = [];
  let row: SourceRow = { number: 0, cells: [] };
  let cell = { column: 0, type: 'n', style: 0, text: '' };
  /** Number of characters in the row. */
  let size = 0;
  let isValue = false;
  /** True inside a phonetic reading of Japanese characters, which stands beside their text. */
  let isRuby = false;
  const events = readXml(await zip.stream(sheet), {
    open(name, { r, t, s }) {
      if (name === 'row') {
        row = { number: numberOf(r, row.number), cells: [] };
        size = 0;
      } else if (name === 'c') {
        const column = columnOf(r ?? '') ?? row.cells.length;
        if (column >= fileLimits.columns) throw new FileRefused('import_too_many_columns');
        cell = { column, type: t ?? 'n', style: Number(s ?? 0), text: '' };
      } else {
        if (name === 'rPh') isRuby = true;
        isValue = name === 'v' || (name === 't' && !isRuby);
      }
    },
    text(text) {
      if (isValue && cell.text.length < fileLimits.cell) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isRuby = false;
      else if (name === 'c') {
        const text = cellText(cell, workbook);
        size += text.length;
        if (size > fileLimits.line) throw new FileRefused('import_bomb');
        row.cells[cell.column] = text;
      } else if (name === 'row') rows.push(row);
    },
  });
  for await (const _ of events) {
    for (const { number, cells } of rows.splice(0)) {
      const filled = fill(
        number,
        Array.from(cells, (each) => each ?? ''),
      );
      if (filled.some((each) => each.trim())) yield { number, cells: filled };
    }
  }
}

/** Returns a function that gives the cells of merged areas their content in each row. */
async function fillerOf({ zip }: Workbook, sheet: string) {
  const merged = await mergedCells(zip, sheet);
  const areas = merged.toSorted((a, b) => a.first - b.first);
  let open: { index: number; last: number; text: string }[] = [];
  let next = 0;
  return (number: number, cells: string[]): string[] => {
    // A row of nothing but merged contents is still empty.
    if (!cells.some((text) => text.trim())) return cells;
    open = open.filter(({ last }) => last >= number);
    for (; (areas[next]?.first ?? Number.POSITIVE_INFINITY) <= number; next++) {
      const { column = '', first = 0, last = 0 } = areas[next] ?? {};
      const index = columnOf(`${column}1`) ?? 0;
      if (first === number) open.push({ index, last, text: cells[index] ?? '' });
    }
    for (const { index, text } of open) {
      while (cells.length <= index) cells.push('');
      if (!cells[index]) cells[index] = text;
    }
    return cells;
  };
}

type Cell = { type: string; style: number; text: string };

function cellText({ type, style, text }: Cell, { shared, styles, is1904 }: Workbook): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  const { date: dateStyle, number: numberStyle } = styles[style] ?? {};
  // A day in ISO 8601 is counted from 1900, whatever the workbook's other days are.
  const day = type === 'd' ? isoDay(text) : undefined;
  if (day !== undefined) return dateText(day, dateStyle ?? wholeDay, false) ?? text;
  if (type !== 'n' || text === '') return withoutEscapes(text);
  const date = dateStyle && dateText(Number(text), dateStyle, is1904);
  return date ?? shownNumber(Number(text), numberStyle);
}

const wholeDay = { hasYear: true, hasDay: true };

/** Returns the number in Excel's calendar of a day such as `2026-02-03T00:00:00`. */
function isoDay(text: string): number | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  // Excel's day 0 is 30 December 1899.
  return day ? (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000 : undefined;
}

/** Returns a row's own number if it comes after the previous row's, else the next number. */
function numberOf(given: string | undefined, before: number): number {
  const number = given && /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (before >= fileLimits.lines) throw new FileRefused('import_too_many_rows');
  return number > before && number <= fileLimits.lines ? number : before + 1;
}

/** Returns the column's index: `AB7` → 27; undefined for an invalid reference. */
function columnOf(reference: string): number | undefined {
  const [, letters = ''] = /^([A-Za-z]{1,3})\d{1,7}$/.exec(reference.slice(0, 20)) ?? [];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}
