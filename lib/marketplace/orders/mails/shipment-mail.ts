import type { Order, Shipment } from '@/lib/api/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../mail/mailer';
import { amounts, button, greeting, heading, paragraph } from '../../mail/templates/blocks';
import { composeMail, pageLink } from '../../mail/templates/compose';
import { day, money } from '../../mail/templates/format';

/** Tells that a shipment is on its way, or has arrived. */
export function shipmentMail(
  lang: Locale,
  to: { email: string; firstName: string },
  order: Order,
  shipment: Shipment,
  step: 'shipped' | 'delivered',
): Mail {
  const { number, payment } = order;
  const t = (key: TextKeyUnder<'mail.shipped'> & TextKeyUnder<'mail.delivered'>, params = {}) =>
    textOf(lang, `mail.${step}.${key}`, params);
  const store = shipment.store.name;
  const sent = shipment.items.filter((item) => item.quantity > item.cancelled_quantity);
  const due = payment.method === 'cod' && step === 'shipped' && dueFor(shipment);
  const latest = step === 'shipped' && shipment.expected?.latest;
  const page = step === 'shipped' ? `/track-order/${number}` : `/profile/orders/${number}`;
  return composeMail(lang, to.email, 'account', t('subject', { number, store }), [
    greeting(lang, to.firstName),
    paragraph(t('intro', { number, store })),
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
    button(t('open'), pageLink(lang, page)),
  ]);
}

const carriedBy = ({ name, awb }: { name: string; awb: string }) => ({ carrier: name, awb });

function dueFor({ items, shipping }: Shipment): number {
  const goods = items.reduce((sum, item) => sum + item.total - item.cancelled_total, 0);
  return Math.round((goods + shipping) * 100) / 100;
}
