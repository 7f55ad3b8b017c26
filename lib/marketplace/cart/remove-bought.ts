import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { cartLines } from '../db/schema/cart';

/** Takes what has been paid out of the shopper's cart; pieces added since stay in it. */
export async function removeBought(
  tx: Database,
  userId: number,
  bought: { productId: number; quantity: number }[],
): Promise<void> {
  for (const { productId, quantity } of bought) {
    const line = and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));
    const gone = await tx
      .delete(cartLines)
      .where(and(line, lte(cartLines.quantity, quantity)))
      .returning({ id: cartLines.id });
    if (gone.length) continue;
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
