import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Order, refundTargets } from '@/lib/contract/schemas/orders';
import type { OrderMessageKind } from '@/lib/contract/schemas/orders/messages';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { asShopper } from '../../../kernel/http/actor';
import { storeOf } from '../../../kernel/jobs/store-turns';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { type PhoneText, registerPhoneTexts } from '../../../kernel/mail/phone/compose';
import { enqueueForShopper } from '../../../kernel/mail/phone/enqueue';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { bareMoney, money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { viewOrder } from '../view';
import { cancelledMail } from './cancelled-mail';
import { deliveryFailedMail } from './delivery-failed-mail';
import { orderPlacedMail } from './order-placed-mail';
import { shipmentMail } from './shipment-mail';

const cancelledSchema = z.object({
  isWhole: z.boolean(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount: z.number() })),
  shipping: z.number(),
  rounding: z.number().default(0),
  amount: z.number(),
  before: z.number().default(0),
  target: z.enum(refundTargets),
  left: z.number(),
  /** True if no store confirmed the order in time. */
  isUnconfirmed: z.boolean().default(false),
});

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), orderId: z.number() }),
  z.object({ kind: z.literal('paid_late'), orderId: z.number() }),
  z.object({
    /** Rows of earlier releases say `parcel`. */
    kind: z.enum(['shipment', 'parcel']),
    orderId: z.number(),
    shipmentId: z.number(),
    step: z.enum(['shipped', 'out_for_delivery', 'delivered']),
  }),
  z.object({
    kind: z.literal('delivery_failed'),
    orderId: z.number(),
    shipmentId: z.number(),
    token: z.string(),
  }),
  z.object({ kind: z.literal('cancelled'), orderId: z.number(), facts: cancelledSchema }),
]);

/** A message of the mail outbox about an order. */
type OrderMessage = z.input<typeof schema>;

/** Puts a mail about an order into the outbox, within the caller's transaction. */
export function enqueueOrderMail(tx: Database, message: OrderMessage): Promise<void> {
  const isOf =
    'shipmentId' in message
      ? eq(shipments.id, message.shipmentId)
      : eq(shipments.orderId, message.orderId);
  const storeId = storeOf(shipments.storeId, isOf);
  const kind = phoneKindOf(message);
  if (!kind) return enqueueMail(tx, message, { storeId });
  return enqueueForShopper(tx, message, { kind, orderId: message.orderId, storeId });
}

/** Returns the kind under which shoppers choose channels; undefined for messages that are sent by mail alone. */
function phoneKindOf(message: OrderMessage): OrderMessageKind | undefined {
  if (message.kind === 'placed') return 'order_placed';
  if (message.kind === 'delivery_failed') return 'delivery_failed';
  return 'step' in message ? message.step : undefined;
}

/** Registers the mails about orders, and what they say on a phone, in the language each order was placed in. */
export function registerOrderMails(): void {
  registerMails(
    ['placed', 'paid_late', 'shipment', 'parcel', 'delivery_failed', 'cancelled'],
    schema,
    compose,
  );
  registerPhoneTexts(['placed', 'shipment', 'delivery_failed'], schema, composeForPhone);
}

/** Composes what a message says on a phone; undefined where the mail would not be sent any more either. */
async function composeForPhone(
  db: Database,
  message: z.output<typeof schema>,
): Promise<PhoneText | undefined> {
  const { orderId } = message;
  const owner = await findOwner(db, orderId);
  if (!owner) return undefined;
  const { lang, number } = owner;
  const order = await viewOrder(db, lang, asShopper(owner), { id: orderId });
  if (message.kind === 'placed') {
    const amount = bareMoney(lang, order.totals.grand_total);
    return { kind: 'order_placed', lang, values: { number, amount } };
  }
  if (!('shipmentId' in message)) return undefined;
  const shipment = order.shipments.find(({ id }) => id === message.shipmentId);
  if (!shipment) return undefined;
  const values = { number, store: shipment.store.name };
  if (message.kind === 'delivery_failed') {
    return shipment.courier?.choices.length ? { kind: 'delivery_failed', lang, values } : undefined;
  }
  if (message.step !== 'out_for_delivery') return { kind: message.step, lang, values };
  const code = shipment.delivery_code;
  return code ? { kind: 'out_for_delivery', lang, values: { ...values, code } } : undefined;
}

async function compose(db: Database, message: z.output<typeof schema>): Promise<Mail | undefined> {
  const { orderId } = message;
  const owner = await findOwner(db, orderId);
  if (!owner) return undefined;
  const { lang, number } = owner;
  if (message.kind === 'cancelled') return cancelledMail(lang, owner, { number, ...message.facts });
  const order = await viewOrder(db, lang, asShopper(owner), { id: orderId });
  if (message.kind === 'placed') return orderPlacedMail(lang, owner, order);
  if (message.kind === 'paid_late') return paidLateMail(lang, owner, order);
  const shipment = order.shipments.find(({ id }) => id === message.shipmentId);
  if (message.kind === 'delivery_failed') {
    return shipment && deliveryFailedMail(lang, owner, { number, shipment, token: message.token });
  }
  // A late message would give a code that no longer counts.
  const isLate = message.step === 'out_for_delivery' && !shipment?.delivery_code;
  return shipment && !isLate ? shipmentMail(lang, owner, order, shipment, message.step) : undefined;
}

/** Returns the owner of an order; undefined for a deleted account. */
async function findOwner(db: Database, orderId: number) {
  const [owner] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lang: orders.locale,
      number: orders.number,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), isNull(users.deletedAt)));
  return owner;
}

/** Composes the mail that a payment came too late for its order and is refunded. */
export function paidLateMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, payment }: Pick<Order, 'number' | 'payment'>,
): Mail {
  const link = pageLink(lang, `/profile/orders/${number}`);
  const { subject, opening, closing } = wordingOf(lang, 'paid_late', {
    name: to.firstName,
    amount: money(lang, payment.amount),
    number,
    method: payment.method,
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...closing,
    button(textOf(lang, 'mail.paid_late.open'), link),
  ]);
}
