import { sql } from 'drizzle-orm';
import { faults } from '@/lib/api/schemas/returns/terms';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import type { ReturnRow } from './queries';

/**
 * Settles the delivery fee as a return is refunded: it goes back with the last of them, once nothing of the shipment
 * stays with the shopper and each unit went back for a fault. What was planned with the request may be otherwise:
 * another return was refused meanwhile, exchanged, or is not over yet.
 * @returns the return as it is refunded; paise
 */
export async function withShippingDue(
  tx: Database,
  row: ReturnRow,
  shipment: { id: number; shipping: number },
): Promise<ReturnRow> {
  const [found] = await rowsOf<{ isDue: boolean }>(
    tx,
    sql`select (select coalesce(sum(i.quantity - i.cancelled_quantity), 0)
            from order_items i where i.shipment_id = ${shipment.id})
          = (select count(*) from return_units u
            join return_items ri on ri.id = u.return_item_id join returns r on r.id = ri.return_id
            where r.shipment_id = ${shipment.id} and (r.id = ${row.id} or r.refunded_at is not null)
              and r.reason in (${sql.join(
                faults.map((fault) => sql`${fault}`),
                sql`, `,
              )}))
        and not exists (select 1 from returns r where r.shipment_id = ${shipment.id}
          and r.id <> ${row.id} and r.refunded_at is not null and r.shipping > 0) as "isDue"`,
  );
  const shipping = found?.isDue ? shipment.shipping : 0;
  if (shipping === row.shipping) return row;
  if (shipping > 0) {
    // The fee that was planned with another is that one's no more.
    await tx
      .update(returns)
      .set({ shipping: 0 })
      .where(sql`${returns.shipmentId} = ${shipment.id} and ${returns.id} <> ${row.id}`);
  }
  await tx.update(returns).set({ shipping }).where(sql`${returns.id} = ${row.id}`);
  return { ...row, shipping };
}
