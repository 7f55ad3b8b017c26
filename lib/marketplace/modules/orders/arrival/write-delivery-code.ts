import { randomInt } from 'node:crypto';
import type { Database } from '../../../kernel/db/connection';
import { deliveryCodes } from '../../../kernel/db/schema/delivery-secrets';

/** Writes the code of a shipment that its store's rider takes out; a second attempt keeps the code. */
export async function writeDeliveryCode(tx: Database, shipmentId: number, at: Date): Promise<void> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  await tx.insert(deliveryCodes).values({ shipmentId, code, createdAt: at }).onConflictDoNothing();
}
