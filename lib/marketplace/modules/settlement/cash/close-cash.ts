import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { readGroup } from '../../../kernel/settings/queries';
import { isCashDue, lockOrder } from '../../orders';
import { openEntries } from '../cycle/run-cycle';
import { applyEarly } from './apply-early';
import { closeOrder } from './close-order';

const job = 'cash';
const day = 24 * 3600 * 1000;
const batch = 200;

/** SQL: the paise that a courier has not handed over yet of its delivered shipment `s`. */
const isWithCourier = sql`(s.courier is not null and (select coalesce(sum(r.applied), 0)
    from cash_remittances r where r.shipment_id = s.id)
  < coalesce((select sum(e.amount) from ledger_transactions t join ledger_entries e
      on e.transaction_id = t.id and e.account = 'cash' where t.reference = 'cash:' || s.id), 1))`;

/** SQL: a store's rider may still hand over the cash of its shipment `s`, or its shopper denies the delivery. */
const isWithRider = (since: Date) => sql`(s.courier is null and (
  (s.not_received_at is not null and s.received_at is null)
  or exists (select 1 from shipment_events v where v.shipment_id = s.id and v.status = 'delivered'
    and v.at > ${since.toISOString()}::timestamptz)))`;

/**
 * Applies early remittances, then ends the cash of orders that waits for nobody: a courier has handed over all of it, or a store's rider has kept it
 * for longer than the settings allow, so that it is deducted from what the market owes the store. Then notes which
 * stores owe the market more than it owes them.
 * @returns how many orders were paid
 */
export async function closeCash(db: Database, now: Date): Promise<number> {
  const { cash_days: days } = await readGroup(db, 'dispatch');
  const since = new Date(now.getTime() - days * day);
  await applyEarly(db, now);
  const due = await rowsOf<{ id: number }>(
    db,
    sql`select o.id::float8 as id from payments p join orders o on o.id = p.order_id
      where ${isCashDue} and not ${isFaulty(job, sql`o.id`, now)} and not exists (select 1 from shipments s where s.order_id = o.id
        and s.status = 'delivered' and (${isWithCourier} or ${isWithRider(since)}))
      order by o.id limit ${batch}`,
  );
  const closed = await eachRow(db, job, due, {
    now,
    subject: ({ id }) => id,
    work: async ({ id }) =>
      transact(db, async (tx) => {
        const locked = await lockOrder(tx, id);
        return locked && (await closeOrder(tx, locked, now, since)) ? 1 : 0;
      }),
  });
  await noteOwing(db, now);
  return closed;
}

/** Notes since when stores owe the market more than it owes them, unpaid settlements included. */
async function noteOwing(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update stores set owes_since = case when owing.amount > 0 then ${now.toISOString()}::timestamptz end
    from (select sums.store_id, sum(sums.amount) as amount from (
        select store_id, amount from (${openEntries}) as open
        union all select store_id, -amount from settlements where status <> 'paid'
        union all select id, 0 from stores) as sums
      group by sums.store_id) as owing
    where owing.store_id = stores.id and (owing.amount > 0) = (stores.owes_since is null)`);
}
