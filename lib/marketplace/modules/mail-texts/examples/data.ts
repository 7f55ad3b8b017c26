import type { Order, Shipment } from '@/lib/contract/schemas/orders';
import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';

type Words = Record<
  'firstName' | 'fullName' | 'city' | 'street' | 'store' | 'product' | 'question' | 'answer',
  string
>;

const words: ByLanguage<Words> = {
  en: {
    firstName: 'Asha',
    fullName: 'Asha Rao',
    city: 'Pune',
    street: '12 MG Road',
    store: 'Kurta House',
    product: 'Cotton kurta',
    question: 'Is it pre-shrunk?',
    answer: 'Yes, it is.',
  },
  hi: {
    firstName: 'आशा',
    fullName: 'आशा राव',
    city: 'पुणे',
    street: '12 एमजी रोड',
    store: 'कुर्ता घर',
    product: 'सूती कुर्ता',
    question: 'क्या यह धोने पर सिकुड़ता है?',
    answer: 'नहीं, बिल्कुल नहीं।',
  },
};

/** Returns a moment on a day of November 2026. */
export const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T06:00:00.000Z`;

/** Returns an invented shopper with an order of one shipment, paid by UPI. */
export function exampleOf(lang: Locale) {
  const { firstName, fullName, city, street, ...others } = inLanguage(words, lang);
  const address = {
    full_name: fullName,
    phone: '9876543210',
    full_address: street,
    city,
    state: 'Maharashtra',
    pincode: '411001',
  };
  const totals = {
    subtotal: 846.61,
    tax: 152.39,
    shipping: 0,
    discount: 0,
    rounding: 0,
    grand_total: 999,
  };
  const shipment: Shipment = {
    id: 0,
    store: { id: 0, name: others.store, slug: 'kurta-house' },
    status: 'placed',
    shipping: 0,
    items: [
      {
        id: 0,
        product_id: 0,
        name: others.product,
        slug: 'kurta',
        image: null,
        quantity: 1,
        cancelled_quantity: 0,
        returned_quantity: 0,
        unit_price: 999,
        mrp: 1299,
        discount: 0,
        total: 999,
        cancelled_total: 0,
      },
    ],
    timeline: [],
    expected: { earliest: day(5), latest: day(8) },
    carrier: null,
    courier: null,
    rounding: 0,
    can_cancel: true,
    is_replacement: false,
    part: null,
    return_until: null,
    fault_until: null,
    arrival: null,
    delivery_code: null,
    invoice_number: null,
    invoice_kind: null,
  };
  const order: Order = {
    id: 0,
    number: 'HT-261101-7K3QZD',
    status: 'placed',
    placed_at: day(1),
    totals,
    current_totals: totals,
    coupon_code: null,
    shipping_address: address,
    billing_address: address,
    payment: {
      number: 'PAY-1',
      method: 'upi',
      status: 'paid',
      amount: 999,
      captured: true,
      transaction_id: null,
      processed_at: day(1),
      can_pay_online: false,
      was_cash: false,
    },
    refunds: [],
    shipments: [shipment],
  };
  return { shopper: { email: 'asha@shop.example', firstName }, order, shipment, ...others };
}
