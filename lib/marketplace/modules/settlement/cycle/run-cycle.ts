import { count, eq, type SQL, sql } from 'drizzle-orm';
import { defaultDispatch } from '@/lib/contract/schemas/settings/dispatch';
import { compactDay } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';
import {
  settlementCycles,
  settlementLines,
  settlements,
} from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { allFaults, dueFaults, eachRow } from '../../../kernel/jobs/each-row';
import { countFaultsOf } from '../../../kernel/jobs/failed-jobs';
import { lastReturnDay } from '../../orders';
import { lastPeriod } from '../rules/periods';

/**
 * SQL: the end of the last Indian day on which a delivered line can come back, whatever its policy: it may be
 * faulty.
 */
const windowEnds = startOfIndianDay(
  sql`${dayInIndia(sql`d.at`)} + greatest(i.fault_days, ${lastReturnDay}::int) + 1`,
);

/** SQL: looks one row up for each entry: a plain join would hash the whole market's table for one store. */
const one = (row: SQL) => sql`left join lateral (select ${row} limit 1)`;

/**
 * SQL: entries of stores' accounts without a settlement, as `open (entry_id, store_id, order_item_id, amount,
 * component, kind, at, order_id, delivered_at, available_at)`: a line is available when its return window has
 * closed, an adjustment at once.
 */
export const openEntries: SQL = sql`
  select e.id as entry_id, e.store_id, e.order_item_id, e.amount, e.component, t.kind, t.at,
    t.order_id, d.at as delivered_at,
    coalesce(${windowEnds}, t.at) as available_at
  from stores owner
  left join settlement_marks mark on mark.store_id = owner.id
  join ledger_entries e on e.store_id = owner.id and e.id > coalesce(mark.entry_id, 0)
  ${one(sql`kind, at, order_id from ledger_transactions where id = e.transaction_id`)} t on true
  ${one(sql`shipment_id, fault_days from order_items where id = e.order_item_id`)} i on true
  ${one(sql`at from ledger_transactions where reference = 'delivery:' || i.shipment_id`)} d on true
  ${one(sql`entry_id from settlement_lines where entry_id = e.id`)} settled on true
  where e.account = 'store_payable' and e.component <> 'payout' and settled.entry_id is null`;

/**
 * SQL condition: a line waits for the end of its return, exchange or dispute: while a refusal can be
 * disputed, and until a replacement has arrived and its return days are over, or it came back.
 */
const isComingBack = (
  at: SQL,
) => sql`coalesce((select true from return_items ri join returns b on b.id = ri.return_id
  left join shipments r on r.id = b.replacement_shipment_id
  where ri.order_item_id = open.order_item_id and (
    b.status in ('requested', 'accepted', 'disputed', 'picked_up', 'received')
    or (b.status in ('refused', 'sent_back') and b.disputed_at is null
      and b.dispute_until > ${at})
    or (b.status = 'exchanged' and not exists (select 1 from shipment_events v
      where v.shipment_id = r.id and r.status = 'delivered' and v.status = 'delivered'
        and v.at <= ${at} - make_interval(days => ${lastReturnDay}::int)))) limit 1), false)`;

/** SQL: the days after which silence counts as confirmation; read once in a statement. */
const silenceDays = sql`coalesce((select (value ->> 'silence_days')::integer from setting_versions
  where "group" = 'dispatch' order by id desc limit 1), ${defaultDispatch.silence_days}::integer)`;

/**
 * SQL condition: more than the store's word proves that a line arrived: an operator who entered its cash, or, if it
 * was paid online, its shopper, an operator, the delivery code, the courier's scan or its shopper's silence. If the shopper reports that
 * nothing came, an operator decides.
 */
const hasArrived = (at: SQL) => sql`(open.order_item_id is null or coalesce((
  select true from order_items i join shipments s on s.id = i.shipment_id
    join payments p on p.order_id = s.order_id
  where i.id = open.order_item_id and (s.not_received_at is null or s.received_at is not null)
    and case when p.method = 'cod' then p.captured
      else s.received_at is not null or s.courier is not null
        or open.delivered_at <= ${at} - make_interval(days => ${silenceDays}) end limit 1), false))`;

/** SQL condition: an open entry belongs to a settlement whose period ends at that moment. */
export function isDue(periodTo: Date): SQL {
  const at = sql`${periodTo.toISOString()}::timestamptz`;
  return sql`(open.available_at <= ${at} and open.at < ${at} and not ${isComingBack(at)}
    and ${hasArrived(at)})`;
}

const job = 'settlements';

type Period = ReturnType<typeof lastPeriod>;

/**
 * Makes the settlements of the last whole week, once: each store's lines whose return window has closed, and
 * its adjustments. A store whose sum is not above zero gets none; all of it is carried to the next week. A
 * store whose settlement fails is recorded and tried again later, and the others get theirs.
 * @param options `isAsked`: somebody waits for the answer, so each failed one is tried again now
 * @returns how many were made
 */
export async function runCycle(db: Database, now: Date, { isAsked = false } = {}): Promise<number> {
  const period = lastPeriod(now);
  const [done] = await db
    .select({ to: settlementCycles.periodTo })
    .from(settlementCycles)
    .where(eq(settlementCycles.periodTo, period.to));
  const work = {
    now,
    subject: (id: string) => id,
    work: async (id: string) =>
      (await transact(db, (tx) => settleStore(tx, Number(id), period))) ? 1 : 0,
  };
  if (done) {
    const again = isAsked ? await allFaults(db, job) : await dueFaults(db, job, now);
    return eachRow(db, job, again, work);
  }
  const due = await rowsOf<{ id: string }>(
    db,
    sql`select store_id::text as id from (${openEntries}) as open where ${isDue(period.to)}
      group by store_id having sum(amount) < 0 order by store_id`,
  );
  const ids = due.map(({ id }) => id);
  const made = await eachRow(db, job, ids, work);
  await db.insert(settlementCycles).values({ periodTo: period.to }).onConflictDoNothing();
  return made;
}

/** Counts all settlements of the last whole week, whoever made them. */
export async function settlementsOfLastWeek(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ there: count() })
    .from(settlements)
    .where(eq(settlements.periodTo, lastPeriod(now).to));
  return row?.there ?? 0;
}

/** Counts the stores for which the settlement of a week could not be made. */
export const failedSettlements = (db: Database) => countFaultsOf(db, job);

/** Makes the settlement of one store and period; of two concurrent calls only one makes it. */
async function settleStore(tx: Database, storeId: number, period: Period): Promise<boolean> {
  const [store] = await tx
    .select({ prefix: stores.invoicePrefix })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  // The number contains the last day of the period.
  const number = `${store?.prefix}-${compactDay(period.to.getTime() - 1)}`;
  const [made] = await tx
    .insert(settlements)
    .values({ storeId, number, periodFrom: period.from, periodTo: period.to })
    .onConflictDoNothing({ target: [settlements.storeId, settlements.periodTo] })
    .returning({ id: settlements.id });
  if (!made) return false;
  const entries = await rowsOf<{ id: string; amount: string }>(
    tx,
    sql`select entry_id::text as id, amount::text as amount from (${openEntries}) as open
      where store_id = ${storeId} and ${isDue(period.to)}`,
  );
  const sum = entries.reduce((all, { amount }) => all + Number(amount), 0);
  if (sum >= 0) {
    await tx.delete(settlements).where(eq(settlements.id, made.id));
    return false;
  }
  const lines = entries.map(({ id }) => ({ settlementId: made.id, entryId: Number(id) }));
  for (let at = 0; at < lines.length; at += 5000) {
    await tx.insert(settlementLines).values(lines.slice(at, at + 5000));
  }
  await tx.update(settlements).set({ amount: -sum }).where(eq(settlements.id, made.id));
  await markSettled(tx, storeId);
  return true;
}

/** Moves the mark of a store past its settled entries, but not past entries posted within a day. */
async function markSettled(tx: Database, storeId: number): Promise<void> {
  await tx.execute(sql`
    insert into settlement_marks (store_id, entry_id)
    select ${storeId}, least(
      (select min(entry_id) from (${openEntries}) as open where store_id = ${storeId}),
      (select min(e.id) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.store_id = ${storeId} and e.account = 'store_payable' and t.created_at > now() - interval '1 day'
          and e.id > coalesce((select entry_id from settlement_marks where store_id = ${storeId}), 0)),
      (select max(id) + 1 from ledger_entries where store_id = ${storeId} and account = 'store_payable')) - 1
    on conflict (store_id) do update set entry_id = greatest(settlement_marks.entry_id, excluded.entry_id)`);
}
