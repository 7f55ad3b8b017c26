import { sql } from 'drizzle-orm';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import type { CashDue } from '@/lib/contract/schemas/operators/cash';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { rupees } from '../../../kernel/money/rupees';

/**
 * Matches cash of a payment `p` and order `o` that has not been entered although no shipment is under way any
 * more.
 */
export const isCashDue = sql`p.method = 'cod' and p.status = 'due'
  and exists (select 1 from shipments s where s.order_id = o.id and s.status = 'delivered')
  and not exists (select 1 from shipments s where s.order_id = o.id
    and s.status not in ('delivered', 'returned', 'cancelled'))`;

/** Returns orders delivered against cash that nobody has entered yet, the first delivered first. */
export async function listCashDue(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: CashDue[]; total: number }> {
  const due = sql`payments p join orders o on o.id = p.order_id where ${isCashDue}`;
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::float8 as total from (select 1 from ${due} limit ${mostCounted + 1}) as found`,
  );
  const rows = await rowsOf<{ number: string; amount: number; stores: string; at: string }>(
    db,
    sql`select o.number, p.amount::float8 as amount, d.stores, d.at
      from (select o.id, o.number, p.amount from ${due}) as o
        join payments p on p.order_id = o.id
        cross join lateral (select string_agg(distinct t.name, ', ') as stores,
            to_char(max(e.at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
          from shipments s join stores t on t.id = s.store_id
            join shipment_events e on e.shipment_id = s.id and e.status = 'delivered'
          where s.order_id = o.id and s.status = 'delivered') d
      order by d.at, o.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  const orders = rows.map(({ number, amount, stores, at }) => ({
    order_number: number,
    amount: rupees(amount),
    stores,
    delivered_at: at,
  }));
  return { orders, total: counted?.total ?? 0 };
}
