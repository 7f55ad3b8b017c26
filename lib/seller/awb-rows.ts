/** A line of a list of AWB numbers. */
export type AwbRow = { shipment: string; carrier: string; awb: string; tracking_url?: string };

const longest = 400;

/**
 * Parses order number, carrier, AWB number and optional tracking link, a line per shipment: pasted from a
 * spreadsheet (tabs) or from a CSV file (commas or semicolons, quotes). A heading is left out.
 */
export function awbRows(text: string): AwbRow[] {
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim());
  const separator = ['\t', ';', ','].find((each) => lines[0]?.includes(each)) ?? ',';
  const rows = lines.map((line) => {
    const [shipment = '', carrier = '', awb = '', link = ''] = cellsOf(line, separator);
    return { shipment, carrier, awb, ...(link && { tracking_url: link }) };
  });
  return /\d/.test(rows[0]?.shipment ?? '') ? rows : rows.slice(1);
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line.replace(/^\uFEFF/, '')) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else if (cell.length < longest) cell += sign;
  }
  // Spreadsheets mark a long number as text by a leading apostrophe.
  return [...cells, cell].map((each) => each.trim().replace(/^'/, ''));
}
