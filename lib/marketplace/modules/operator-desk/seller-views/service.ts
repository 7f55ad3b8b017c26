import { and, eq, isNull, sql } from 'drizzle-orm';
import { sellerViewMinutes } from '@/lib/contract/schemas/operators/sellers';
import type { Database } from '../../../kernel/db/connection';
import { sellerViews } from '../../../kernel/db/schema/operators';
import { stores } from '../../../kernel/db/schema/stores';
import { DomainError, NotFound } from '../../../kernel/errors';
import { hashSecret } from '../../accounts';
import { newViewToken } from '../../sellers';

async function storeOf(db: Database, number: string) {
  const [store] = await db.select().from(stores).where(eq(stores.applicationNumber, number));
  if (!store) throw new NotFound('application_not_found');
  return store;
}

/**
 * Opens a store's area to an operator's session, read-only and for 30 minutes.
 * @param number of the store's application
 * @returns the token, of which only the hash is kept
 * @throws {NotFound} application_not_found
 * @throws {DomainError} 409 seller_view_no_area for a store that has no area
 */
export async function openSellerView(
  db: Database,
  operatorSessionId: number,
  number: string,
): Promise<{ token: string; store: string; expires_at: string }> {
  const { id: storeId, name, status } = await storeOf(db, number);
  if (status !== 'approved' && status !== 'suspended') {
    throw new DomainError(409, 'seller_view_no_area');
  }
  const token = newViewToken();
  const expiresAt = new Date(Date.now() + sellerViewMinutes * 60_000);
  await db
    .insert(sellerViews)
    .values({ operatorSessionId, storeId, hash: hashSecret(token), expiresAt });
  return { token, store: name, expires_at: expiresAt.toISOString() };
}

/**
 * Ends an operator session's views of a store's area.
 * @throws {NotFound} application_not_found
 */
export async function endSellerViews(
  db: Database,
  operatorSessionId: number,
  number: string,
): Promise<void> {
  const { id: storeId } = await storeOf(db, number);
  await db
    .update(sellerViews)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sellerViews.operatorSessionId, operatorSessionId),
        eq(sellerViews.storeId, storeId),
        isNull(sellerViews.endedAt),
      ),
    );
}
