import type { Order, Shipment } from '@/lib/api/schemas/orders';
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

/** Tells that a shipment is on its way, or has arrived. */
export function shipmentMail(
  lang: Locale,
  to: { email: string; firstName: string },
  order: Order,
  shipment: Shipment,
  step: 'shipped' | 'delivered',
): Mail {
  const { number, payment } = order;
  const store = shipment.store.name;
  const sent = shipment.items.filter((item) => item.quantity > item.cancelled_quantity);
  const due = payment.method === 'cod' && step === 'shipped' && dueFor(shipment);
  const latest = step === 'shipped' && shipment.expected?.latest;
  const page = step === 'shipped' ? `/track-order/${number}` : `/profile/orders/${number}`;
  const link = pageLink(lang, page);
  const facts = { name: to.firstName, number, store, link };
  const { subject, opening, closing } = wordingOf(lang, step, facts);
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
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
    button(textOf(lang, `mail.${step}.open`), link),
    ...closing,
  ]);
}

const carriedBy = ({ name, awb }: { name: string; awb: string }) => ({ carrier: name, awb });

function dueFor({ items, shipping }: Shipment): number {
  const goods = items.reduce((sum, item) => sum + item.total - item.cancelled_total, 0);
  return Math.round((goods + shipping) * 100) / 100;
}
