import type { Invoice, InvoiceLine, InvoiceParty } from '@/lib/contract/schemas/invoices';
import type { CreditNote } from '@/lib/contract/schemas/returns/view';
import type { Column, Fact, Party, PrintedDocument, Texts } from './document';
import { amount, day, rupees } from './format';

/** Texts of invoices and credit notes; `method` names the payment methods. */
export type InvoiceTexts = { t: Texts<'invoice'>; method: Texts<'orders.payment_method'> };

/**
 * Describes a tax invoice (GST rule 46), a bill of supply (rule 49), both in one (rule 46A), or a credit note
 * (rule 53), which names the invoice it corrects.
 */
export function describeInvoice(
  invoice: Invoice & Partial<Pick<CreditNote, 'invoice'>>,
  { t, method }: InvoiceTexts,
): PrintedDocument {
  const { kind, number, place_of_supply: place, totals, seller, invoice: corrected } = invoice;
  const { rounding } = invoice;
  const payable = Math.round((totals.total + rounding) * 100) / 100;
  const isBill = kind === 'bill_of_supply';
  const own = (key: 'title' | 'number' | 'date' | 'for_invoice' | 'computer_generated') => {
    if (kind === 'tax_invoice') return t(key);
    return t(isBill ? `bill_of_supply.${key}` : `invoice_cum_bill_of_supply.${key}`);
  };
  const fact = (label: string, value: string): Fact => ({ label, value });
  return {
    ...(invoice.specimen && { specimen: t('specimen') }),
    parts: [
      {
        kind: 'head',
        title: corrected ? t('credit_title') : own('title'),
        facts: [
          fact(corrected ? t('credit_number') : own('number'), number),
          fact(corrected ? t('credit_date') : own('date'), day(invoice.issued_at, 'en')),
          ...(corrected
            ? [fact(own('for_invoice'), `${corrected.number}, ${day(corrected.issued_at, 'en')}`)]
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
          ...(isBill ? [] : [fact(t('reverse_charge'), t(invoice.reverse_charge ? 'yes' : 'no'))]),
          fact(t('payment'), method(invoice.payment_method)),
        ],
      },
      { kind: 'table', caption: t('lines'), size: 7.5, ...linesOf(invoice, t) },
      {
        kind: 'sums',
        caption: t('sums'),
        sums: [
          ...(isBill
            ? []
            : [
                fact(t('taxable'), rupees(totals.taxable)),
                fact(t('tax_within'), rupees(totals.cgst + totals.sgst + totals.igst)),
              ]),
          ...(rounding
            ? [
                fact(t('total'), rupees(totals.total)),
                fact(t('rounding'), rupees(rounding)),
                { ...fact(t(corrected ? 'credited' : 'cash'), rupees(payable)), isTotal: true },
              ]
            : [{ ...fact(t('total'), rupees(totals.total)), isTotal: true }]),
        ],
        words: fact(t('in_words'), invoice.total_in_words),
        signature: [
          t('for_seller', { seller: seller.name }),
          corrected ? t('credit_generated') : own('computer_generated'),
        ],
      },
    ],
    foot: {
      text: t(isBill ? 'bill_of_supply.sold_through' : 'sold_through'),
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

function linesOf({ kind, lines, totals, supply }: Invoice, t: Texts<'invoice'>) {
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
  if (kind !== 'bill_of_supply') {
    sum(t('taxable'), 54, 'taxable');
    if (supply === 'inter_state') tax('igst', 1);
    else {
      tax('cgst', 0.5);
      tax('sgst', 0.5);
    }
  }
  sum(t('total'), 58, 'total');
  return { columns, rows: lines.map((line, index) => cells.map((cell) => cell(line, index))) };
}
