import type { ProductCard } from '@/lib/contract/schemas/catalog';
import { deliveryChoices } from '@/lib/contract/schemas/orders/scans';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Return } from '@/lib/contract/schemas/returns/view';
import type { MailKind } from '@/lib/contract/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../../../kernel/mail/mailer';
import {
  accountDeletedMail,
  accountExistsMail,
  emailChangedMail,
  otpMail,
  phoneConfirmedMail,
} from '../../accounts';
import { noticeMail } from '../../notices';
import {
  cancelledMail,
  deliveryFailedMail,
  orderPlacedMail,
  paidLateMail,
  shipmentMail,
} from '../../orders';
import { refundedMail } from '../../payments';
import { answeredMail } from '../../questions';
import { returnMail } from '../../returns';
import { newsletterMail, ticketAnsweredMail, ticketMail } from '../../support';
import { day, exampleOf } from './data';

function ticketOf(lang: Locale, isOwnEmail: boolean) {
  const { shopper, product: subject, question: message } = exampleOf(lang);
  const { email, firstName: name } = shopper;
  return { number: 'T-7K3QZD2345', name, email, subject, message, isOwnEmail };
}

const opened = (isOwnEmail: boolean) => (lang: Locale) =>
  ticketMail(lang, ticketOf(lang, isOwnEmail));

/** Examples of the mails about a ticket, with invented data. */
const ticketExamples = {
  ticket_opened: opened(true),
  ticket_opened_unproved: opened(false),
  ticket_answered: (lang: Locale) => {
    const { answer } = exampleOf(lang);
    return ticketAnsweredMail({ ...ticketOf(lang, true), locale: lang, answer, canReply: true });
  },
};

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
      rounding: 0,
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

/** Examples of the mail about each step of a return, with invented data. */
const returnExamples = {
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

const otp =
  (purpose: 'verify' | 'sign_in' | 'reset' | 'email_change' | 'cash_order') => (locale: Locale) =>
    otpMail({ ...exampleOf(locale).shopper, locale }, purpose, '482913', 10);

const step = (name: 'shipped' | 'out_for_delivery' | 'delivered') => (lang: Locale) => {
  const { shopper, order, shipment } = exampleOf(lang);
  return shipmentMail(lang, shopper, order, { ...shipment, delivery_code: '4829' }, name);
};

function failedExample(lang: Locale): Mail {
  const { shopper, order, shipment } = exampleOf(lang);
  const courier = {
    scans: [{ kind: 'attempt_failed', at: day(5), place: null, reason: 'not_home' } as const],
    promised_at: null,
    choices: [...deliveryChoices],
    days: [],
    chosen: null,
  };
  const about = { number: order.number, shipment: { ...shipment, courier }, token: 'example' };
  // The example has something to choose, so there is a mail.
  return deliveryFailedMail(lang, shopper, about) as Mail;
}

const cancelled = (isWhole: boolean) => (lang: Locale) => {
  const { shopper, order, product } = exampleOf(lang);
  return cancelledMail(lang, shopper, {
    number: order.number,
    isWhole,
    lines: [{ name: product, quantity: 1, amount: 999 }],
    shipping: 0,
    amount: 999,
    target: 'original_payment',
    left: isWhole ? 0 : 450,
  });
};

const notice = (about: 'back' | 'cheaper') => (lang: Locale) => {
  const { shopper, product } = exampleOf(lang);
  const card = { name: product, slug: 'kurta', image_1: null, price: 999 } as ProductCard;
  return noticeMail(lang, { id: 0, ...shopper }, { about, product: card, before: 1299 });
};

export type ShopperKind = Extract<
  MailKind,
  | 'otp_verify'
  | 'otp_sign_in'
  | 'otp_reset'
  | 'otp_email_change'
  | 'otp_cash_order'
  | 'email_changed'
  | `account_${string}`
  | 'phone_confirmed'
  | 'order_placed'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivery_failed'
  | 'delivered'
  | `cancelled${string}`
  | 'paid_late'
  | 'refunded'
  | `return_${string}`
  | 'back_in_stock'
  | 'now_cheaper'
  | 'question_answered'
  | 'newsletter'
  | `ticket_${string}`
>;

/** Examples of all mails to shoppers, with invented data. */
export const shopperExamples: Record<ShopperKind, (lang: Locale) => Mail> = {
  otp_verify: otp('verify'),
  otp_sign_in: otp('sign_in'),
  otp_reset: otp('reset'),
  otp_email_change: otp('email_change'),
  otp_cash_order: otp('cash_order'),
  account_exists: (locale) => accountExistsMail({ ...exampleOf(locale).shopper, locale }),
  account_deleted: (locale) =>
    accountDeletedMail({ ...exampleOf(locale).shopper, locale, keptOrders: true }),
  phone_confirmed: (locale) =>
    phoneConfirmedMail({ ...exampleOf(locale).shopper, locale }, '9876543210'),
  email_changed: (locale) =>
    emailChangedMail({ ...exampleOf(locale).shopper, locale }, 'asha@example.in', 'example'),
  order_placed: (lang) => orderPlacedMail(lang, exampleOf(lang).shopper, exampleOf(lang).order),
  shipped: step('shipped'),
  out_for_delivery: step('out_for_delivery'),
  delivery_failed: failedExample,
  delivered: step('delivered'),
  cancelled: cancelled(true),
  cancelled_in_part: cancelled(false),
  paid_late: (lang) => paidLateMail(lang, exampleOf(lang).shopper, exampleOf(lang).order),
  refunded: (lang) => {
    const { shopper, order } = exampleOf(lang);
    return refundedMail(lang, shopper, { number: order.number, amount: 999, method: 'upi' });
  },
  ...returnExamples,
  back_in_stock: notice('back'),
  now_cheaper: notice('cheaper'),
  question_answered: (lang) => {
    const { shopper, product, store, question, answer } = exampleOf(lang);
    const asked = { name: product, slug: 'kurta', store: { name: store } };
    return answeredMail(lang, shopper, asked, { question, answer });
  },
  newsletter: (lang) => newsletterMail(lang, exampleOf(lang).shopper.email, 'example'),
  ...ticketExamples,
};
