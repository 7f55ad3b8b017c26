import type { CellHookData } from 'jspdf-autotable';
import type { Invoice, InvoiceLine } from '@/lib/api/schemas/invoices';
import { isWritable } from './break-lines';
import type { Labels } from './labels';
import type { Printer } from './load';
import type { Ink, TextWriter } from './text-writer';

type Column = {
  head: string;
  /** Millimetres; the description takes what the others leave. */
  width?: number;
  of: (line: InvoiceLine, index: number) => string;
  total?: string;
};

const fontSize = 8;
const padding = 1.6;
/** By so much a drawn line would stand lower than one that the table writes. */
const lift = 0.6;
const amounts = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount without its sign, as in a column of amounts. */
export const amount = (value: number) => amounts.format(value);

function columnsOf({ lines, totals, supply }: Invoice, labels: Labels): Column[] {
  const tax = (name: string, part: 'cgst' | 'sgst' | 'igst', share: number): Column => ({
    head: name,
    width: 21,
    of: (line) => `${amount(line[part])}\n${line.rate * share}%`,
    total: amount(totals[part]),
  });
  const isDiscounted = lines.some(({ discount }) => discount > 0);
  return [
    { head: '#', width: 7, of: (_, index) => String(index + 1) },
    { head: labels.description, of: (line) => line.description, total: labels.total },
    { head: labels.hsn, width: 19, of: (line) => line.hsn },
    { head: labels.quantity, width: 15, of: (line) => `${line.quantity} ${line.unit}` },
    { head: labels.unit_price, width: 20, of: (line) => amount(line.unit_price) },
    ...(isDiscounted
      ? [{ head: labels.discount, width: 17, of: (line: InvoiceLine) => amount(line.discount) }]
      : []),
    {
      head: labels.taxable,
      width: 22,
      of: (line) => amount(line.taxable),
      total: amount(totals.taxable),
    },
    ...(supply === 'intra_state'
      ? [tax('CGST', 'cgst', 0.5), tax('SGST', 'sgst', 0.5)]
      : [tax('IGST', 'igst', 1)]),
    {
      head: labels.total,
      width: 23,
      of: (line) => amount(line.total),
      total: amount(totals.total),
    },
  ];
}

type Place = { top: number; left: number; width: number; bottom: number };

/** The table of what was sold, over as many pages as it takes; answers where it ends. */
export function drawLines(
  { doc, autoTable }: Printer,
  writer: TextWriter,
  invoice: Invoice,
  labels: Labels,
  { top, left, width, bottom }: Place,
): number {
  const columns = columnsOf(invoice, labels);
  const others = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const textColumns = new Set([1, 2, 3]);
  const inkOf = ({ section }: CellHookData): Ink => ({ size: fontSize, bold: section !== 'body' });
  const widthOf = ({ column }: CellHookData) =>
    (columns[column.index]?.width ?? width - others) - 2 * padding;

  let end = top;
  autoTable(doc, {
    startY: top,
    margin: { left, right: doc.internal.pageSize.getWidth() - left - width, top: 16, bottom },
    head: [columns.map(({ head }) => head)],
    body: invoice.lines.map((line, index) => columns.map(({ of }) => of(line, index))),
    foot: [columns.map(({ total = '' }) => total)],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    theme: 'plain',
    styles: { font: 'Inter', fontSize, cellPadding: padding, textColor: '#1c1917', valign: 'top' },
    headStyles: { fontStyle: 'bold', fillColor: '#f5efe6' },
    bodyStyles: { lineColor: '#e7ddd1', lineWidth: { bottom: 0.2 } },
    footStyles: { fontStyle: 'bold', lineColor: '#1c1917', lineWidth: { top: 0.4 } },
    columnStyles: Object.fromEntries(
      columns.map((column, index) => [
        index,
        {
          cellWidth: column.width ?? width - others,
          halign: textColumns.has(index) ? ('left' as const) : ('right' as const),
        },
      ]),
    ),
    didParseCell: (data) => {
      const { cell, column } = data;
      if (!textColumns.has(column.index)) cell.styles.halign = 'right';
      // Room is kept for as many lines as will be drawn there.
      const text = String(cell.raw);
      if (!isWritable(text))
        cell.text = writer.linesOf(text, widthOf(data), inkOf(data)).map(() => ' ');
    },
    didDrawCell: (data) => {
      const text = String(data.cell.raw);
      if (isWritable(text)) return;
      const how: Ink = {
        ...inkOf(data),
        align: data.cell.styles.halign === 'right' ? 'right' : 'left',
      };
      writer.write(text, data.cell.x + padding, data.cell.y + padding - lift, widthOf(data), how);
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}
