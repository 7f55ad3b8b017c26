/**
 * Matches cell beginnings that spreadsheets run as formulas, also full width (`＝`) and after invisible characters; a
 * leading apostrophe keeps the cell a text.
 */
const unseen = '[\\p{Cf}\\p{Zs}\\u115F\\u1160\\u2800\\u3164\\uFFA0]*';
const sign = '[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫−]';
const dangerous = new RegExp(`^'*${unseen}${sign}`, 'u');
const escaped = new RegExp(`^'+${unseen}${sign}`, 'u');

/**
 * Escapes a text so that no spreadsheet runs the cell: `=1+1` gets an apostrophe before it. Every file of cells is
 * written this way.
 */
export const asCell = (text: string) => (dangerous.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe of `asCell`. */
export const fromCell = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell);

/** The byte order mark at the start of a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats a line of a CSV file (RFC 4180), with its line end; texts are not escaped against formulas. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

/** Formats a line of texts that somebody else has written, with formulas escaped. Numbers stay numbers. */
export const guardedLine = (cells: readonly (string | number | null)[]): string =>
  csvLine(cells.map((cell) => (typeof cell === 'string' ? asCell(cell) : String(cell ?? ''))));

/** Formats a whole CSV file of guarded lines. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  byteOrderMark + rows.map(guardedLine).join('');
