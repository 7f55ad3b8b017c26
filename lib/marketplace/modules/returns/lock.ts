import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import { NotFound } from '../../kernel/errors';
import { type LockedOrder, type LockedShipment, lockOrder } from '../orders';
import type { ReturnRow } from './queries';

/** Who asks for a return: its shopper, a member of its store, or who runs the market. */
export type ReturnViewer = { userId: number } | { storeId: number } | 'operator';

const ownedBy = (viewer: ReturnViewer) => {
  if (viewer === 'operator') return undefined;
  return 'userId' in viewer ? undefined : eq(returns.storeId, viewer.storeId);
};

export type LockedReturn = { row: ReturnRow; locked: LockedOrder; shipment: LockedShipment };

/**
 * Locks a return behind its order, as everything does that moves money of the order.
 * @throws {NotFound} return_not_found, also for another shopper's or store's
 */
export async function lockReturn(
  tx: Database,
  id: number,
  viewer: ReturnViewer,
): Promise<LockedReturn> {
  const own = and(eq(returns.id, id), ownedBy(viewer));
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(own);
  const userId = viewer !== 'operator' && 'userId' in viewer ? viewer.userId : undefined;
  const locked = found && (await lockOrder(tx, found.orderId, userId));
  if (!locked) throw new NotFound('return_not_found');
  const [row] = await tx.select().from(returns).where(own);
  const shipment = locked.shipments.find((each) => each.id === row?.shipmentId);
  if (!row || !shipment) throw new NotFound('return_not_found');
  return { row, locked, shipment };
}
