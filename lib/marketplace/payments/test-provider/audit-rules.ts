import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/connection';

/** Whether the database has the test provider's tables, so that its books can be compared with ours. */
export async function hasTestProvider(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass('standin_orders') is not null as found`,
  );
  return row?.found ?? false;
}

/** As the rules of `audit.ts`: each a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'the provider did not get what we say it captured': sql`
    select p.number from payments p
    join standin_orders so on so.id = p.provider_order_id
    left join standin_payments sp on sp.id = p.provider_payment_id
    where p.captured and (sp.id is null or not sp.captured or sp.amount <> p.amount
      or sp.order_id <> p.provider_order_id)`,

  'the provider gave back something else than we say': sql`
    select r.id::text from refunds r left join standin_refunds sr on sr.id = r.provider_refund_id
    where r.status = 'processed' and exists (select 1 from standin_payments sp where sp.id = r.provider_payment_id)
      and (sr.id is null or sr.amount <> r.amount or sr.payment_id <> r.provider_payment_id)`,
};

/** What must be true besides once the jobs have nothing left to do. */
export const whenQuiet: Record<string, SQL> = {
  'the provider keeps money that pays no order': sql`
    select sp.id from standin_payments sp
    where sp.captured and sp.amount_refunded < sp.amount
      and not exists (select 1 from payments p where p.provider_payment_id = sp.id and p.captured)`,

  'the provider and we disagree about what went back': sql`
    select sp.id from standin_payments sp
    where sp.amount_refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.provider_payment_id = sp.id and r.status = 'processed')`,
};
