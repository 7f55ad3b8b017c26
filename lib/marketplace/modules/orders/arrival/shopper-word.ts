import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orderNotes } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { openTicket } from '../../support';
import { type LockedShipment, lockOrder, lockOwnOrder } from '../lock';
import { findOrder } from '../queries';

type Word = {
  shopper: Shopper;
  lang: Locale;
  orderNumber: string;
  shipmentId: number;
  received: boolean;
  comment?: string;
  now: Date;
};

/**
 * The shopper's word on a shipment that its store or the market calls delivered: that it arrived, which settles it, or
 * that it did not, which holds its lines and opens a ticket until an operator has decided. Repeating it changes nothing;
 * who finds it after all may still say so.
 * @throws {NotFound} order_not_found, shipment_not_found
 * @throws {DomainError} 409 arrival_not_delivered or arrival_received
 */
export async function tellArrival(db: Database, word: Word): Promise<void> {
  const { shopper, orderNumber, shipmentId, received, now } = word;
  const order = await findOrder(db, shopper.id, { number: orderNumber });
  if (!order) throw new NotFound('order_not_found');
  await transact(db, async (tx) => {
    const locked = await lockOwnOrder(tx, shopper.id, order.id);
    const shipment = locked?.shipments.find(({ id }) => id === shipmentId);
    if (!locked || !shipment) throw new NotFound('shipment_not_found');
    if (shipment.status !== 'delivered') throw new DomainError(409, 'arrival_not_delivered');
    if (received) return noteReceived(tx, shipment, 'shopper', now);
    if (shipment.receivedAt) throw new DomainError(409, 'arrival_received');
    if (shipment.notReceivedAt) return;
    await tx.update(shipments).set({ notReceivedAt: now }).where(eq(shipments.id, shipmentId));
    await askSupport(tx, word);
  });
}

type Decision = { shipmentId: number; operatorId: number | null; text: string; now: Date };

/**
 * The market decides that a shipment arrived though its shopper said that nothing came.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 arrival_not_delivered
 */
export async function decideArrival(
  db: Database,
  { shipmentId, operatorId, text, now }: Decision,
): Promise<void> {
  await transact(db, async (tx) => {
    const [found] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId));
    const locked = found && (await lockOrder(tx, found.orderId));
    const shipment = locked?.shipments.find(({ id }) => id === shipmentId);
    if (!shipment) throw new NotFound('shipment_not_found');
    if (shipment.status !== 'delivered') throw new DomainError(409, 'arrival_not_delivered');
    if (shipment.receivedAt) return;
    await noteReceived(tx, shipment, 'operator', now);
    await tx
      .insert(orderNotes)
      .values({ orderId: shipment.orderId, operatorId, text, createdAt: now });
  });
}

async function noteReceived(
  tx: Database,
  { id, receivedAt }: LockedShipment,
  by: 'shopper' | 'operator',
  now: Date,
): Promise<void> {
  if (receivedAt) return;
  await tx.update(shipments).set({ receivedAt: now, receivedBy: by }).where(eq(shipments.id, id));
}

async function askSupport(tx: Database, { shopper, lang, orderNumber, shipmentId, comment }: Word) {
  const [person] = await tx.select().from(users).where(eq(users.id, shopper.id));
  const said = textOf(lang, 'api.not_received_message', { number: orderNumber });
  await openTicket(tx, {
    body: {
      name: person ? `${person.firstName} ${person.lastName}`.trim() : shopper.email,
      email: shopper.email,
      subject: textOf(lang, 'api.not_received_subject', { number: orderNumber }),
      topic: 'order',
      order_number: orderNumber,
      message: comment ? `${said}\n\n${comment}` : said,
    },
    lang,
    isOwnEmail: true,
    key: `not received ${shipmentId}`,
  });
}
