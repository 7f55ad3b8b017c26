import { taxDocumentKind } from '@/lib/contract/schemas/gst/document-kind';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import type { CreditNote } from '@/lib/contract/schemas/returns/view';
import type { CommissionInvoice, Statement } from '@/lib/contract/schemas/seller/money';
import { inLanguage, type Locale } from '@/lib/i18n/locales';
import type { ShipmentFacts } from '../shipment-papers';

const words = {
  en: {
    name: 'Meera Sharma',
    street: '12, Laxmi Road, opposite the old post office',
    place: 'Pune, Maharashtra 411030',
    state: 'Maharashtra',
    goods: 'Brass diya with a long handle, set of four',
    delivery: 'Delivery charges',
    total: 'Rupees One Lakh Twenty-three Thousand Four Hundred Fifty-six and Fifty Paise only',
    reason: 'Goodwill for the late payout',
  },
  hi: {
    name: 'श्रीमती मीरा शर्मा',
    street: '१२, लक्ष्मी रोड, पुराने डाकघर के सामने',
    place: 'पुणे, महाराष्ट्र 411030',
    state: 'महाराष्ट्र',
    goods: 'पीतल का दीया लंबे हत्थे वाला, चार का सेट',
    delivery: 'डिलीवरी शुल्क',
    total: 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचास पैसे मात्र',
    reason: 'देर से हुए भुगतान के लिए',
  },
};

const goods = { taxable: 900, cgst: 81, sgst: 81, igst: 0, total: 1062 };
const charge = { taxable: 41.53, cgst: 3.74, sgst: 3.73, igst: 0, total: 49 };

/** Returns an invoice with so many lines of goods, delivery and a discount, within one state or between two. */
export function invoiceOf(lang: Locale, lines = 2, supply: Invoice['supply'] = 'intra_state') {
  const { name, street, place, state, ...text } = inLanguage<(typeof words)['en']>(words, lang);
  const parts = (sums: typeof goods) =>
    supply === 'intra_state' ? sums : { ...sums, cgst: 0, sgst: 0, igst: sums.cgst + sums.sgst };
  const party = { name, address: [street, place], state, state_code: '27' };
  const line = { hsn: '74198030', unit: 'NOS', rate: 18 };
  return {
    kind: 'tax_invoice',
    specimen: false,
    number: 'DIYA/2627/000123',
    issued_at: '2026-11-20T08:00:00.000Z',
    order_number: 'HT261118-4KQ7W',
    ordered_at: '2026-11-18T08:00:00.000Z',
    shipment_id: 1,
    seller: {
      ...party,
      name: 'Diya Crafts Private Limited',
      store: 'Diya Crafts',
      gstin: '27AAPFU0939F1ZV',
      email: 'care@diyacrafts.example',
      phone: '9800000001',
    },
    buyer: party,
    delivery: { ...party, phone: '9800000002' },
    place_of_supply: { state, state_code: '27' },
    supply,
    reverse_charge: false,
    payment_method: 'cod',
    lines: [
      ...Array.from({ length: lines }, (_, nth) => ({
        kind: 'goods' as const,
        description: `${text.goods} ${nth + 1}`,
        quantity: 2,
        unit_price: 540,
        discount: nth ? 0 : 18,
        ...line,
        ...parts(goods),
      })),
      {
        kind: 'delivery' as const,
        description: text.delivery,
        quantity: 1,
        unit_price: 49,
        discount: 0,
        ...line,
        hsn: '996812',
        ...parts(charge),
      },
    ],
    totals: parts({ taxable: 104_624.15, cgst: 9416.18, sgst: 9416.17, igst: 0, total: 123_456.5 }),
    rounding: 0,
    total_in_words: text.total,
  } satisfies Invoice;
}

/** Returns the invoice of a cash order, whose total is rounded to whole rupees. */
export const cashInvoiceOf = (lang: Locale): Invoice => ({
  ...invoiceOf(lang),
  payment_method: 'cod',
  rounding: 0.5,
});

/** Returns the same goods at these rates, without tax if no rate is above zero. */
export function invoiceAt(lang: Locale, rates: number[]): Invoice {
  const invoice = invoiceOf(lang, rates.length - 1);
  const untaxed = (parts: typeof goods) => ({
    ...parts,
    taxable: parts.total,
    cgst: 0,
    sgst: 0,
    igst: 0,
  });
  return {
    ...invoice,
    kind: taxDocumentKind(rates.map((rate) => ({ rate }))),
    lines: invoice.lines.map((line, at) => ({
      ...line,
      ...(rates[at] ? {} : untaxed(line)),
      rate: rates[at] ?? 0,
    })),
    totals: rates.some(Boolean) ? invoice.totals : untaxed(invoice.totals),
  };
}

export const creditNoteOf = (lang: Locale): CreditNote => ({
  ...invoiceOf(lang, 1, 'inter_state'),
  number: 'DIYA/C2627/000012',
  invoice: { number: 'DIYA/2627/000123', issued_at: '2026-11-20T08:00:00.000Z' },
});

const sums = {
  price: 123_456.5,
  coupon: -120,
  shipping: 49,
  refund: -540,
  commission: -1200.25,
  commission_gst: -216.05,
  tcs: -62.5,
  tds: -12.5,
  adjustment: 500,
  net: 121_854.2,
};

/** Returns a statement of so many lines in which no sum is zero. */
export function statementOf(lang: Locale, lines: number): Statement {
  return {
    id: 1,
    number: 'HS/2627/000004',
    period_from: '2026-11-08T18:30:00.000Z',
    period_to: '2026-11-15T18:30:00.000Z',
    status: 'paid',
    amount: sums.net,
    utr: null,
    paid_at: null,
    failure_reason: null,
    totals: sums,
    lines: Array.from({ length: lines }, (_, nth) => ({
      order_number: nth ? `HT261118-4KQ${nth}` : null,
      description: nth
        ? inLanguage<(typeof words)['en']>(words, lang).goods
        : inLanguage<(typeof words)['en']>(words, lang).reason,
      sku: null,
      delivered_at: null,
      ...sums,
    })),
    total_lines: lines,
    page: 1,
    limit: 100,
    commission_invoice: null,
  };
}

export function commissionInvoiceOf(lang: Locale): CommissionInvoice {
  const { street: address, state, total } = inLanguage<(typeof words)['en']>(words, lang);
  const firm = { address, city: 'Pune', state, state_code: '27', pincode: '411030' };
  return {
    kind: 'invoice',
    specimen: false,
    number: 'HC/2627/000001',
    issued_at: '2026-11-20T08:00:00.000Z',
    supplier: { ...firm, name: 'Haat Marketplace Private Limited', gstin: '27AAPFU0939F1ZV' },
    recipient: { ...firm, name: 'Diya Crafts Private Limited', gstin: '27AAPFU0939F1ZV' },
    sac: '998599',
    taxable: 1200.25,
    cgst: 108.02,
    sgst: 108.03,
    igst: 0,
    total: 1416.3,
    total_in_words: total,
  };
}

export function shipmentFacts(lang: Locale, items = 2): ShipmentFacts {
  const { name, street, goods: product } = inLanguage<(typeof words)['en']>(words, lang);
  const place = { city: 'Pune', state: 'Maharashtra', pincode: '411030' };
  return {
    orderNumber: 'HT261118-4KQ7W',
    placedAt: new Date('2026-11-18T08:00:00Z'),
    carrier: 'India Post',
    awb: 'EM123456789IN',
    code: 'EM123456789IN',
    to: { full_name: name, full_address: street, ...place, phone: '9800000002' },
    store: {
      name: 'Diya Crafts',
      address: '4, Tulsi Baug',
      ...place,
      gstin: '27AAPFU0939F1ZV',
      careEmail: 'care@diyacrafts.example',
      carePhone: '9800000001',
    },
    due: 1111,
    kind: 'tax_invoice',
    items: Array.from({ length: items }, (_, nth) => ({
      sku: `DIYA-${nth + 1}`,
      name: product,
      quantity: nth + 1,
    })),
  };
}
