import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../db/connection';
import { users } from '../../db/schema/accounts';
import { orders } from '../../db/schema/orders';
import { payments, refunds } from '../../db/schema/payments';
import { background } from '../../jobs/background';
import type { Mail, Mailer } from '../../mail/mailer';
import { type MailMessage, sendOutbox } from '../../mail/outbox';
import { rupees } from '../../money/rupees';
import { refundedMail } from '../../payments/refunds/refunded-mail';
import { viewOrder } from '../view';
import { cancelledMail } from './cancelled-mail';
import { orderPlacedMail } from './order-placed-mail';
import { shipmentMail } from './shipment-mail';

type Sending = { db: Database; mailer: Mailer };
type Owner = { email: string; firstName: string; lang: Locale; number: string };

/** Sends what is on its way, behind the answer; call it after the transaction that posted it. */
export function sendSoon(sending: Sending): void {
  background('mails', () => sendMails(sending, new Date()));
}

/** Sends what is on its way, in the language each order was placed in. @returns how many were tried */
export const sendMails = (sending: Sending, now: Date): Promise<number> =>
  sendOutbox(sending, (content) => compose(sending.db, content), now);

async function compose(db: Database, content: MailMessage): Promise<Mail | undefined> {
  if (content.kind === 'written') return content.mail;
  if (content.kind === 'refunded') return composeRefunded(db, content.refundId);
  const owner = await findOwner(db, content.orderId);
  if (!owner) return undefined;
  if (content.kind === 'cancelled') {
    return cancelledMail(owner.lang, owner, { number: owner.number, ...content.facts });
  }
  const order = await viewOrder(db, owner.lang, 'operator', { id: content.orderId });
  if (content.kind === 'placed') return orderPlacedMail(owner.lang, owner, order);
  const shipment = order.shipments.find(({ id }) => id === content.shipmentId);
  return shipment && shipmentMail(owner.lang, owner, order, shipment, content.step);
}

async function composeRefunded(db: Database, refundId: number): Promise<Mail | undefined> {
  const [row] = await db
    .select({ orderId: payments.orderId, amount: refunds.amount, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  const owner = row && (await findOwner(db, row.orderId));
  if (!owner) return undefined;
  const { amount, method } = row;
  return refundedMail(owner.lang, owner, { number: owner.number, amount: rupees(amount), method });
}

async function findOwner(db: Database, orderId: number): Promise<Owner | undefined> {
  const [owner] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lang: orders.locale,
      number: orders.number,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return owner;
}
