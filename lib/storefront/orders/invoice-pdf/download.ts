import { drawFeet, drawInvoice, type Printed } from './draw-invoice';
import type { Labels } from './labels';
import { InvoiceError, loadPrinter } from './load';
import { createTextWriter, loadDrawnFonts } from './text-writer';

/**
 * Hands the browser a PDF of these invoices or credit notes, each beginning on a page of its own.
 * @throws {InvoiceError} telling what failed
 */
export async function downloadInvoices(
  invoices: Printed[],
  labels: Labels,
  fileName: string,
): Promise<void> {
  try {
    const printer = await loadPrinter();
    const { doc } = printer;
    await loadDrawnFonts(JSON.stringify([invoices, labels]));
    const writer = createTextWriter(doc);
    doc.setProperties({ title: fileName.replace(/\.pdf$/, '') }).setLineHeightFactor(1.35);
    for (const [index, invoice] of invoices.entries()) {
      if (index) doc.addPage();
      const from = doc.getNumberOfPages();
      drawInvoice(printer, writer, invoice, labels);
      drawFeet(printer, writer, labels, {
        number: invoice.number,
        from,
        to: doc.getNumberOfPages(),
      });
    }
    doc.save(fileName);
  } catch (error) {
    throw error instanceof InvoiceError ? error : new InvoiceError('invoice_failed', error);
  }
}
