import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { orders } from '../../../kernel/db/schema/orders';
import { DomainError } from '../../../kernel/errors';

/** The client's Idempotency-Key, if it sent one, with the SHA-256 of the request. */
export type IdempotencyKey = { key: string | undefined; requestHash: string };

/** Returns the key of a request; `body` is the validated one, so that its formatting does not matter. */
export function idempotencyKey(header: string | undefined, body: object): IdempotencyKey {
  const key = header?.trim();
  return { key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

/**
 * Returns the order that this key has already placed.
 * @throws {DomainError} 409 idempotency_mismatch if it came with another body
 */
export async function findRepeated(
  db: Database,
  userId: number,
  { key, requestHash }: IdempotencyKey,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const [order] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  if (order && order.requestHash !== requestHash) {
    throw new DomainError(409, 'idempotency_mismatch');
  }
  return order?.id;
}
