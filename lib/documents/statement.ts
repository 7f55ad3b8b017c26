import type {
  CommissionInvoice,
  Statement,
  StatementLine,
} from '@/lib/contract/schemas/seller/money';
import type { Locale } from '@/lib/i18n/locales';
import type { PrintedDocument, Texts } from './document';
import { amount, day, rupees } from './format';

/** The sums of a statement in display order; they add up to `net`. */
export const sumNames = [
  'price',
  'coupon',
  'shipping',
  'refund',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'adjustment',
] as const;

/** Describes a settlement with its lines, and with the sums that are not zero. */
export function describeStatement(
  { number, period_from, period_to, totals, lines, commission_invoice: invoice }: Statement,
  t: Texts<'seller_money'>,
  lang: Locale,
): PrintedDocument {
  const lastDay = new Date(Date.parse(period_to) - 1);
  const shown = sumNames.filter((name) => totals[name] !== 0);
  const width = Math.min(62, 435 / (shown.length + 1));
  const column = (head: string, total: number) =>
    ({ head, width, align: 'right', total: amount(total) }) as const;
  const row = (line: StatementLine) => [
    [line.order_number, line.description].filter(Boolean).join(': '),
    ...shown.map((name) => amount(line[name])),
    amount(line.net),
  ];
  return {
    ...(invoice?.specimen && { specimen: t('specimen') }),
    parts: [
      {
        kind: 'head',
        title: t('settlement', { number }),
        hint: `${day(period_from, lang)} – ${day(lastDay, lang)}`,
      },
      {
        kind: 'sums',
        caption: t('adds_up'),
        sums: [
          ...shown.map((name) => ({ label: t(`sums.${name}`), value: rupees(totals[name]) })),
          { label: t('total'), value: rupees(totals.net), isTotal: true },
        ],
      },
      {
        kind: 'table',
        caption: t('lines'),
        size: shown.length > 7 ? 6 : 6.5,
        columns: [
          { head: t('lines') },
          ...shown.map((name) => column(t(`sums.${name}`), totals[name])),
          column(t('total'), totals.net),
        ],
        rows: lines.map(row),
      },
    ],
    foot: footOf(number, t),
  };
}

/** Describes the market's tax invoice for its commission (GST rule 46), or its credit note. */
export function describeCommissionInvoice(
  invoice: CommissionInvoice,
  t: Texts<'seller_money'>,
  lang: Locale,
): PrintedDocument {
  const { kind, number, issued_at, supplier, recipient, sac, taxable, total } = invoice;
  const party = (title: string, firm: CommissionInvoice['supplier']) => ({
    title,
    name: firm.name,
    lines: [
      firm.address,
      `${firm.city}, ${firm.state} ${firm.pincode}`,
      `${t('gstin')}: ${firm.gstin}`,
      `${t('state_code')}: ${firm.state_code}`,
    ],
  });
  const taxes = (['cgst', 'sgst', 'igst'] as const).filter((name) => invoice[name] > 0);
  return {
    ...(invoice.specimen && { specimen: t('specimen') }),
    parts: [
      {
        kind: 'head',
        title: t(kind === 'invoice' ? 'invoice' : 'credit_note'),
        facts: [
          { label: t('invoice_number'), value: number },
          { label: t('invoice_date'), value: day(issued_at, lang) },
        ],
      },
      {
        kind: 'parties',
        parties: [party(t('supplier'), supplier), party(t('recipient'), recipient)],
      },
      {
        kind: 'sums',
        caption: t('adds_up'),
        sums: [
          { label: `${t('service')} (${t('invoice_sac')} ${sac})`, value: rupees(taxable) },
          ...taxes.map((name) => ({
            label: `${name.toUpperCase()} ${name === 'igst' ? 18 : 9}%`,
            value: rupees(invoice[name]),
          })),
          { label: t('invoice_total'), value: rupees(total), isTotal: true },
        ],
      },
      { kind: 'facts', facts: [{ label: t('in_words'), value: invoice.total_in_words }] },
      { kind: 'note', text: t('computer_generated') },
    ],
    foot: footOf(number, t),
  };
}

const footOf = (number: string, t: Texts<'seller_money'>) => ({
  mark: (page: number, pages: number) => `${number} · ${t('page', { page, pages })}`,
});
