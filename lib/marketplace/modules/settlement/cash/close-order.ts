import type { Database } from '../../../kernel/db/connection';
import { captureCash, isCashOwed, type LockedOrder } from '../../orders';
import { heldCash } from '../ledger/post-cash';
import { postDeliveries } from '../ledger/post-delivery';

/**
 * Captures the payment of an order whose cash no courier holds any more.
 * @param since riders who delivered before it keep the cash, which is deducted; by default they are waited for
 * @returns whether it was captured
 */
export async function closeOrder(
  tx: Database,
  locked: LockedOrder,
  now: Date,
  since?: Date,
): Promise<boolean> {
  if (!isCashOwed(locked)) return false;
  const delivered = locked.shipments.filter(({ status }) => status === 'delivered');
  await postDeliveries(
    tx,
    delivered.map(({ id }) => id),
  );
  const held = await heldCash(tx, [locked.order.id]);
  const isNetted = held.length > 0;
  if (held.some(({ holder }) => holder !== null) || (isNetted && !since)) return false;
  const isDenied = delivered.some((one) => one.notReceivedAt && !one.receivedAt);
  if (isNetted && isDenied) return false;
  const reference = isNetted ? 'NETTED' : 'REMITTED';
  await captureCash(tx, locked, { reference, operatorId: null, isNetted, now });
  return true;
}
