import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';

/** A cash order with its features as they were scored when it was placed, and how it ended. */
export type FinishedOrder = {
  orderId: number;
  isRefused: boolean;
  /** True if the shopper had to confirm it by a code. */
  isConfirmed: boolean;
  /** Paise. */
  value: number;
  features: Record<string, number>;
};

/** A market with more cash orders learns from the newest ones. */
const most = 20_000;

/**
 * Returns the newest finished cash orders that were scored, by their ids. An order that was paid online before the
 * door, or cancelled whole, teaches nothing.
 */
export const listFinished = (db: Database): Promise<FinishedOrder[]> =>
  rowsOf<FinishedOrder>(
    db,
    sql`select o.id::float8 as "orderId", bool_or(s.status = 'returned') as "isRefused",
        exists (select 1 from cash_confirmations c where c.order_id = o.id) as "isConfirmed",
        o.grand_total::float8 as value,
        (select jsonb_object_agg(r->>'feature', r->'value') from jsonb_array_elements(k.reasons) r) as features
      from (select order_id, reasons from cash_risks order by order_id desc limit ${most}) k
        join orders o on o.id = k.order_id and o.payment_method = 'cod'
        join shipments s on s.order_id = o.id and not s.is_replacement
      group by o.id, k.reasons
      having bool_and(s.status in ('delivered', 'returned', 'cancelled'))
        and bool_or(s.status <> 'cancelled')
      order by o.id`,
  );

/** Returns true for the fifth of the orders that teaches nothing, so that what was learned can be checked on it. */
export const isHeldOut = ({ orderId }: Pick<FinishedOrder, 'orderId'>) => orderId % 5 === 0;
