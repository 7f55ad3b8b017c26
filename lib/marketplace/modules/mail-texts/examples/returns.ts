import type { ReturnStatus } from '@/lib/api/schemas/returns/terms';
import type { Return } from '@/lib/api/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { returnMail } from '../../returns';
import { day, exampleOf } from './data';

const example = (status: ReturnStatus) => (lang: Locale) => {
  const { shopper, order, product, store } = exampleOf(lang);
  const view: Return = {
    id: 0,
    number: `${order.number}-R1`,
    shipment_id: 0,
    kind: status === 'exchanged' ? 'exchange' : 'refund',
    status,
    reason: 'size',
    comment: null,
    created_at: order.placed_at,
    items: [
      {
        item_id: 0,
        name: product,
        slug: 'kurta',
        image: null,
        quantity: 1,
        amount: 999,
        replacement: null,
      },
    ],
    refund: {
      amount: 999,
      goods: 999,
      shipping: 0,
      to: 'original_payment',
      account: null,
      refunded_at: null,
      paid_at: null,
      reference: null,
    },
    condition: null,
    timeline: [],
    pictures: [],
    store_pictures: [],
    due_at: day(12),
    handed_over: null,
    can_hand_over: false,
    awaits_stock: false,
    disputed_by: null,
    can_dispute: status === 'refused',
    dispute_until: null,
    credit_note: null,
  };
  const to = { ...shopper, order: order.number, store };
  return returnMail(lang, to, view, { status, note: null });
};

/** The mail about each step of a return, made of invented data. */
export const returnExamples = {
  return_requested: example('requested'),
  return_accepted: example('accepted'),
  return_refused: example('refused'),
  return_disputed: example('disputed'),
  return_picked_up: example('picked_up'),
  return_received: example('received'),
  return_refunded: example('refunded'),
  return_exchanged: example('exchanged'),
  return_sent_back: example('sent_back'),
  return_lapsed: example('lapsed'),
};
