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
