import { type Locale, locales } from '@/lib/i18n/locales';
import { describeInvoice } from './invoice';
import { describePackingSlip } from './shipment-papers';
import { cashInvoiceOf, creditNoteOf, invoiceAt, shipmentFacts } from './testing/facts';
import { invoiceTexts, textsOf } from './testing/texts';

const documentAt = (lang: Locale, rates: number[], isCredit = false) => {
  const invoice = invoiceAt(lang, rates);
  const { number, invoice: corrected } = creditNoteOf(lang);
  const shown = isCredit ? { ...invoice, number, invoice: corrected } : invoice;
  return describeInvoice(shown, invoiceTexts(lang));
};

const headOf = ({ parts }: ReturnType<typeof describeInvoice>) => {
  const head = parts.find((part) => part.kind === 'head');
  return { title: head?.title, labels: head?.facts?.map(({ label }) => label) };
};

const titles = {
  bill: { en: 'Bill of Supply', hi: 'Bill of Supply / बिल ऑफ़ सप्लाई' },
  both: {
    en: 'Invoice-cum-Bill of Supply',
    hi: 'Invoice-cum-Bill of Supply / इनवॉइस-सह-बिल ऑफ़ सप्लाई',
  },
  invoice: { en: 'Tax Invoice', hi: 'Tax Invoice / टैक्स इनवॉइस' },
};

const corrected = {
  bill: { en: 'Against bill of supply', hi: 'किस बिल ऑफ़ सप्लाई का' },
  both: { en: 'Against invoice-cum-bill of supply', hi: 'किस इनवॉइस-सह-बिल ऑफ़ सप्लाई का' },
  invoice: { en: 'Against invoice', hi: 'किस इनवॉइस का' },
};

const byRates: [rates: number[], kind: keyof typeof titles][] = [
  [[0, 0], 'bill'],
  [[0, 0, 0], 'bill'],
  [[0, 18], 'both'],
  [[18, 0, 0], 'both'],
  [[0.25, 0], 'both'],
  [[0.25, 0.25], 'invoice'],
  [[5, 18, 40], 'invoice'],
];

describe.each(locales)('%s', (lang) => {
  it.each(byRates)('lines at %j%% are a %s', (rates, kind) => {
    expect(headOf(documentAt(lang, rates)).title).toBe(titles[kind][lang as 'en' | 'hi']);
  });

  it.each(byRates)('a credit note for lines at %j%% names the %s', (rates, kind) => {
    const { title, labels } = headOf(documentAt(lang, rates, true));
    expect(title).toBe(invoiceTexts(lang).t('credit_title'));
    expect(labels).toContain(corrected[kind][lang as 'en' | 'hi']);
  });

  it.each([false, true])('a bill of supply shows no tax; as a credit note: %s', (isCredit) => {
    const { t } = invoiceTexts(lang);
    const taxed = JSON.stringify(documentAt(lang, [18, 0], isCredit));
    const untaxed = JSON.stringify(documentAt(lang, [0, 0], isCredit));
    const { foot } = documentAt(lang, [0, 0], isCredit);
    for (const word of ['CGST', 'SGST', t('taxable'), t('reverse_charge'), t('sold_through')]) {
      expect([word, taxed.includes(word), untaxed.includes(word)]).toEqual([word, true, false]);
    }
    expect(foot?.text).toBe(t('bill_of_supply.sold_through'));
  });

  it('an invoice paid in cash has a line of rounding off and the cash in whole rupees', () => {
    const { t } = invoiceTexts(lang);
    const sumsOf = (rounding: number) => {
      const { parts } = describeInvoice({ ...cashInvoiceOf(lang), rounding }, invoiceTexts(lang));
      const sums = parts.find((part) => part.kind === 'sums')?.sums ?? [];
      return sums.slice(-3).map(({ label, value }) => [label, value]);
    };
    const total = [t('total'), '₹1,23,456.50'];
    expect(sumsOf(0.5)).toEqual([total, [t('rounding'), '₹0.50'], [t('cash'), '₹1,23,457.00']]);
    expect(sumsOf(-0.5)).toEqual([total, [t('rounding'), '-₹0.50'], [t('cash'), '₹1,23,456.00']]);
    expect(sumsOf(0).at(-1)).toEqual(total);
  });

  it('the packing slip names the bill of supply that is in the account', () => {
    const t = textsOf(lang, 'papers');
    const facts = { ...shipmentFacts(lang), kind: 'bill_of_supply' as const };
    const thanks = describePackingSlip(facts, t, lang).parts.at(-1);
    expect(thanks).toEqual({ kind: 'note', text: t('thanks_bill', { store: 'Diya Crafts' }) });
  });
});
