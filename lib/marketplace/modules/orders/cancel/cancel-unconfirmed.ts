import { and, asc, eq, not, sql } from 'drizzle-orm';
import { defaultDispatch } from '@/lib/contract/schemas/settings/dispatch';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { stores } from '../../../kernel/db/schema/stores';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../../kernel/jobs/store-turns';
import { dueAt } from '../seller/queries';
import { cancelOrder } from './cancel';

const job = 'unconfirmed orders';
const batch = 50;

/** The hours of the settings; the subquery is evaluated once for all rows of a statement. */
const hoursLeft = sql`coalesce((
  select (${settingVersions.value} ->> 'cancel_after_hours')::integer from ${settingVersions}
  where ${settingVersions.group} = 'dispatch' order by ${settingVersions.id} desc limit 1
), ${defaultDispatch.cancel_after_hours}::integer)`;

/** Matches shipments whose deadline has passed by their store's clock. */
const isLate = (
  now: Date,
) => sql`exists (select from ${stores} where ${stores.id} = ${shipments.storeId}
  and ${dueAt} + make_interval(hours => ${hoursLeft}) <= ${now.toISOString()}::timestamptz)`;

/**
 * Cancels shipments that no store confirmed within the configured hours after their deadline, paid or payable on
 * delivery: returns stock and coupon, refunds payments, and mails the shopper.
 * @returns the number of cancelled shipments
 */
export async function cancelUnconfirmed(db: Database, now: Date): Promise<number> {
  const late = await claimInTurns(
    db,
    job,
    {
      ...{ table: shipments, store: shipments.storeId, columns: [shipments.id] },
      isOpen: sql`${shipments.status} = 'placed' and not ${shipments.isReplacement}`,
      isDue: and(isLate(now), not(isFaulty(job, sql`${shipments.id}`, now))),
      orderBy: [shipments.id],
      limit: batch,
    },
    (due) =>
      db
        .select({ id: shipments.id, orderId: orders.id, lang: orders.locale })
        .from(shipments)
        .innerJoin(orders, eq(orders.id, shipments.orderId))
        .where(isAmong(shipments.id, due))
        .orderBy(asc(shipments.id)),
  );
  return eachRow(db, job, late, {
    now,
    subject: ({ id }) => id,
    work: async (shipment) => ((await cancelOne(db, shipment)) ? 1 : 0),
  });
}

type Late = { id: number; orderId: number; lang: (typeof orders.$inferSelect)['locale'] };

async function cancelOne(db: Database, { id, orderId, lang }: Late): Promise<boolean> {
  const left = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.shipmentId, id),
        sql`${orderItems.quantity} > ${orderItems.cancelledQuantity}`,
      ),
    );
  if (!left.length) return false;
  const reason = textOf(lang, 'order_notes.not_confirmed');
  const body = { reason, item_ids: left.map((item) => item.id) };
  await cancelOrder(db, { by: 'system', orderId, body });
  return true;
}
