import type { Table } from '@/lib/documents/document';
import { cellPadding, colours, columnWidths, type Frame, pageTop } from '@/lib/documents/layout';
import type { PaperDocument } from './document';

/** A table over as many pages as it takes, its head on each; answers where it ends. */
export function drawTable(
  paper: PaperDocument,
  table: Table,
  { left, top, width, bottom }: Frame,
): number {
  const { columns, rows, size } = table;
  const padding = cellPadding(size);
  const widths = columnWidths(table, width);
  const heads = columns.map(({ head }) => head);
  const totals = columns.map(({ total = '' }) => total);
  const cells = (texts: string[], bold: boolean) =>
    columns.map(({ align, isBold }, index) => ({
      text: texts[index] ?? '',
      at: left + padding + widths.slice(0, index).reduce((sum, wide) => sum + wide, 0),
      wide: (widths[index] ?? 0) - 2 * padding,
      ink: { size, bold: bold || isBold, align },
    }));
  const heightOf = (row: ReturnType<typeof cells>) =>
    Math.max(...row.map(({ text, wide, ink }) => paper.heightOf(text, wide, ink))) + 2 * padding;

  let y = top;
  const draw = (texts: string[], kind: 'head' | 'body' | 'foot') => {
    const row = cells(texts, kind !== 'body');
    const height = heightOf(row);
    if (kind !== 'head' && y + height > bottom) {
      paper.addPage();
      y = pageTop;
      draw(heads, 'head');
    }
    if (kind === 'head') paper.pdf.rect(left, y, width, height).fill(colours.head);
    if (kind === 'foot') paper.rule(left, y, width, 1.1, colours.ink);
    for (const { text, at, wide, ink } of row) paper.write(text, at, y + padding, wide, ink);
    y += height;
    if (kind === 'body') paper.rule(left, y, width, 0.5, colours.line);
  };
  draw(heads, 'head');
  for (const row of rows) draw(row, 'body');
  if (totals.some(Boolean)) draw(totals, 'foot');
  return y;
}
