import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { addresses, users } from '../../kernel/db/schema/accounts';
import { cartLines, savedItems, wishlistItems } from '../../kernel/db/schema/cart';
import { cartCoupons } from '../../kernel/db/schema/coupons';

/** Removes name, phone, addresses, cart and wishlist: before verification anybody may have entered them. */
export async function clearUnverifiedAccount(tx: Database, userId: number): Promise<void> {
  for (const table of [addresses, cartLines, cartCoupons, savedItems, wishlistItems]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  const nobody = { firstName: '', lastName: '', phone: null, phoneVerifiedAt: null };
  await tx.update(users).set(nobody).where(eq(users.id, userId));
}
