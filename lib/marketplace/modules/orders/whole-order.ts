import { type SQL, sql } from 'drizzle-orm';
import type { Named } from '@/lib/api/schemas/catalog';
import type { ReturnStatus } from '@/lib/api/schemas/returns/terms';
import type { Database } from '../../kernel/db/connection';
import { type JsonRow, jsonObject, jsonRow, prepared, rowOf } from '../../kernel/db/prepared';
import { orderItems, orders, shipmentEvents, shipments } from '../../kernel/db/schema/orders';
import { invoices, payments, refunds } from '../../kernel/db/schema/payments';
import { returnItems, returns } from '../../kernel/db/schema/returns';
import { stores } from '../../kernel/db/schema/stores';
import type { ItemRow, OrderRow, Viewer } from './queries';

/** A shipment with all that is shown of it, each list oldest first. */
export type WholeShipment = typeof shipments.$inferSelect & {
  store: Named;
  items: ItemRow[];
  events: (typeof shipmentEvents.$inferSelect)[];
  invoiceNumber: string | null;
};

/** A part of an item that a return was requested for; paise. */
export type ReturnedPart = {
  itemId: number;
  quantity: number;
  status: ReturnStatus;
  isRefunded: boolean;
  taxable: number;
  tax: number;
  /** What of the coupon's discount was on it. */
  discount: number;
};

type WholeOrder = {
  order: OrderRow;
  /** Of several the one that was captured, else the newest. */
  payment: typeof payments.$inferSelect;
  shipments: WholeShipment[];
  refunds: (typeof refunds.$inferSelect)[];
  returned: ReturnedPart[];
  /** Paise of shipping that returns have given back. */
  returnedShipping: number;
};

type ShipmentJson = {
  shipment: JsonRow<typeof shipments>;
  store: Named;
  items: JsonRow<typeof orderItems>[];
  events: JsonRow<typeof shipmentEvents>[];
  invoiceNumber: string | null;
};

type OrderJson = {
  order: JsonRow<typeof orders>;
  payment: JsonRow<typeof payments> | null;
  shipments: ShipmentJson[];
  refunds: JsonRow<typeof refunds>[];
  returned: ReturnedPart[];
  returnedShipping: number;
};

const listOf = (row: SQL, order: SQL, from: SQL) =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;

const shipmentJson = jsonObject<ShipmentJson>({
  shipment: jsonRow(shipments),
  store: jsonObject<Named>({ id: stores.id, name: stores.name, slug: stores.slug }),
  items: listOf(
    jsonRow(orderItems),
    sql`${orderItems.id}`,
    sql`${orderItems} where ${orderItems.shipmentId} = ${shipments.id}`,
  ),
  events: listOf(
    jsonRow(shipmentEvents),
    sql`${shipmentEvents.at}, ${shipmentEvents.id}`,
    sql`${shipmentEvents} where ${shipmentEvents.shipmentId} = ${shipments.id}`,
  ),
  invoiceNumber: sql`(select ${invoices.number} from ${invoices}
    where ${invoices.shipmentId} = ${shipments.id})`,
});

const orderJson = jsonObject<OrderJson>({
  order: jsonRow(orders),
  payment: sql`(select ${jsonRow(payments)} from ${payments}
    where ${payments.orderId} = ${orders.id}
    order by ${payments.captured} desc, ${payments.id} desc limit 1)`,
  shipments: listOf(
    shipmentJson,
    sql`${shipments.id}`,
    sql`${shipments} join ${stores} on ${stores.id} = ${shipments.storeId}
      where ${shipments.orderId} = ${orders.id}`,
  ),
  refunds: listOf(
    jsonRow(refunds),
    sql`${refunds.id}`,
    sql`${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      where ${payments.orderId} = ${orders.id}`,
  ),
  returned: listOf(
    jsonObject<ReturnedPart>({
      itemId: returnItems.orderItemId,
      quantity: returnItems.quantity,
      status: returns.status,
      isRefunded: sql`${returns.refundedAt} is not null`,
      taxable: returnItems.taxable,
      tax: sql`${returnItems.cgst} + ${returnItems.sgst} + ${returnItems.igst}`,
      discount: sql`(select case when ${orderItems.discount} = 0 then 0
        else ${orderItems.unitPrice} * ${returnItems.quantity} - ${returnItems.total} end
        from ${orderItems} where ${orderItems.id} = ${returnItems.orderItemId})`,
    }),
    sql`${returnItems.id}`,
    sql`${returnItems} join ${returns} on ${returns.id} = ${returnItems.returnId}
      where ${returns.orderId} = ${orders.id}`,
  ),
  returnedShipping: sql`(select coalesce(sum(${returns.shipping}), 0) from ${returns}
    where ${returns.orderId} = ${orders.id} and ${returns.refundedAt} is not null)`,
});

const userId = sql`${sql.placeholder('userId')}::bigint`;

const orderWhere = (which: SQL) => sql<OrderJson>`select ${orderJson} from ${orders}
  where ${which} and (${userId} is null or ${orders.userId} = ${userId})`;

type By<Key> = Key & { userId: number | null };

const byId = prepared<By<{ id: number }>, OrderJson>('order_by_id', () =>
  orderWhere(sql`${orders.id} = ${sql.placeholder('id')}`),
);

const byNumber = prepared<By<{ number: string }>, OrderJson>('order_by_number', () =>
  orderWhere(sql`${orders.number} = ${sql.placeholder('number')}`),
);

/** An order with everything that belongs to it, as of one moment; undefined also for another shopper's. */
export async function findWholeOrder(
  db: Database,
  viewer: Viewer,
  key: { id: number } | { number: string },
): Promise<WholeOrder | undefined> {
  const userId = viewer === 'operator' ? null : viewer;
  const [json] = await ('id' in key
    ? byId(db, { userId, id: key.id })
    : byNumber(db, { userId, number: key.number }));
  if (!json?.payment) return undefined;
  return {
    order: rowOf(orders, json.order),
    payment: rowOf(payments, json.payment),
    shipments: json.shipments.map(({ shipment, store, items, events, invoiceNumber }) => ({
      ...rowOf(shipments, shipment),
      store,
      items: items.map((item) => rowOf(orderItems, item)),
      events: events.map((event) => rowOf(shipmentEvents, event)),
      invoiceNumber,
    })),
    refunds: json.refunds.map((refund) => rowOf(refunds, refund)),
    returned: json.returned,
    returnedShipping: json.returnedShipping,
  };
}
