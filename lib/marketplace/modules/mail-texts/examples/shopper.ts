import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { MailKind } from '@/lib/api/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../../../kernel/mail/mailer';
import { accountDeletedMail, accountExistsMail, otpMail, phoneConfirmedMail } from '../../accounts';
import { noticeMail } from '../../notices';
import { cancelledMail, orderPlacedMail, paidLateMail, shipmentMail } from '../../orders';
import { refundedMail } from '../../payments';
import { answeredMail } from '../../questions';
import { newsletterMail } from '../../support';
import { exampleOf } from './data';
import { returnExamples } from './returns';
import { ticketExamples } from './tickets';

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
