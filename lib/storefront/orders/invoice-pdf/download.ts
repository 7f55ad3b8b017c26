import type { PrintedDocument } from '@/lib/documents/document';
import { layOut, type Pen } from '@/lib/documents/layout';
import { InvoiceError, loadPrinter, type Printer } from './load';
import { drawTable } from './table';
import { createTextWriter, loadDrawnFonts } from './text-writer';

/**
 * Has the browser save a PDF of these documents, each beginning on a page of its own.
 * @throws {InvoiceError} telling what failed
 */
export async function downloadDocuments(
  documents: PrintedDocument[],
  fileName: string,
): Promise<void> {
  const doc = await drawDocuments(documents, fileName.replace(/\.pdf$/, ''));
  doc.save(fileName);
}

/**
 * These documents as a jsPDF that can be saved.
 * @throws {InvoiceError} telling what failed
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
      // It comes with its first page.
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
