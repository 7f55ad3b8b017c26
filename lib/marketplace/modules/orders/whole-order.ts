import { type SQL, sql } from 'drizzle-orm';
import type { Named } from '@/lib/contract/schemas/catalog';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Database } from '../../kernel/db/connection';
import { type JsonRow, jsonObject, jsonRow, prepared, rowOf } from '../../kernel/db/prepared';
import { courierBookings, courierScans } from '../../kernel/db/schema/couriers';
import { deliveryCodes } from '../../kernel/db/schema/delivery-secrets';
import { orderItems, orders, shipmentEvents, shipments } from '../../kernel/db/schema/orders';
import { invoices, payments, refunds } from '../../kernel/db/schema/payments';
import { returnItems, returns } from '../../kernel/db/schema/returns';
import { stores } from '../../kernel/db/schema/stores';
import type { ItemRow, OrderRow, OrderViewer } from './queries';

/** A shipment with everything shown of it, each list oldest first. */
export type WholeShipment = typeof shipments.$inferSelect & {
  store: Named;
  items: ItemRow[];
  events: (typeof shipmentEvents.$inferSelect)[];
  invoiceNumber: string | null;
  deliveryCode: string | null;
  /** The booking under way or done at a courier. */
  booking: typeof courierBookings.$inferSelect | null;
  scans: (typeof courierScans.$inferSelect)[];
};

/** A part of an item that a return was requested for; paise. */
export type ReturnedPart = {
  itemId: number;
  quantity: number;
  status: ReturnStatus;
  isRefunded: boolean;
  taxable: number;
  tax: number;
  /** The share of the coupon's discount. */
  discount: number;
};

type WholeOrder = {
  order: OrderRow;
  /** The captured payment, else the newest. */
  payment: typeof payments.$inferSelect;
  shipments: WholeShipment[];
  refunds: (typeof refunds.$inferSelect)[];
  returned: ReturnedPart[];
  /** Paise of shipping that returns have refunded. */
  returnedShipping: number;
  /** Paise by which refunds of cash went beyond goods and shipping; signed. */
  returnedRounding: number;
};

type ShipmentJson = {
  shipment: JsonRow<typeof shipments>;
  store: Named;
  items: JsonRow<typeof orderItems>[];
  events: JsonRow<typeof shipmentEvents>[];
  invoiceNumber: string | null;
  deliveryCode: string | null;
  booking: JsonRow<typeof courierBookings> | null;
  scans: JsonRow<typeof courierScans>[];
};

type OrderJson = {
  order: JsonRow<typeof orders>;
  payment: JsonRow<typeof payments> | null;
  shipments: ShipmentJson[];
  refunds: JsonRow<typeof refunds>[];
  returned: ReturnedPart[];
  returnedShipping: number;
  returnedRounding: number;
};

const listOf = (row: SQL, order: SQL, from: SQL) =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;

const isBooked = sql`${courierBookings.shipmentId} = ${shipments.id}
  and ${courierBookings.state} = 'booked'`;

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
  deliveryCode: sql`(select ${deliveryCodes.code} from ${deliveryCodes}
    where ${deliveryCodes.shipmentId} = ${shipments.id})`,
  booking: sql`(select ${jsonRow(courierBookings)} from ${courierBookings} where ${isBooked})`,
  scans: listOf(
    jsonRow(courierScans),
    sql`${courierScans.at}, ${courierScans.id}`,
    sql`${courierScans} join ${courierBookings} on ${courierBookings.id} = ${courierScans.bookingId}
      where ${isBooked}`,
  ),
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
  returnedRounding: sql`(select coalesce(sum(${returns.rounding}), 0) from ${returns}
    where ${returns.orderId} = ${orders.id} and ${returns.refundedAt} is not null)`,
});

const orderWhere = (...conditions: SQL[]) =>
  sql<OrderJson>`select ${orderJson} from ${orders} where ${sql.join(conditions, sql` and `)}`;

const withId = sql`${orders.id} = ${sql.placeholder('id')}`;
const withNumber = sql`${orders.number} = ${sql.placeholder('number')}`;
const ofShopper = sql`${orders.userId} = ${sql.placeholder('userId')}`;

type Own<Key> = Key & { userId: number };

const byId = prepared<{ id: number }, OrderJson>('order_by_id', () => orderWhere(withId));
const ownById = prepared<Own<{ id: number }>, OrderJson>('own_order_by_id', () =>
  orderWhere(withId, ofShopper),
);
const byNumber = prepared<{ number: string }, OrderJson>('order_by_number', () =>
  orderWhere(withNumber),
);
const ownByNumber = prepared<Own<{ number: string }>, OrderJson>('own_order_by_number', () =>
  orderWhere(withNumber, ofShopper),
);

function readJson(db: Database, actor: OrderViewer, key: { id: number } | { number: string }) {
  if (actor.kind !== 'shopper') return 'id' in key ? byId(db, key) : byNumber(db, key);
  const userId = actor.id;
  return 'id' in key ? ownById(db, { ...key, userId }) : ownByNumber(db, { ...key, userId });
}

/** Returns an order with everything that belongs to it, as of one moment; undefined for another shopper's order. */
export async function findWholeOrder(
  db: Database,
  actor: OrderViewer,
  key: { id: number } | { number: string },
): Promise<WholeOrder | undefined> {
  const [json] = await readJson(db, actor, key);
  if (!json?.payment) return undefined;
  return {
    order: rowOf(orders, json.order),
    payment: rowOf(payments, json.payment),
    shipments: json.shipments.map(({ shipment, store, items, events, ...sent }) => ({
      ...rowOf(shipments, shipment),
      store,
      items: items.map((item) => rowOf(orderItems, item)),
      events: events.map((event) => rowOf(shipmentEvents, event)),
      invoiceNumber: sent.invoiceNumber,
      deliveryCode: sent.deliveryCode,
      booking: sent.booking && rowOf(courierBookings, sent.booking),
      scans: sent.scans.map((scan) => rowOf(courierScans, scan)),
    })),
    refunds: json.refunds.map((refund) => rowOf(refunds, refund)),
    returned: json.returned,
    returnedShipping: json.returnedShipping,
    returnedRounding: json.returnedRounding,
  };
}
