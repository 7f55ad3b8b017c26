import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { idempotencyKeys } from '../../../kernel/db/schema/api-tokens';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';

/** Hours after which a key is forgotten. */
export const keyHours = 24;

/** A request of a store's system; without a key it is repeated each time. */
export type StoreRequest = { storeId: number; key: string | undefined; requestHash: string };

/**
 * @param header `Idempotency-Key`
 * @param route by which the same body at two routes are two requests
 * @param body the validated one, so that its formatting does not matter
 */
export function storeRequest(
  storeId: number,
  header: string | undefined,
  route: string,
  body: unknown,
): StoreRequest {
  const key = header?.trim() || undefined;
  const text = `${route}\n${JSON.stringify(body)}`;
  return { storeId, key, requestHash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Processes a request, or a batch of its rows, in a transaction of its own, once for its key: a repeated request gets
 * the first answer. A failure leaves nothing behind, so that it can be retried. Of two concurrent requests the second
 * waits for the first.
 * @param answer must be JSON
 * @throws {DomainError} 409 idempotency_key_used: the key came with another request
 */
export function once<Answer>(
  db: Database,
  { storeId, key, requestHash }: StoreRequest,
  work: (tx: Database) => Promise<Answer>,
  batch = 0,
): Promise<Answer> {
  return transact(db, async (tx) => {
    if (key === undefined) return work(tx);
    const own = and(
      eq(idempotencyKeys.storeId, storeId),
      eq(idempotencyKeys.key, key),
      eq(idempotencyKeys.batch, batch),
    );
    const old = sql`now() - make_interval(hours => ${keyHours})`;
    await tx.delete(idempotencyKeys).where(and(own, lt(idempotencyKeys.createdAt, old)));
    const [made] = await tx
      .insert(idempotencyKeys)
      .values({ storeId, key, batch, requestHash })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
    if (!made) {
      const [former] = await tx.select().from(idempotencyKeys).where(own);
      if (former?.requestHash !== requestHash) throw new DomainError(409, 'idempotency_key_used');
      return former.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, made.id));
    return answer;
  });
}
