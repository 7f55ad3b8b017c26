import { asCell } from './formula';

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
