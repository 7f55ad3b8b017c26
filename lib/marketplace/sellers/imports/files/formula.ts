/** What spreadsheets run when it begins a cell; apostrophes before it keep it a text. */
const dangerous = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs: `=1+1` gets an apostrophe before it. */
export const asCell = (text: string) => (dangerous.test(text) ? `'${text}` : text);

/** The text of a cell: takes off what `asCell` has put before it. */
export const fromCell = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell);
