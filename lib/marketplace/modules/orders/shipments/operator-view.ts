import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { codeText } from '@/lib/contract/schemas/numbers/identifier-text';
import type {
  OperatorShipment,
  operatorShipmentsQuerySchema,
} from '@/lib/contract/schemas/operator';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';
import { movesOf } from '../status';

type Filter = z.output<typeof operatorShipmentsQuerySchema>;

/** Matches shipments that are not over (`isOver`), with the condition of the index `shipments_under_way_idx`. */
const isUnderWay = sql`${shipments.status} not in ('delivered', 'returned', 'cancelled')`;

/** Returns shipments for the operator, oldest first: those of a status, of an order, or under way. */
export async function listOperatorShipments(
  db: Database,
  { status, order, page, limit }: Filter,
): Promise<{ shipments: OperatorShipment[]; total: number }> {
  const where = and(
    order ? eq(orders.number, codeText(order)) : undefined,
    status && eq(shipments.status, status),
    order || status ? undefined : isUnderWay,
  );
  const found = await select(db, where)
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId));
  const total = await countSome(db, every.where(where));
  return { shipments: found.map(toOperatorShipment), total };
}

/**
 * Returns a shipment for the operator.
 * @throws {NotFound} shipment_not_found
 */
export async function viewOperatorShipment(db: Database, id: number): Promise<OperatorShipment> {
  const [row] = await select(db, inArray(shipments.id, [id]));
  if (!row) throw new NotFound('shipment_not_found');
  return toOperatorShipment(row);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: shipments.id,
      orderNumber: orders.number,
      store: stores.name,
      status: shipments.status,
      placedAt: orders.placedAt,
      invoiceNumber: invoices.number,
      quantity: sql<number>`(
        select coalesce(sum(${orderItems.quantity} - ${orderItems.cancelledQuantity}), 0)
        from ${orderItems} where ${orderItems.shipmentId} = ${shipments.id})`.mapWith(Number),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(invoices, eq(invoices.shipmentId, shipments.id))
    .where(where)
    .orderBy(asc(shipments.orderId), asc(shipments.id))
    .$dynamic();
}

function toOperatorShipment(row: Row): OperatorShipment {
  return {
    id: row.id,
    order_number: row.orderNumber,
    store: row.store,
    status: row.status,
    moves: movesOf('operator', row.status),
    quantity: row.quantity,
    placed_at: row.placedAt.toISOString(),
    invoice_number: row.invoiceNumber,
  };
}
