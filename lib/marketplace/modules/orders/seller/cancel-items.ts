import type { Database } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { NotFound } from '../../../kernel/errors';
import { cancelWithin } from '../cancel/cancel';
import { lockOrder } from '../lock';
import type { IdempotencyKey } from '../place/idempotency';
import { findOrderOf } from '../queries';
import { type NamedItems, namedQuantities } from './named-quantities';

type CancelItems = {
  storeId: number;
  shipmentId: number;
  reason: string;
  items: NamedItems;
  idempotency?: IdempotencyKey;
};

/**
 * Cancels items of a shipment, or a part of their quantity, for its store: stock, refund, tax and the amount owed
 * to the store follow as for a shopper's cancellation. Cancels a shipment of which nothing is left.
 * @throws {NotFound} shipment_not_found, also for another store's shipment
 * @throws {InvalidFields} for items of another shipment, and items named twice
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed, cancel_whole, idempotency_mismatch
 */
export async function cancelItems(db: Database, request: CancelItems): Promise<void> {
  const { storeId, shipmentId, reason, items, idempotency } = request;
  const orderId = await findOrderOf(db, shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  await transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const shipment = locked?.shipments.find(({ id }) => id === shipmentId);
    if (shipment?.storeId !== storeId) throw new NotFound('shipment_not_found');
    await cancelWithin(tx, {
      by: 'seller',
      orderId,
      body: { reason, quantities: Object.fromEntries(namedQuantities(items, shipment.items)) },
      idempotency: ofStore(storeId, idempotency),
    });
  });
}

/** Prefixes a store's key, so that it differs from a shopper's key for the same order. */
const ofStore = (storeId: number, given?: IdempotencyKey): IdempotencyKey | undefined =>
  given && { ...given, key: given.key && `store ${storeId} ${given.key}` };
