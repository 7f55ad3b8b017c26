import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { addresses, users } from '../db/schema/accounts';
import { cartLines, wishlistItems } from '../db/schema/cart';

/** Takes out of an account what somebody else may have put there before its address was verified. */
export async function emptyUnverified(tx: Database, userId: number): Promise<void> {
  for (const table of [addresses, cartLines, wishlistItems]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ phone: null }).where(eq(users.id, userId));
}
