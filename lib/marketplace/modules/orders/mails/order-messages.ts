import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Order, refundTargets } from '@/lib/contract/schemas/orders';
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
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { money } from '../../../kernel/mail/templates/format';
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
  return enqueueMail(tx, message, { storeId: storeOf(shipments.storeId, isOf) });
}

/** Registers the mails about orders, in the language each order was placed in. */
export const registerOrderMails = () =>
  registerMails(
    ['placed', 'paid_late', 'shipment', 'parcel', 'delivery_failed', 'cancelled'],
    schema,
    compose,
  );

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
