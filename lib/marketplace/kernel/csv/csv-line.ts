/** A line of a CSV file (RFC 4180), with its end. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
