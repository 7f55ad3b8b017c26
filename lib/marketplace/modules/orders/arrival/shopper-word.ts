import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { fullName } from '@/lib/i18n/names/full-name';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orderNotes } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { asShopper } from '../../../kernel/http/actor';
import { openTicket } from '../../support';
import { lockOrder, lockOwnOrder } from '../lock';
import { findOrder } from '../queries';
import { noteReceived } from './note-received';

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
 * Records the shopper's answer on a shipment marked as delivered by its store or the market: "arrived" releases
 * its lines for settlement; "not arrived" holds them and opens a ticket until an operator has decided. Repeating
 * an answer changes nothing; a shopper who finds the shipment later may still say so.
 * @throws {NotFound} order_not_found, shipment_not_found
 * @throws {DomainError} 409 arrival_not_delivered or arrival_received
 */
export async function tellArrival(db: Database, word: Word): Promise<void> {
  const { shopper, orderNumber, shipmentId, received, now } = word;
  const order = await findOrder(db, asShopper(shopper), { number: orderNumber });
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
 * Records the market's decision that a shipment arrived although its shopper denied it.
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

async function askSupport(tx: Database, { shopper, lang, orderNumber, shipmentId, comment }: Word) {
  const [person] = await tx.select().from(users).where(eq(users.id, shopper.id));
  const said = textOf(lang, 'api.not_received_message', { number: orderNumber });
  await openTicket(tx, {
    body: {
      name: person ? fullName(person.firstName, person.lastName) : shopper.email,
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
