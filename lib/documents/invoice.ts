import type { Invoice, InvoiceLine, InvoiceParty } from '@/lib/api/schemas/invoices';
import type { CreditNote } from '@/lib/api/schemas/returns/view';
import type { Column, Fact, Party, PrintedDocument, Texts } from './document';
import { amount, day, rupees } from './format';

/** The words of invoices and credit notes; `method` names the ways to pay. */
export type InvoiceTexts = { t: Texts<'invoice'>; method: Texts<'orders.payment_method'> };

/** A tax invoice (GST rule 46), or the credit note (rule 53) that names the invoice it corrects. */
export function describeInvoice(
  invoice: Invoice & Partial<Pick<CreditNote, 'invoice'>>,
  { t, method }: InvoiceTexts,
): PrintedDocument {
  const { number, place_of_supply: place, totals, seller, invoice: corrected } = invoice;
  const fact = (label: string, value: string): Fact => ({ label, value });
  return {
    parts: [
      {
        kind: 'head',
        title: t(corrected ? 'credit_title' : 'title'),
        facts: [
          fact(t(corrected ? 'credit_number' : 'number'), number),
          fact(t(corrected ? 'credit_date' : 'date'), day(invoice.issued_at, 'en')),
          ...(corrected
            ? [fact(t('for_invoice'), `${corrected.number}, ${day(corrected.issued_at, 'en')}`)]
            : []),
          fact(t('order_number'), invoice.order_number),
          fact(t('order_date'), day(invoice.ordered_at, 'en')),
        ],
      },
      { kind: 'parties', parties: partiesOf(invoice, t) },
      {
        kind: 'facts',
        facts: [
          fact(t('place_of_supply'), `${place.state} (${place.state_code})`),
          fact(t('reverse_charge'), t(invoice.reverse_charge ? 'yes' : 'no')),
          fact(t('payment'), method(invoice.payment_method)),
        ],
      },
      { kind: 'table', caption: t('lines'), size: 7.5, ...linesOf(invoice, t) },
      {
        kind: 'sums',
        caption: t('sums'),
        sums: [
          fact(t('taxable'), rupees(totals.taxable)),
          fact(t('tax_within'), rupees(totals.cgst + totals.sgst + totals.igst)),
          { ...fact(t('total'), rupees(totals.total)), isTotal: true },
        ],
        words: fact(t('in_words'), invoice.total_in_words),
        signature: [
          t('for_seller', { seller: seller.name }),
          t(corrected ? 'credit_generated' : 'computer_generated'),
        ],
      },
    ],
    foot: {
      text: t('sold_through'),
      mark: (page, pages) => `${number} · ${t('page', { page, pages })}`,
    },
  };
}

function partiesOf({ seller, buyer, delivery }: Invoice, t: Texts<'invoice'>): Party[] {
  const party = (
    title: string,
    { name, address, state_code }: InvoiceParty,
    ...more: string[]
  ) => ({
    title,
    name,
    lines: [...address, ...more, `${t('state_code')}: ${state_code}`],
  });
  const phone = (number: string) => `${t('phone')}: ${number}`;
  const store = seller.store === seller.name ? [] : [`${t('store')}: ${seller.store}`];
  const sold = party(t('sold_by'), seller, ...store, `${t('gstin')}: ${seller.gstin}`);
  const delivered = party(t('deliver_to'), delivery);
  return [
    { ...sold, lines: [...sold.lines, seller.email ?? phone(seller.phone)] },
    party(t('bill_to'), buyer),
    { ...delivered, lines: [...delivered.lines, phone(delivery.phone)] },
  ];
}

function linesOf({ lines, totals, supply }: Invoice, t: Texts<'invoice'>) {
  const cells: ((line: InvoiceLine, index: number) => string)[] = [];
  const columns: Column[] = [];
  const add = (column: Column, cell: (typeof cells)[number]) => {
    columns.push(column);
    cells.push(cell);
  };
  const sum = (head: string, width: number, name: 'taxable' | 'total') =>
    add({ head, width, align: 'right', total: amount(totals[name]) }, (line) => amount(line[name]));
  const tax = (name: 'cgst' | 'sgst' | 'igst', share: number) =>
    add(
      { head: name.toUpperCase(), width: 52, align: 'right', total: amount(totals[name]) },
      (line) => `${amount(line[name])}\n${line.rate * share}%`,
    );
  add({ head: '#', width: 18, align: 'right' }, (_, index) => String(index + 1));
  add({ head: t('description'), total: t('total') }, ({ description }) => description);
  add({ head: t('hsn'), width: 45 }, ({ hsn }) => hsn);
  add({ head: t('quantity'), width: 38 }, ({ quantity, unit }) => `${quantity} ${unit}`);
  add({ head: t('unit_price'), width: 50, align: 'right' }, (line) => amount(line.unit_price));
  if (lines.some(({ discount }) => discount > 0)) {
    add({ head: t('discount'), width: 44, align: 'right' }, (line) => amount(line.discount));
  }
  sum(t('taxable'), 54, 'taxable');
  if (supply === 'inter_state') tax('igst', 1);
  else {
    tax('cgst', 0.5);
    tax('sgst', 0.5);
  }
  sum(t('total'), 58, 'total');
  return { columns, rows: lines.map((line, index) => cells.map((cell) => cell(line, index))) };
}
