import type { Invoice, InvoiceLine, InvoiceParty } from '@/lib/api/schemas/invoices';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { PaperDocument } from './document';
import { amount, dayOf } from './format';
import { drawTable, type PaperColumn } from './table';

const left = 40;
const width = 515;
const bottom = 790;

/** An invoice, beginning on a page of its own, with the labels of the shopper's invoice. */
export function drawInvoicePaper(paper: PaperDocument, invoice: Invoice, lang: Locale): void {
  const t = (key: LabelKey) => textOf(lang, `invoice.${key}`);
  paper.pdf.addPage();
  paper.write(t('title'), left, 36, 240, { size: 17, bold: true });
  const facts = [
    [t('number'), invoice.number],
    [t('date'), dayOf(invoice.issued_at)],
    [t('order_number'), invoice.order_number],
    [t('order_date'), dayOf(invoice.ordered_at)],
    [t('payment'), textOf(lang, `orders.payment_method.${invoice.payment_method}`)],
    [
      t('place_of_supply'),
      `${invoice.place_of_supply.state} (${invoice.place_of_supply.state_code})`,
    ],
    [t('reverse_charge'), t('no')],
  ] as const;
  let y = 36;
  for (const [label, value] of facts) {
    const labelEnd = paper.write(label, 290, y, 145, { size: 8, soft: true });
    y = Math.max(
      labelEnd,
      paper.write(value, 435, y, 120, { size: 8, bold: true, align: 'right' }),
    );
  }
  paper.rule(left, y + 4, width, 1);
  y = drawParties(paper, invoice, t, y + 10);
  const end = drawTable(paper, columnsOf(invoice, t), invoice.lines, {
    left,
    top: y + 8,
    bottom,
    size: 7.5,
  });
  drawSum(paper, invoice, t, end);
}

type LabelKey =
  | 'title'
  | 'number'
  | 'date'
  | 'order_number'
  | 'order_date'
  | 'payment'
  | 'place_of_supply'
  | 'reverse_charge'
  | 'no'
  | 'sold_by'
  | 'bill_to'
  | 'deliver_to'
  | 'gstin'
  | 'state_code'
  | 'phone'
  | 'description'
  | 'hsn'
  | 'quantity'
  | 'unit_price'
  | 'discount'
  | 'taxable'
  | 'total'
  | 'in_words'
  | 'tax_within'
  | 'computer_generated'
  | 'sold_through';
type Label = (key: LabelKey) => string;

function drawParties(
  paper: PaperDocument,
  { seller, buyer, delivery }: Invoice,
  t: Label,
  top: number,
): number {
  const column = (width - 24) / 3;
  const code = (party: InvoiceParty) => `${t('state_code')}: ${party.state_code}`;
  const parties: [string, InvoiceParty, string[]][] = [
    [t('sold_by'), seller, [seller.store, `${t('gstin')}: ${seller.gstin}`, code(seller)]],
    [t('bill_to'), buyer, [code(buyer)]],
    [t('deliver_to'), delivery, [code(delivery), `${t('phone')}: ${delivery.phone}`]],
  ];
  const ends = parties.map(([title, party, more], index) => {
    const x = left + index * (column + 12);
    let y = paper.write(title, x, top, column, { size: 7.5, soft: true });
    y = paper.write(party.name, x, y, column, { size: 9, bold: true });
    for (const line of [...party.address, ...more])
      y = paper.write(line, x, y, column, { size: 8 });
    return y;
  });
  return Math.max(...ends);
}

function columnsOf({ lines, supply }: Invoice, t: Label): PaperColumn<InvoiceLine>[] {
  const money = (head: string, width: number, of: (line: InvoiceLine) => number) => ({
    head,
    width,
    align: 'right' as const,
    of: (line: InvoiceLine) => amount(of(line)),
  });
  const tax = (head: string, part: 'cgst' | 'sgst' | 'igst', share: number) => ({
    ...money(head, 52, (line) => line[part]),
    of: (line: InvoiceLine) => `${amount(line[part])} (${line.rate * share}%)`,
  });
  const isDiscounted = lines.some(({ discount }) => discount > 0);
  const others: PaperColumn<InvoiceLine>[] = [
    { head: t('hsn'), width: 50, of: (line) => line.hsn },
    {
      head: t('quantity'),
      width: 44,
      align: 'right',
      of: (line) => `${line.quantity} ${line.unit}`,
    },
    money(t('unit_price'), 54, (line) => line.unit_price),
    ...(isDiscounted ? [money(t('discount'), 46, (line) => line.discount)] : []),
    money(t('taxable'), 56, (line) => line.taxable),
    ...(supply === 'intra_state'
      ? [tax('CGST', 'cgst', 0.5), tax('SGST', 'sgst', 0.5)]
      : [tax('IGST', 'igst', 1)]),
    money(t('total'), 56, (line) => line.total),
  ];
  const used = others.reduce((sum, column) => sum + column.width, 0);
  return [
    { head: t('description'), width: width - used, of: (line) => line.description },
    ...others,
  ];
}

function drawSum(paper: PaperDocument, invoice: Invoice, t: Label, end: number): void {
  const { totals } = invoice;
  let y = end + 12;
  if (y > bottom - 110) {
    paper.pdf.addPage();
    y = 40;
  }
  const begin = y;
  const sums = [
    [t('taxable'), totals.taxable, false],
    [t('tax_within'), totals.cgst + totals.sgst + totals.igst, false],
    [t('total'), totals.total, true],
  ] as const;
  for (const [label, value, bold] of sums) {
    const size = bold ? 12 : 9;
    const labelEnd = paper.write(label, 320, y, 120, { size, bold, soft: !bold });
    const sum = paper.write(`₹${amount(value)}`, 440, y, 115, { size, bold, align: 'right' });
    y = Math.max(labelEnd, sum);
  }
  const words = paper.write(t('in_words'), left, begin, 260, { size: 8, soft: true });
  paper.write(invoice.total_in_words, left, words, 260, { size: 9, bold: true });
  paper.write(t('computer_generated'), left, y + 14, width, { size: 8, soft: true });
  paper.write(t('sold_through'), left, y + 38, width, { size: 8, soft: true });
}
