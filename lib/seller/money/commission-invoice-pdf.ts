import type { CommissionInvoice } from '@/lib/api/schemas/seller/money';
import { money } from '@/lib/storefront/format';
import type { Printer } from '@/lib/storefront/orders/invoice-pdf/load';
import type { TextWriter } from '@/lib/storefront/orders/invoice-pdf/text-writer';
import type { PdfLabels } from './pdf-labels';

const left = 14;
const width = 182;
const half = 88;

/** The market's tax invoice for its commission (GST rule 46), or its credit note, on the open page. */
export function drawCommissionInvoice(
  { doc }: Printer,
  writer: TextWriter,
  invoice: CommissionInvoice,
  labels: PdfLabels,
): void {
  let top = writer.write(labels[invoice.kind], left, 14, width, { size: 16, bold: true }) + 1;
  for (const [name, value] of [
    [labels.number, invoice.number],
    [labels.date, labels.day(invoice.issued_at)],
  ] as const) {
    top = writer.write(`${name}: ${value}`, left, top, width, { size: 9 });
  }
  const party = (title: string, firm: CommissionInvoice['supplier'], x: number) => {
    let at = writer.write(title, x, top + 4, half, { size: 8, soft: true });
    at = writer.write(firm.name, x, at, half, { size: 10, bold: true });
    for (const line of [
      firm.address,
      `${firm.city}, ${firm.state} ${firm.pincode}`,
      `${labels.gstin}: ${firm.gstin}`,
      `${labels.state_code}: ${firm.state_code}`,
    ]) {
      at = writer.write(line, x, at, half, { size: 9 });
    }
    return at;
  };
  const ends = [
    party(labels.supplier, invoice.supplier, left),
    party(labels.recipient, invoice.recipient, left + half + 6),
  ];
  top = Math.max(...ends) + 4;
  doc
    .setDrawColor('#e7ddd1')
    .setLineWidth(0.2)
    .line(left, top, left + width, top);
  top += 3;
  const taxes = (['cgst', 'sgst', 'igst'] as const).filter((name) => invoice[name] > 0);
  const rows = [
    [`${labels.service} (${labels.sac} ${invoice.sac})`, invoice.taxable, false] as const,
    ...taxes.map(
      (name) =>
        [`${name.toUpperCase()} ${name === 'igst' ? 18 : 9}%`, invoice[name], false] as const,
    ),
    [labels.invoice_total, invoice.total, true] as const,
  ];
  for (const [name, amount, bold] of rows) {
    const size = bold ? 12 : 10;
    writer.write(name, left, top, 120, { size, bold });
    top = writer.write(money(amount), left + 120, top, 62, { size, bold, align: 'right' }) + 1;
  }
  top = writer.write(labels.in_words, left, top + 4, width, { size: 8, soft: true });
  top = writer.write(invoice.total_in_words, left, top, width, { size: 9.5, bold: true });
  writer.write(labels.computer_generated, left, top + 6, width, { size: 8, soft: true });
}
