import type { Order, Shipment } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import {
  amounts,
  button,
  greeting,
  heading,
  paragraph,
} from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { day, money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Composes the mail that a shipment is on its way, out for delivery with its code, or has arrived. */
export function shipmentMail(
  lang: Locale,
  to: { email: string; firstName: string },
  order: Order,
  shipment: Shipment,
  step: 'shipped' | 'out_for_delivery' | 'delivered',
): Mail {
  const { number, payment } = order;
  const store = shipment.store.name;
  const sent = shipment.items.filter((item) => item.quantity > item.cancelled_quantity);
  const due = payment.method === 'cod' && step !== 'delivered' && dueFor(shipment);
  const isBill = step === 'delivered' && shipment.invoice_kind === 'bill_of_supply';
  const latest = step === 'shipped' && shipment.expected?.latest;
  const page = step === 'delivered' ? `/profile/orders/${number}` : `/track-order/${number}`;
  const code = step === 'out_for_delivery' && shipment.delivery_code;
  const link = pageLink(lang, page);
  const facts = { name: to.firstName, number, store, link };
  const { subject, opening, closing } = wordingOf(lang, step, facts);
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...(code ? [paragraph(textOf(lang, 'mail.out_for_delivery.code', { code }))] : []),
    ...(latest
      ? [paragraph(textOf(lang, 'mail.shipped.expected', { latest: day(lang, latest) }))]
      : []),
    ...(step === 'shipped' && shipment.carrier
      ? [paragraph(textOf(lang, 'mail.shipped.carrier', carriedBy(shipment.carrier)))]
      : []),
    heading(textOf(lang, 'mail.order_placed.sold_by', { store })),
    amounts(
      sent.map((item) => [
        `${item.name} × ${item.quantity - item.cancelled_quantity}`,
        money(lang, item.total - item.cancelled_total),
      ]),
    ),
    ...(due ? [paragraph(textOf(lang, 'mail.shipped.cod', { amount: money(lang, due) }))] : []),
    ...(step === 'delivered' ? [paragraph(textOf(lang, 'mail.delivered.ask'))] : []),
    button(textOf(lang, isBill ? 'mail.delivered.open_bill' : `mail.${step}.open`), link),
    ...closing,
  ]);
}

const carriedBy = ({ name, awb }: { name: string; awb: string }) => ({ carrier: name, awb });

function dueFor({ items, shipping, rounding }: Shipment): number {
  const goods = items.reduce((sum, item) => sum + item.total - item.cancelled_total, 0);
  return Math.round((goods + shipping + rounding) * 100) / 100;
}
