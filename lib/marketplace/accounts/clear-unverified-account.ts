import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { addresses, users } from '../db/schema/accounts';
import { cartLines, savedItems, wishlistItems } from '../db/schema/cart';
import { cartCoupons } from '../db/schema/coupons';

/** Removes addresses, cart, wishlist and phone: before verification anybody may have entered them. */
export async function clearUnverifiedAccount(tx: Database, userId: number): Promise<void> {
  for (const table of [addresses, cartLines, cartCoupons, savedItems, wishlistItems]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ phone: null, phoneVerifiedAt: null }).where(eq(users.id, userId));
}
