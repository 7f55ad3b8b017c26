import type { CellHookData } from 'jspdf-autotable';
import type { Table } from '@/lib/documents/document';
import {
  cellPadding,
  colours,
  columnWidths,
  type Frame,
  type Ink,
  pageTop,
} from '@/lib/documents/layout';
import { isWritable } from './break-lines';
import type { Printer } from './load';
import type { TextWriter } from './text-writer';

/** By so much a drawn line would stand lower than one that the table writes. */
const lift = 1.7;

/** A table over as many pages as it takes, its head on each; answers where it ends. */
export function drawTable(
  { doc, autoTable }: Printer,
  writer: TextWriter,
  table: Table,
  { left, top, width, bottom }: Frame,
): number {
  const { columns, rows, size } = table;
  const padding = cellPadding(size);
  const widths = columnWidths(table, width);
  const { width: pageWidth, height: pageHeight } = doc.internal.pageSize;
  const inkOf = ({ section, column }: CellHookData): Ink => ({
    size,
    bold: section !== 'body' || columns[column.index]?.isBold,
    align: columns[column.index]?.align,
  });
  const widthOf = ({ column }: CellHookData) => (widths[column.index] ?? 0) - 2 * padding;
  const totals = columns.map(({ total = '' }) => total);

  let end = top;
  autoTable(doc, {
    startY: top,
    margin: { left, right: pageWidth - left - width, top: pageTop, bottom: pageHeight - bottom },
    head: [columns.map(({ head }) => head)],
    body: rows,
    foot: totals.some(Boolean) ? [totals] : [],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    theme: 'plain',
    styles: { font: 'Inter', fontSize: size, cellPadding: padding, textColor: colours.ink },
    headStyles: { fillColor: colours.head },
    bodyStyles: { lineColor: colours.line, lineWidth: { bottom: 0.5 } },
    footStyles: { lineColor: colours.ink, lineWidth: { top: 1.1 } },
    columnStyles: Object.fromEntries(widths.map((cellWidth, index) => [index, { cellWidth }])),
    didParseCell: (data) => {
      const { cell } = data;
      const { align = 'left', bold } = inkOf(data);
      Object.assign(cell.styles, { halign: align, fontStyle: bold ? 'bold' : 'normal' });
      // Room is kept for as many lines as will be drawn there.
      const text = String(cell.raw);
      if (!isWritable(text))
        cell.text = writer.linesOf(text, widthOf(data), inkOf(data)).map(() => ' ');
    },
    didDrawCell: (data) => {
      const { cell } = data;
      const text = String(cell.raw);
      if (isWritable(text)) return;
      writer.write(text, cell.x + padding, cell.y + padding - lift, widthOf(data), inkOf(data));
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}
