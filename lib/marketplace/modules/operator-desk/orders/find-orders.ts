import { and, asc, desc, eq, gte, ilike, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import {
  codeText,
  emailText,
  identifierText,
  mobileNumberOf,
} from '@/lib/contract/schemas/numbers/identifier-text';
import type {
  OperatorOrders,
  operatorOrdersQuerySchema,
} from '@/lib/contract/schemas/operators/orders';
import { fullName } from '@/lib/i18n/names/full-name';
import { containing } from '@/lib/text/containing';
import { daysAfter, startOfDay } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { invoices, payments, refunds } from '../../../kernel/db/schema/payments';
import { creditNotes, returns } from '../../../kernel/db/schema/returns';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { listShipments } from '../../orders';

type Query = z.output<typeof operatorOrdersQuerySchema>;

/** Returns a page of orders that match all filters, with the number and the amount of all that do. */
export async function listOperatorOrders(db: Database, query: Query): Promise<OperatorOrders> {
  const { page, limit, sort } = query;
  const where = matching(query);
  const by = sort?.endsWith('amount') ? [orders.grandTotal, orders.id] : [orders.id];
  const rows = await db
    .select({ order: orders, firstName: users.firstName, lastName: users.lastName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(...by.map(sort && !sort.startsWith('-') ? asc : desc))
    .limit(limit)
    .offset((page - 1) * limit);
  const { total, amount } = await sumUp(db, where);
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
      shopper: fullName(firstName, lastName),
      city: order.shippingAddress.city,
      pincode: order.shippingAddress.pincode,
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
    amount: total > mostCounted ? null : rupees(amount),
    page,
    limit,
  };
}

function matching(query: Query): SQL | undefined {
  const { search, status, payment, method, from, to, store, pincode } = query;
  const { amount_from: least, amount_to: most } = query;
  return and(
    search ? sql`${orders.id} in (${named(search)})` : undefined,
    status &&
      sql`${orders.id} in (select ${shipments.orderId} from ${shipments}
        where ${shipments.status} = ${status})`,
    payment &&
      sql`${orders.id} in (select ${payments.orderId} from ${payments}
        where ${payments.status} = ${payment})`,
    method && eq(orders.paymentMethod, method),
    from ? gte(orders.placedAt, startOfDay(from)) : undefined,
    to ? lt(orders.placedAt, startOfDay(daysAfter(to, 1))) : undefined,
    store
      ? sql`${orders.id} in (select ${shipments.orderId} from ${shipments}
          join ${stores} on ${stores.id} = ${shipments.storeId}
          where ${ilike(stores.name, containing(store))})`
      : undefined,
    least === undefined ? undefined : gte(orders.grandTotal, Math.round(least * 100)),
    most === undefined ? undefined : lte(orders.grandTotal, Math.round(most * 100)),
    pincode ? sql`${orders.shippingAddress}->>'pincode' = ${pincode}` : undefined,
  );
}

/** Counts and adds up the orders, up to `mostCounted` + 1 of them; the amount in paise. */
async function sumUp(db: Database, where: SQL | undefined) {
  const found = db
    .select({ amount: orders.grandTotal })
    .from(orders)
    .where(where)
    .limit(mostCounted + 1);
  const [sum] = await rowsOf<{ total: number; amount: number }>(
    db,
    sql`select count(*)::int as total, coalesce(sum(grand_total), 0)::float8 as amount
      from (${found}) as found`,
  );
  return sum ?? { total: 0, amount: 0 };
}

/** Fewest letters of a name; the index finds no shorter ones. */
const fewestLetters = 3;

/**
 * Returns ids of the orders with this mail, phone or number: of the order, a payment (ours or the provider's), a
 * refund, an AWB, an invoice, a credit note or a return; or with a recipient whose name contains the text. Each part
 * uses an index of its own.
 */
function named(search: string): SQL {
  if (search.includes('@')) {
    return sql`select o.id from ${users} u join ${orders} o on o.user_id = u.id
      where u.email = ${emailText(search)}`;
  }
  const number = codeText(search).replace(/^#/, '');
  const phone = mobileNumberOf(search);
  const parts = [
    sql`select id from ${orders} where number = ${number}`,
    sql`select order_id from ${shipments} where upper(awb) = ${identifierText(search).toUpperCase()}`,
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
    ...(phone
      ? [
          sql`select o.id from ${users} u join ${orders} o on o.user_id = u.id where u.phone = ${phone}`,
          sql`select id from ${orders} where shipping_address->>'phone' = ${phone}`,
        ]
      : []),
    ...(/^\p{L}[\p{L}\p{M}\s.'’-]*$/u.test(search) && search.length >= fewestLetters
      ? [
          sql`select id from ${orders} where ${orders.shippingAddress}->>'full_name' ilike ${containing(search)}`,
        ]
      : []),
  ];
  return sql.join(parts, sql` union `);
}
