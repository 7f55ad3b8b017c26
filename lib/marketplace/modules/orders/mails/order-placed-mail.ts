import type { Order, Shipment } from '@/lib/contract/schemas/orders';
import { placeLine } from '@/lib/i18n/cities/place-line';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import {
  amounts,
  type Block,
  button,
  greeting,
  heading,
  paragraph,
} from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { day, money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Composes the confirmation of an order: its shipments, its total, its address and the link to track it. */
export function orderPlacedMail(
  lang: Locale,
  to: { email: string; firstName: string },
  order: Order,
): Mail {
  const t = (key: TextKeyUnder<'mail.order_placed'>, params = {}) =>
    textOf(lang, `mail.order_placed.${key}`, params);
  const { totals, number } = order;
  const address = order.shipping_address;
  const link = pageLink(lang, `/track-order/${number}`);
  const { subject, opening, closing } = wordingOf(lang, 'order_placed', {
    name: to.firstName,
    number,
    amount: money(lang, totals.grand_total),
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...order.shipments.flatMap((shipment) => shipmentBlocks(lang, shipment)),
    heading(t('price')),
    amounts(
      [
        ...discountRows(lang, order),
        [
          t(totals.discount ? 'taxable' : 'subtotal'),
          money(lang, totals.subtotal - totals.discount),
        ],
        [t('tax'), money(lang, totals.tax)],
        [t('shipping'), totals.shipping ? money(lang, totals.shipping) : t('free')],
        ...roundingRow(lang, totals.rounding),
        [t('total'), money(lang, totals.grand_total)],
      ],
      true,
    ),
    ...paymentBlocks(lang, order),
    heading(t('deliver_to')),
    paragraph(
      [address.full_name, address.full_address, address.landmark, placeLine(address, lang)]
        .filter(Boolean)
        .join('\n'),
    ),
    button(t('track'), link),
    ...closing,
  ]);
}

/** Returns the rows for the items' price and the coupon's discount; the lines above are without it. */
function discountRows(lang: Locale, { totals, coupon_code: code }: Order): [string, string][] {
  const { discount, subtotal, tax } = totals;
  if (!discount) return [];
  return [
    [textOf(lang, 'mail.order_placed.goods'), money(lang, subtotal + tax)],
    [textOf(lang, 'mail.order_placed.coupon', { code: code ?? '' }), `−${money(lang, discount)}`],
  ];
}

/** Returns the row of the rounding of cash; none without it. */
const roundingRow = (lang: Locale, rounding: number): [string, string][] =>
  rounding ? [[textOf(lang, 'mail.order_placed.rounding'), money(lang, rounding)]] : [];

/** Returns the blocks about the payment: the amount paid, or due in cash. */
function paymentBlocks(lang: Locale, { payment, totals }: Order): Block[] {
  const { method, captured } = payment;
  const text = (key: 'cod' | 'paid', amount: number) =>
    paragraph(textOf(lang, `mail.order_placed.${key}`, { amount: money(lang, amount), method }));
  if (captured) return [text('paid', payment.amount)];
  return method === 'cod' ? [text('cod', totals.grand_total)] : [];
}

function shipmentBlocks(lang: Locale, { store, items, expected }: Shipment): Block[] {
  const period = expected && {
    earliest: day(lang, expected.earliest),
    latest: day(lang, expected.latest),
  };
  const form = period?.earliest === period?.latest ? 'expected_by' : 'expected';
  return [
    heading(textOf(lang, 'mail.order_placed.sold_by', { store: store.name })),
    ...(period ? [paragraph(textOf(lang, `mail.order_placed.${form}`, period), 'soft')] : []),
    amounts(
      items.map((item) => [
        `${item.name} × ${item.quantity}`,
        money(lang, item.total + item.discount),
      ]),
    ),
  ];
}
