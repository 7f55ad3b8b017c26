import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { deliveryCodes } from '../../../kernel/db/schema/delivery-secrets';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { advanceShipment } from '../shipments/advance';

/** Wrong codes until a code is closed: a guess then hits one of 2,000. */
const mostWrong = 5;

type Delivery = { storeId: number; shipmentId: number; code: string; note?: string; now: Date };

/**
 * Delivers a shipment of a store by the code that its shopper read to the rider, which proves the delivery; also one
 * that was marked as delivered before. Wrong codes are counted, whatever becomes of the call.
 * @param delivery `code`: digits as typed
 * @throws {NotFound} shipment_not_found, also for another store's shipment
 * @throws {InvalidFields} code: delivery_code
 * @throws {DomainError} 409 delivery_code_none, delivery_code_closed, and those of `advanceShipment`
 */
export async function deliverWithCode(db: Database, delivery: Delivery): Promise<void> {
  const { storeId, shipmentId, note, now } = delivery;
  if (!(await isRight(db, delivery))) throw new InvalidFields({ code: 'delivery_code' });
  const by = { kind: 'seller', storeId } as const;
  await advanceShipment(db, { shipmentId, by, to: 'delivered', note, now, proof: 'code' });
}

/** Compares the code and counts a wrong one, in a transaction of its own. */
const isRight = (db: Database, { storeId, shipmentId, code }: Delivery): Promise<boolean> =>
  transact(db, async (tx) => {
    const isOwn = and(eq(shipments.id, shipmentId), eq(shipments.storeId, storeId));
    const [shipment] = await tx.select({ id: shipments.id }).from(shipments).where(isOwn);
    if (!shipment) throw new NotFound('shipment_not_found');
    const its = eq(deliveryCodes.shipmentId, shipmentId);
    const [given] = await tx.select().from(deliveryCodes).where(its).for('update');
    if (!given) throw new DomainError(409, 'delivery_code_none');
    if (given.wrongTries >= mostWrong) throw new DomainError(409, 'delivery_code_closed');
    if (given.code === code) return true;
    await tx
      .update(deliveryCodes)
      .set({ wrongTries: given.wrongTries + 1 })
      .where(its);
    return false;
  });
