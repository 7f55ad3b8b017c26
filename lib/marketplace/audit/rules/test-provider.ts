import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';

/** Returns whether the database has the test provider's tables, so that its books can be compared with ours. */
export async function hasTestProvider(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass('standin_orders') is not null as found`,
  );
  return row?.found ?? false;
}

/** Returns whether those tables include payouts: a market that left the test provider keeps its old ones. */
export async function hasTestPayouts(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass('standin_payouts') is not null as found`,
  );
  return row?.found ?? false;
}

/** Rules like those of `audit.ts`: each a query for its violations. */
export const always: Record<string, SQL> = {
  'the provider did not get what we say it captured': sql`
    select p.number from payments p
    join standin_orders so on so.id = p.provider_order_id
    left join standin_payments sp on sp.id = p.provider_payment_id
    where p.provider = 'test' and p.captured and (sp.id is null or not sp.captured or sp.amount <> p.amount
      or sp.order_id <> p.provider_order_id)`,

  'the provider gave back something else than we say': sql`
    select r.id::text from refunds r left join standin_refunds sr on sr.id = r.provider_refund_id
    where r.provider = 'test' and r.status = 'processed' and exists (select 1 from standin_payments sp where sp.id = r.provider_payment_id)
      and (sr.id is null or sr.amount <> r.amount or sr.payment_id <> r.provider_payment_id)`,
};

/** Additional invariants once the jobs have nothing left to do. */
export const whenQuiet: Record<string, SQL> = {
  'the provider keeps money that pays no order': sql`
    select sp.id from standin_payments sp
    where sp.captured and sp.amount_refunded < sp.amount
      and not exists (select 1 from payments p
        where p.provider = 'test' and p.provider_payment_id = sp.id and p.captured)`,

  'the provider and we disagree about what went back': sql`
    select sp.id from standin_payments sp
    where sp.amount_refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.provider = 'test' and r.provider_payment_id = sp.id and r.status = 'processed')`,
};

/** Rules on payouts, if `hasTestPayouts`. */
export const payouts: Record<string, SQL> = {
  'the provider paid out something else than we say': sql`
    select a.reference from payout_attempts a
      left join standin_payouts sp on sp.id = a.provider_payout_id
    where a.provider = 'test' and a.state = 'processed' and (sp.id is null or sp.amount <> a.amount
      or sp.utr is distinct from a.utr or sp.reference_id <> a.reference
      or sp.last_digits <> a.last_digits)`,
};

export const payoutsWhenQuiet: Record<string, SQL> = {
  'the provider paid out what we do not know of': sql`
    select sp.reference_id from standin_payouts sp
    where sp.status = 'processed' and not exists (select 1 from payout_attempts a
      where a.provider = 'test' and a.provider_payout_id = sp.id and a.state = 'processed')`,

  'the provider took a payout back and we count it as paid': sql`
    select a.reference from payout_attempts a join standin_payouts sp on sp.id = a.provider_payout_id
    where a.provider = 'test' and a.state = 'processed' and sp.status in ('reversed', 'failed')`,
};
