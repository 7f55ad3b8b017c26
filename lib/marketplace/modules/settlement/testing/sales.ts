import { asc, eq } from 'drizzle-orm';
import type { testHost } from '../../../app/testing/test-host';
import type { Database } from '../../../kernel/db/connection';
import { orderItems, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { advanceThrough, collectCash, placeCod } from '../../orders/testing/orders';
import { postEvents } from '../ledger/post-events';

type Wanted = {
  storeId?: number;
  price?: number;
  quantity?: number;
  gstRate?: number;
  categoryId?: number;
  returnPolicy?: 'return_7' | 'return_10' | 'exchange_7' | 'none';
  /** False leaves its events waiting to be posted. */
  isPosted?: boolean;
};

/** Makes an order of one line that was delivered, paid in cash and posted; `OPERATOR_TOKEN` must be set. */
export async function deliverSale(
  { db, api }: { db: Database; api: ReturnType<typeof testHost> },
  { quantity = 1, isPosted = true, ...product }: Wanted = {},
  at?: Date,
) {
  const shopper = await makeShopper(db);
  const made = await makeProduct(db, { stock: 1000, ...product });
  const order = await placeCod({ db, api, shopper }, [{ product: made, quantity }]);
  const shipmentId = order.shipments[0]?.id ?? 0;
  const steps = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const;
  await advanceThrough(api, shipmentId, ...steps);
  await collectCash(db, order);
  if (at) {
    await db.update(shipmentEvents).set({ at }).where(eq(shipmentEvents.shipmentId, shipmentId));
  }
  if (isPosted) await postEvents(db);
  const [item] = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.shipmentId, shipmentId))
    .orderBy(asc(orderItems.id));
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  if (!item || !shipment) throw new Error('nothing was ordered');
  return { order, shipmentId, item, shipment, storeId: shipment.storeId, product: made };
}
