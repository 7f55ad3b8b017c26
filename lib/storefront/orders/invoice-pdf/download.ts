import type { CellHookData } from 'jspdf-autotable';
import type { PrintedDocument, Table } from '@/lib/documents/document';
import {
  cellPadding,
  colours,
  columnWidths,
  type Frame,
  type Ink,
  layOut,
  type Pen,
  pageTop,
} from '@/lib/documents/layout';
import { isWritable } from './break-lines';
import { createTextWriter, loadDrawnFonts, type TextWriter } from './text-writer';

const regular = new URL('./fonts/inter-400.ttf', import.meta.url);
const bold = new URL('./fonts/inter-700.ttf', import.meta.url);

/** The step that failed, as the key of its text under `errors` (specification §8). */
class InvoiceError extends Error {
  constructor(
    readonly code: 'jspdf_failed' | 'jspdf_autotable_failed' | 'invoice_failed',
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Loads jsPDF and the fonts, which are downloaded only for the first document. */
async function loadPrinter() {
  const { jsPDF } = await import('jspdf').catch((cause) => {
    throw new InvoiceError('jspdf_failed', cause);
  });
  const { autoTable } = await import('jspdf-autotable').catch((cause) => {
    throw new InvoiceError('jspdf_autotable_failed', cause);
  });
  const [normal, strong] = await Promise.all([regular, bold].map(fontData));
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, data] of [
    ['normal', normal],
    ['bold', strong],
  ] as const) {
    doc.addFileToVFS(`inter-${style}.ttf`, data as string);
    doc.addFont(`inter-${style}.ttf`, 'Inter', style);
  }
  return { doc, autoTable };
}

type Printer = Awaited<ReturnType<typeof loadPrinter>>;

async function fontData(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Downloads a PDF of these documents, each starting on a new page.
 * @throws {InvoiceError} naming the failed step
 */
export async function downloadDocuments(
  documents: PrintedDocument[],
  fileName: string,
): Promise<void> {
  const doc = await drawDocuments(documents, fileName.replace(/\.pdf$/, ''));
  doc.save(fileName);
}

/**
 * Draws these documents into a jsPDF that can be saved.
 * @throws {InvoiceError} naming the failed step
 */
export async function drawDocuments(documents: PrintedDocument[], title: string) {
  try {
    const printer = await loadPrinter();
    const { doc } = printer;
    await loadDrawnFonts(JSON.stringify(documents));
    doc.setProperties({ title }).setLineHeightFactor(1.35);
    const pen = penOf(printer);
    for (const document of documents) layOut(pen, document);
    return doc;
  } catch (error) {
    throw error instanceof InvoiceError ? error : new InvoiceError('invoice_failed', error);
  }
}

function penOf(printer: Printer): Pen {
  const { doc } = printer;
  const writer = createTextWriter(doc);
  let isNew = true;
  return {
    pages: () => doc.getNumberOfPages(),
    addPage: () => {
      // A new jsPDF already has its first page.
      if (!isNew) doc.addPage();
      isNew = false;
    },
    turnTo: (page) => doc.setPage(page),
    write: writer.write,
    rule: (left, top, width, weight, colour) => {
      doc
        .setDrawColor(colour)
        .setLineWidth(weight)
        .line(left, top, left + width, top);
    },
    table: (table, frame) => drawTable(printer, writer, table, frame),
  };
}

/** Drawn text is raised by this many points to align with the text that autoTable writes. */
const lift = 1.7;

/** Draws a table over as many pages as it needs, its head on each; returns the y at which it ends. */
function drawTable(
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
      // Reserves as many lines as will be drawn in the cell.
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
