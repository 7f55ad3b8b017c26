import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Order, refundTargets } from '@/lib/api/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders, shipments } from '../../../kernel/db/schema/orders';
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
import { orderPlacedMail } from './order-placed-mail';
import { shipmentMail } from './shipment-mail';

const cancelledSchema = z.object({
  isWhole: z.boolean(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount: z.number() })),
  shipping: z.number(),
  amount: z.number(),
  before: z.number().default(0),
  target: z.enum(refundTargets),
  left: z.number(),
  /** No store confirmed it in time. */
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
    step: z.enum(['shipped', 'delivered']),
  }),
  z.object({ kind: z.literal('cancelled'), orderId: z.number(), facts: cancelledSchema }),
]);

/** In the mail outbox: what happened to an order. */
type OrderMessage = z.input<typeof schema>;

/** Puts a mail about an order into the outbox, within the caller's transaction. */
export function enqueueOrderMail(tx: Database, message: OrderMessage): Promise<void> {
  const isOf =
    'shipmentId' in message
      ? eq(shipments.id, message.shipmentId)
      : eq(shipments.orderId, message.orderId);
  return enqueueMail(tx, message, { storeId: storeOf(shipments.storeId, isOf) });
}

/** Has what happens to orders told by mail, in the language each order was placed in. */
export const registerOrderMails = () =>
  registerMails(['placed', 'paid_late', 'shipment', 'parcel', 'cancelled'], schema, compose);

async function compose(db: Database, message: z.output<typeof schema>): Promise<Mail | undefined> {
  const { orderId } = message;
  const owner = await findOwner(db, orderId);
  if (!owner) return undefined;
  const { lang, number } = owner;
  if (message.kind === 'cancelled') return cancelledMail(lang, owner, { number, ...message.facts });
  const order = await viewOrder(db, lang, 'operator', { id: orderId });
  if (message.kind === 'placed') return orderPlacedMail(lang, owner, order);
  if (message.kind === 'paid_late') return paidLateMail(lang, owner, order);
  const shipment = order.shipments.find(({ id }) => id === message.shipmentId);
  return shipment && shipmentMail(lang, owner, order, shipment, message.step);
}

/** Nobody where the account is deleted. */
async function findOwner(db: Database, orderId: number) {
  const [owner] = await db
    .select({
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

/** Tells that a payment came after its order had lapsed for good, and goes back. */
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
