/** Formats rows under a heading, each column as wide as its widest cell. */
export function table(heading: string[], rows: string[][]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...all.map((row) => width(row[column] ?? ''))),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the width in a terminal, in which combining marks take no space. */
const width = (text: string) => text.replace(/\p{Mn}/gu, '').length;
