import { asCell } from '../../kernel/csv/formula';

/**
 * A CSV file (RFC 4180, with a byte order mark, so that spreadsheets read Hindi) of these rows. A text that
 * a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers.
 */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = asCell(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
