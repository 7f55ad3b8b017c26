import type { Invoice, InvoiceParty } from '@/lib/api/schemas/invoices';
import type { CreditNote } from '@/lib/api/schemas/returns/view';
import { date } from '../../format';
import type { Labels } from './labels';
import { amount, drawLines } from './lines-table';
import type { Printer } from './load';
import type { TextWriter } from './text-writer';

const left = 14;
const width = 182;
/** Where the page's content ends, and its foot begins. */
const pageEnd = 297 - 20;
const gap = 6;

/** A credit note names the invoice that it corrects. */
export type Printed = Invoice & Partial<Pick<CreditNote, 'invoice'>>;

/** One invoice on the page that is open, and on as many more as it takes. */
export function drawInvoice(
  printer: Printer,
  writer: TextWriter,
  invoice: Printed,
  labels: Labels,
): void {
  const top = drawParties(
    printer,
    writer,
    invoice,
    labels,
    drawHead(printer, writer, invoice, labels),
  );
  const facts = drawFacts(writer, invoice, labels, top);
  const end = drawLines(printer, writer, invoice, labels, {
    top: facts + 3,
    left,
    width,
    bottom: 297 - pageEnd,
  });
  drawSum(printer, writer, invoice, labels, end + gap);
}

function drawHead({ doc }: Printer, writer: TextWriter, invoice: Printed, labels: Labels): number {
  writer.write(labels.title, left, 14, 88, { size: 18, bold: true });
  const rows = [
    [labels.number, invoice.number],
    [labels.date, date(invoice.issued_at, 'en')],
    ...(invoice.invoice
      ? [
          [
            labels.for_invoice,
            `${invoice.invoice.number}, ${date(invoice.invoice.issued_at, 'en')}`,
          ],
        ]
      : []),
    [labels.order_number, invoice.order_number],
    [labels.order_date, date(invoice.ordered_at, 'en')],
  ] as [string, string][];
  let top = 14;
  for (const [label, value] of rows) {
    const labelEnd = writer.write(label, 106, top, 50, { size: 8.5, soft: true });
    const valueEnd = writer.write(value, 156, top, 40, { size: 8.5, bold: true, align: 'right' });
    top = Math.max(labelEnd, valueEnd);
  }
  const end = Math.max(top, 32) + 2;
  doc
    .setDrawColor('#a93a22')
    .setLineWidth(0.6)
    .line(left, end, left + width, end);
  return end + 5;
}

/** Seller, buyer and place of delivery side by side. */
function drawParties(
  { doc }: Printer,
  writer: TextWriter,
  { seller, buyer, delivery }: Invoice,
  labels: Labels,
  top: number,
): number {
  const gutter = 6;
  const column = (width - 2 * gutter) / 3;
  const code = (party: InvoiceParty) => `${labels.state_code}: ${party.state_code}`;
  const parties: [title: string, party: InvoiceParty, more: string[]][] = [
    [
      labels.sold_by,
      seller,
      [
        ...(seller.store === seller.name ? [] : [`${labels.store}: ${seller.store}`]),
        `${labels.gstin}: ${seller.gstin}`,
        code(seller),
        seller.email ?? `${labels.phone}: ${seller.phone}`,
      ],
    ],
    [labels.bill_to, buyer, [code(buyer)]],
    [labels.deliver_to, delivery, [code(delivery), `${labels.phone}: ${delivery.phone}`]],
  ];
  const ends = parties.map(([title, party, more], index) => {
    const x = left + index * (column + gutter);
    let at = writer.write(title, x, top, column, { size: 8, soft: true });
    at = writer.write(party.name, x, at + 0.5, column, { size: 9.5, bold: true });
    for (const line of [...party.address, ...more]) {
      at = writer.write(line, x, at, column, { size: 8.5 });
    }
    return at;
  });
  const end = Math.max(...ends) + 3;
  doc
    .setDrawColor('#e7ddd1')
    .setLineWidth(0.2)
    .line(left, end, left + width, end);
  return end + 2.5;
}

function drawFacts(writer: TextWriter, invoice: Invoice, labels: Labels, top: number): number {
  const { place_of_supply: place, reverse_charge, payment_method } = invoice;
  const facts = [
    [labels.place_of_supply, `${place.state} (${place.state_code})`],
    [labels.reverse_charge, reverse_charge ? labels.yes : labels.no],
    [labels.payment, labels.payment_method[payment_method]],
  ] as const;
  const each = width / facts.length;
  const ends = facts.map(([label, value], index) => {
    const x = left + index * each;
    const at = writer.write(label, x, top, each - 4, { size: 8, soft: true });
    return writer.write(value, x, at, each - 4, { size: 8.5, bold: true });
  });
  return Math.max(...ends);
}

/** The total in figures and words, and who answers for it; kept together on one page. */
function drawSum(
  { doc }: Printer,
  writer: TextWriter,
  invoice: Invoice,
  labels: Labels,
  top: number,
): void {
  const { totals, seller, total_in_words: words } = invoice;
  const right = left + 100;
  let at = top;
  if (top + 42 > pageEnd) {
    doc.addPage();
    at = 16;
  }
  const begin = at;
  const wordsEnd = writer.write(labels.in_words, left, at, 92, { size: 8, soft: true });
  writer.write(words, left, wordsEnd, 92, { size: 9, bold: true });
  const tax = totals.cgst + totals.sgst + totals.igst;
  const rows = [
    [labels.taxable, totals.taxable, false],
    [labels.tax_within, tax, false],
    [labels.total, totals.total, true],
  ] as const;
  for (const [label, value, bold] of rows) {
    const size = bold ? 12 : 9;
    const labelEnd = writer.write(label, right, at, 48, { size, bold, soft: !bold });
    const figure = `₹${amount(value)}`;
    const figureEnd = writer.write(figure, right + 42, at, 40, { size, bold, align: 'right' });
    at = Math.max(labelEnd, figureEnd) + 0.5;
  }
  at = Math.max(at, begin + 18) + gap;
  writer.write(labels.for_seller.replace('{seller}', seller.name), right, at, 82, {
    size: 8.5,
    bold: true,
    align: 'right',
  });
  writer.write(labels.computer_generated, right - 20, at + 5, 102, {
    size: 8,
    soft: true,
    align: 'right',
  });
}

/** The foot of all pages of one invoice. */
export function drawFeet(
  { doc }: Printer,
  writer: TextWriter,
  labels: Labels,
  { number, from, to }: { number: string; from: number; to: number },
): void {
  for (let page = from; page <= to; page++) {
    doc.setPage(page);
    doc
      .setDrawColor('#e7ddd1')
      .setLineWidth(0.2)
      .line(left, 284, left + width, 284);
    writer.write(labels.sold_through, left, 285.5, 120, { size: 7.5, soft: true });
    const mark = `${number} · ${labels.page(page - from + 1, to - from + 1)}`;
    writer.write(mark, left + 100, 285.5, 82, { size: 7.5, soft: true, align: 'right' });
  }
}
