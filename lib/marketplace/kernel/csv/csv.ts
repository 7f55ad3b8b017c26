/**
 * What spreadsheets run when it begins a cell, also in full width (`＝`) and behind marks that are not seen; an apostrophe
 * before it keeps it a text.
 */
const unseen = '[\\p{Cf}\\p{Zs}\\u115F\\u1160\\u2800\\u3164\\uFFA0]*';
const sign = '[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫−]';
const dangerous = new RegExp(`^'*${unseen}${sign}`, 'u');
const escaped = new RegExp(`^'+${unseen}${sign}`, 'u');

/** A text as a cell that no spreadsheet runs: `=1+1` gets an apostrophe before it. Every file of cells is written so. */
export const asCell = (text: string) => (dangerous.test(text) ? `'${text}` : text);

/** The text of a cell: takes off what `asCell` has put before it. */
export const fromCell = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell);

/** Begins a file, so that spreadsheets read its letters as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file (RFC 4180), with its end; texts stand as they are. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

/** The same of texts that somebody else has written: none is a formula for a spreadsheet. Numbers stay numbers. */
export const guardedLine = (cells: readonly (string | number | null)[]): string =>
  csvLine(cells.map((cell) => (typeof cell === 'string' ? asCell(cell) : String(cell ?? ''))));

/** A whole CSV file of such lines. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  byteOrderMark + rows.map(guardedLine).join('');
