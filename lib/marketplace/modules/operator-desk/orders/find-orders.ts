import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OperatorOrders, operatorOrdersQuerySchema } from '@/lib/api/schemas/operators/orders';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { invoices, payments, refunds } from '../../../kernel/db/schema/payments';
import { creditNotes, returns } from '../../../kernel/db/schema/returns';
import { rupees } from '../../../kernel/money/rupees';
import { listShipments } from '../../orders';

type Query = z.output<typeof operatorOrdersQuerySchema>;

/** A page of orders, newest first: all, or those that the search names exactly. */
export async function listOperatorOrders(
  db: Database,
  { search, status, payment, page, limit }: Query,
): Promise<OperatorOrders> {
  const where = and(
    search ? sql`${orders.id} in (${named(search)})` : undefined,
    status &&
      sql`${orders.id} in (select ${shipments.orderId} from ${shipments}
        where ${shipments.status} = ${status})`,
    payment &&
      sql`${orders.id} in (select ${payments.orderId} from ${payments}
        where ${payments.status} = ${payment})`,
  );
  const rows = await db
    .select({ order: orders, firstName: users.firstName, lastName: users.lastName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await countSome(db, db.select({ id: orders.id }).from(orders).where(where));
  const ids = rows.map(({ order }) => order.id);
  const sent = ids.length ? await listShipments(db, ids) : [];
  const paid = ids.length
    ? await db
        .select({ orderId: payments.orderId, method: payments.method, status: payments.status })
        .from(payments)
        .where(inArray(payments.orderId, ids))
        .orderBy(desc(payments.captured), desc(payments.id))
    : [];
  return {
    orders: rows.map(({ order, firstName, lastName }) => ({
      number: order.number,
      placed_at: order.placedAt.toISOString(),
      shopper: `${firstName} ${lastName}`.trim(),
      city: order.shippingAddress.city,
      grand_total: rupees(order.grandTotal),
      payment: {
        method: order.paymentMethod,
        status: paid.find(({ orderId }) => orderId === order.id)?.status ?? 'created',
      },
      shipments: sent
        .filter(({ shipment }) => shipment.orderId === order.id)
        .map(({ shipment, store }) => ({ store: store.name, status: shipment.status })),
    })),
    total,
    page,
    limit,
  };
}

/**
 * Ids of the orders that have this mail, phone or number: of the order, a payment (ours or the provider's), a
 * refund, an AWB, an invoice, a credit note or a return. Each part uses an index of its own.
 */
function named(search: string): SQL {
  if (search.includes('@')) {
    return sql`select o.id from ${users} u join ${orders} o on o.user_id = u.id
      where u.email = ${search.toLowerCase()}`;
  }
  const number = search.toUpperCase();
  const phone = search.replace(/[^\d]/g, '').slice(-10);
  const parts = [
    sql`select id from ${orders} where number = ${number}`,
    sql`select order_id from ${shipments} where upper(awb) = ${number}`,
    sql`select order_id from ${payments} where number = ${number}`,
    sql`select order_id from ${payments} where provider_payment_id = ${search}`,
    sql`select order_id from ${payments} where provider_order_id = ${search}`,
    sql`select p.order_id from ${refunds} r join ${payments} p on p.id = r.payment_id
      where r.provider_refund_id = ${search}`,
    sql`select s.order_id from ${invoices} i join ${shipments} s on s.id = i.shipment_id
      where i.number = ${number}`,
    sql`select s.order_id from ${creditNotes} c join ${invoices} i on i.id = c.invoice_id
      join ${shipments} s on s.id = i.shipment_id where c.number = ${number}`,
    sql`select order_id from ${returns} where number = ${number}`,
    ...(phone.length === 10
      ? [
          sql`select o.id from ${users} u join ${orders} o on o.user_id = u.id where u.phone = ${phone}`,
          sql`select id from ${orders} where shipping_address->>'phone' = ${phone}`,
        ]
      : []),
  ];
  return sql.join(parts, sql` union `);
}
