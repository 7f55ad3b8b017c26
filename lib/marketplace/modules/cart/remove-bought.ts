import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { cartLines } from '../../kernel/db/schema/cart';
import type { StockLine } from '../inventory';

/** Takes what has been paid out of the shopper's cart; what was added since stays in it. */
export async function removeBought(
  tx: Database,
  userId: number,
  bought: readonly StockLine[],
): Promise<void> {
  for (const { productId, quantity } of bought) {
    const line = and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));
    const removed = await tx
      .delete(cartLines)
      .where(and(line, lte(cartLines.quantity, quantity)))
      .returning({ id: cartLines.id });
    if (removed.length) continue;
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
