import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { users } from '../db/schema/accounts';
import { orders } from '../db/schema/orders';
import { payments, refunds } from '../db/schema/payments';
import { background } from '../mail/background';
import type { Mail, Mailer } from '../mail/mailer';
import { cancelledMail } from '../mail/templates/cancelled-mail';
import { orderPlacedMail } from '../mail/templates/order-placed-mail';
import { parcelMail } from '../mail/templates/parcel-mail';
import { refundedMail } from '../mail/templates/refunded-mail';
import { rupees } from '../money/rupees';
import type { Cancelled } from './cancel';
import { nameOf, viewOrder } from './view';

/*
 * Mails to the owner of an order, in the language it was placed in. Call these after the transaction:
 * they are sent behind the answer, and a mail that fails changes nothing.
 */

type Owner = { email: string; firstName: string; lang: Locale; number: string };
type Sending = { db: Database; mailer: Mailer };

/** Confirms that an order is placed. */
export function mailPlaced({ db, mailer }: Sending, orderId: number): void {
  toOwner(db, mailer, orderId, async (owner) =>
    orderPlacedMail(
      owner.lang,
      owner,
      await viewOrder(db, owner.lang, 'operator', { id: orderId }),
    ),
  );
}

/** Tells that a parcel was handed to the courier, or has arrived. */
export function mailParcel(
  { db, mailer }: Sending,
  orderId: number,
  shipmentId: number,
  step: 'shipped' | 'delivered',
): void {
  toOwner(db, mailer, orderId, async (owner) => {
    const order = await viewOrder(db, owner.lang, 'operator', { id: orderId });
    const shipment = order.shipments.find(({ id }) => id === shipmentId);
    return shipment && parcelMail(owner.lang, owner, order, shipment, step);
  });
}

/** Confirms a cancellation. */
export function mailCancelled({ db, mailer }: Sending, orderId: number, it: Cancelled): void {
  toOwner(db, mailer, orderId, async (owner) =>
    cancelledMail(owner.lang, owner, {
      number: owner.number,
      isWhole: it.totalsAfter.grandTotal === 0,
      lines: it.lines.map(({ item, pieces, amount }) => ({
        name: nameOf(item, owner.lang),
        quantity: pieces,
        amount: rupees(amount),
      })),
      shipping: rupees(it.shipping),
      amount: rupees(it.goods + it.shipping),
      target: it.target,
      left: rupees(it.totalsAfter.grandTotal),
    }),
  );
}

/** Tells that the provider has sent a refund; for the job that learns of it. */
export async function mailRefunded({ db, mailer }: Sending, refundId: number): Promise<void> {
  const [row] = await db
    .select({ orderId: payments.orderId, amount: refunds.amount, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row) return;
  const { orderId, amount, method } = row;
  toOwner(db, mailer, orderId, async (owner) =>
    refundedMail(owner.lang, owner, { number: owner.number, amount: rupees(amount), method }),
  );
}

function toOwner(
  db: Database,
  mailer: Mailer,
  orderId: number,
  compose: (owner: Owner) => Promise<Mail | undefined>,
): void {
  background('order mail', async () => {
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
    const mail = owner && (await compose(owner));
    if (mail) await mailer.send(mail);
  });
}
