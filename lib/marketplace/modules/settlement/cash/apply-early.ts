import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { cashRemittances } from '../../../kernel/db/schema/operator-orders';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { lockOrder } from '../../orders';
import { post } from '../ledger/post';
import { closeOrder } from './close-order';
import { dueOf, stateOf } from './due';

/** The job and its subjects, told apart from orders. */
const job = 'cash';
const subject = sql`'remittance ' || m.id`;
const batch = 200;

type Early = { id: number; orderId: number; shipmentId: number };

/**
 * Applies what couriers handed over before their scan “delivered” was read: it lay in nobody's account until then.
 * @returns how many remittances were applied
 */
export async function applyEarly(db: Database, now: Date): Promise<number> {
  const early = await rowsOf<Early>(
    db,
    sql`select m.id::float8 as id, s.order_id::float8 as "orderId", s.id::float8 as "shipmentId"
      from cash_remittances m join shipments s on s.id = m.shipment_id and s.courier = m.courier
        join payments p on p.order_id = s.order_id
      where m.applied < m.amount and s.status = 'delivered' and p.method = 'cod' and p.status = 'due'
        and not ${isFaulty(job, subject, now)}
        and (select coalesce(sum(r.applied), 0) from cash_remittances r where r.shipment_id = s.id)
          < coalesce((select sum(e.amount) from ledger_transactions t join ledger_entries e
              on e.transaction_id = t.id and e.account = 'cash' where t.reference = 'cash:' || s.id), 1)
      order by m.id limit ${batch}`,
  );
  return eachRow(db, job, early, {
    now,
    subject: ({ id }) => `remittance ${id}`,
    work: (row) => transact(db, (tx) => applyOne(tx, row, now)),
  });
}

async function applyOne(
  tx: Database,
  { id, orderId, shipmentId }: Early,
  now: Date,
): Promise<number> {
  const locked = await lockOrder(tx, orderId);
  const [row] = await tx.select().from(cashRemittances).where(eq(cashRemittances.id, id));
  if (!locked || !row) return 0;
  const due = await dueOf(tx, locked, shipmentId);
  const amount = Math.min(row.amount - row.applied, due.left);
  if (amount === 0) return 0;
  await tx
    .update(cashRemittances)
    .set({ applied: row.applied + amount, state: stateOf(row.amount, due) })
    .where(eq(cashRemittances.id, id));
  await post(tx, {
    kind: 'remittance',
    reference: `remittance:${id}:applied`,
    orderId,
    at: now,
    entries: [
      { account: 'cash', amount },
      { account: 'cash', holder: row.courier, amount: -amount },
    ],
  });
  await closeOrder(tx, locked, now);
  return 1;
}
