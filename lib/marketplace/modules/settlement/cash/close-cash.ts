import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { readGroup } from '../../../kernel/settings/queries';
import { captureCash, isCashDue, isCashOwed, type LockedOrder, lockOrder } from '../../orders';
import { openEntries } from '../cycle/run-cycle';
import { heldCash } from '../ledger/post-cash';
import { postDeliveries } from '../ledger/post-delivery';

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
 * Ends the cash of orders that waits for nobody: a courier has handed over all of it, or a store's rider has kept it
 * for longer than the settings allow, so that it is deducted from what the market owes the store. Then notes which
 * stores owe the market more than it owes them.
 * @returns how many orders were paid
 */
export async function closeCash(db: Database, now: Date): Promise<number> {
  const { cash_days: days } = await readGroup(db, 'dispatch');
  const since = new Date(now.getTime() - days * day);
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

/**
 * Captures the payment of an order whose cash no courier holds any more.
 * @param since riders who delivered before it keep the cash, which is deducted; by default they are waited for
 * @returns whether it was captured
 */
export async function closeOrder(
  tx: Database,
  locked: LockedOrder,
  now: Date,
  since?: Date,
): Promise<boolean> {
  if (!isCashOwed(locked)) return false;
  const delivered = locked.shipments.filter(({ status }) => status === 'delivered');
  await postDeliveries(
    tx,
    delivered.map(({ id }) => id),
  );
  const held = await heldCash(tx, [locked.order.id]);
  const isNetted = held.length > 0;
  if (held.some(({ holder }) => holder !== null) || (isNetted && !since)) return false;
  const isDenied = delivered.some((one) => one.notReceivedAt && !one.receivedAt);
  if (isNetted && isDenied) return false;
  const reference = isNetted ? 'NETTED' : 'REMITTED';
  await captureCash(tx, locked, { reference, operatorId: null, isNetted, now });
  return true;
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
