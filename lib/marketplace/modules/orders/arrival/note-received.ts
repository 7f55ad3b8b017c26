import { eq } from 'drizzle-orm';
import type { DeliveryProof } from '@/lib/contract/schemas/orders/arrival';
import type { Database } from '../../../kernel/db/connection';
import { shipments } from '../../../kernel/db/schema/orders';
import type { LockedShipment } from '../lock';

export type ReceivedBy = NonNullable<LockedShipment['receivedBy']>;

/** Records who proved that a delivered shipment arrived; the first proof stays. */
export async function noteReceived(
  tx: Database,
  { id, receivedAt }: LockedShipment,
  by: ReceivedBy,
  now: Date,
): Promise<void> {
  if (receivedAt) return;
  await tx.update(shipments).set({ receivedAt: now, receivedBy: by }).where(eq(shipments.id, id));
}

type Delivered = Pick<LockedShipment, 'status' | 'receivedBy' | 'notReceivedAt' | 'courier'>;

/** Returns what proves a delivery; `claim` is a word that nobody has confirmed, and null is not delivered. */
export function proofOf(shipment: Delivered): DeliveryProof | null {
  const { status, receivedBy, notReceivedAt, courier } = shipment;
  if (status !== 'delivered') return null;
  if (receivedBy) return receivedBy;
  if (notReceivedAt) return 'denied';
  return courier ? 'courier' : 'claim';
}
