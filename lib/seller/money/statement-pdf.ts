import type { Statement } from '@/lib/api/schemas/seller/money';
import { money } from '@/lib/storefront/format';
import { loadPrinter, type Printer } from '@/lib/storefront/orders/invoice-pdf/load';
import {
  createTextWriter,
  loadDrawnFonts,
  type TextWriter,
} from '@/lib/storefront/orders/invoice-pdf/text-writer';
import { drawCommissionInvoice } from './commission-invoice-pdf';
import type { PdfLabels } from './pdf-labels';
import { sumNames } from './sum-names';

const left = 14;
const width = 182;
const pageEnd = 277;

/**
 * Has the browser save a PDF of a statement: its sums, its lines, and the commission invoice on a page of
 * its own.
 * @throws {InvoiceError} when fonts or program cannot be loaded
 */
export async function saveStatementPdf(
  statement: Statement,
  labels: PdfLabels,
  fileName: string,
): Promise<void> {
  const printer = await loadPrinter();
  const { doc } = printer;
  await loadDrawnFonts(JSON.stringify([statement, labels]));
  const writer = createTextWriter(doc);
  doc.setProperties({ title: fileName.replace(/\.pdf$/, '') });
  drawLines(printer, writer, statement, labels, drawSums(writer, statement, labels));
  const { commission_invoice: invoice } = statement;
  if (invoice) {
    doc.addPage();
    drawCommissionInvoice(printer, writer, invoice, labels);
  }
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page);
    const foot = `${statement.number} · ${labels.page(page, pages)}`;
    writer.write(foot, left, 285, width, { size: 7.5, soft: true, align: 'right' });
  }
  doc.save(fileName);
}

function drawSums(writer: TextWriter, statement: Statement, labels: PdfLabels): number {
  const { totals, number, period_from, period_to } = statement;
  let top = writer.write(labels.statement(number), left, 14, width, { size: 16, bold: true });
  const lastDay = new Date(Date.parse(period_to) - 1).toISOString();
  const period = `${labels.day(period_from)} – ${labels.day(lastDay)}`;
  top = writer.write(period, left, top + 1, width, { size: 9, soft: true }) + 4;
  const rows = [
    ...sumNames
      .filter((name) => totals[name] !== 0)
      .map((name) => [labels.sums[name], totals[name], false] as const),
    [labels.total, totals.net, true] as const,
  ];
  for (const [name, amount, bold] of rows) {
    const size = bold ? 12 : 9.5;
    writer.write(name, left, top, 110, { size, bold });
    top = writer.write(money(amount), left + 110, top, 72, { size, bold, align: 'right' }) + 0.8;
  }
  return top + 6;
}

function drawLines(
  { doc }: Printer,
  writer: TextWriter,
  { lines, totals }: Statement,
  labels: PdfLabels,
  from: number,
): void {
  const columns = sumNames.filter((name) => totals[name] !== 0);
  const wide = 15.5;
  const description = width - wide * (columns.length + 1);
  const size = 6.5;
  let top = writer.write(labels.lines, left, from, width, { size: 11, bold: true }) + 2;

  const row = (name: string, cells: string[], how: { bold?: boolean; soft?: boolean }) => {
    const ends = [
      writer.write(name, left, top, description - 2, { size, ...how }),
      ...cells.map((cell, at) =>
        writer.write(cell, left + description + at * wide, top, wide - 1, {
          size,
          align: 'right',
          ...how,
        }),
      ),
    ];
    top = Math.max(...ends) + 1;
    doc
      .setDrawColor('#e7ddd1')
      .setLineWidth(0.1)
      .line(left, top - 0.5, left + width, top - 0.5);
  };
  const heading = () =>
    row('', [...columns.map((name) => labels.sums[name]), labels.total], { soft: true });

  heading();
  for (const line of lines) {
    if (top > pageEnd - 12) {
      doc.addPage();
      top = 14;
      heading();
    }
    const order = line.order_number ? `${line.order_number}: ` : '';
    const cells = [...columns.map((name) => line[name]), line.net].map(money);
    row(`${order}${line.description}`, cells, {});
  }
}
