import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { ReturnStatus } from '@/lib/api/schemas/returns/terms';
import type { Return } from '@/lib/api/schemas/returns/view';
import type { MailKind } from '@/lib/api/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../../../kernel/mail/mailer';
import { accountDeletedMail, accountExistsMail, otpMail, phoneConfirmedMail } from '../../accounts';
import { noticeMail } from '../../notices';
import { cancelledMail, orderPlacedMail, paidLateMail, shipmentMail } from '../../orders';
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

/** The mails about a ticket, made of invented data. */
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

const otp = (purpose: 'verify' | 'sign_in' | 'reset') => (locale: Locale) =>
  otpMail({ ...exampleOf(locale).shopper, locale }, purpose, '482913', 10);

const step = (name: 'shipped' | 'delivered') => (lang: Locale) => {
  const { shopper, order, shipment } = exampleOf(lang);
  return shipmentMail(lang, shopper, order, shipment, name);
};

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
  | `account_${string}`
  | 'phone_confirmed'
  | 'order_placed'
  | 'shipped'
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

/** Each mail to shoppers, made of invented data. */
export const shopperExamples: Record<ShopperKind, (lang: Locale) => Mail> = {
  otp_verify: otp('verify'),
  otp_sign_in: otp('sign_in'),
  otp_reset: otp('reset'),
  account_exists: (locale) => accountExistsMail({ ...exampleOf(locale).shopper, locale }),
  account_deleted: (locale) =>
    accountDeletedMail({ ...exampleOf(locale).shopper, locale, keptOrders: true }),
  phone_confirmed: (locale) =>
    phoneConfirmedMail({ ...exampleOf(locale).shopper, locale }, '9876543210'),
  order_placed: (lang) => orderPlacedMail(lang, exampleOf(lang).shopper, exampleOf(lang).order),
  shipped: step('shipped'),
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
