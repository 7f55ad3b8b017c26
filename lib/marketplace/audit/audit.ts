import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../kernel/db/connection';
import * as cash from './rules/cash';
import * as couriers from './rules/couriers';
import * as inventory from './rules/inventory';
import * as gst from './rules/money';
import * as promotions from './rules/promotions';
import * as returns from './rules/returns';
import * as settlement from './rules/settlement';
import * as splits from './rules/splits';
import * as testProvider from './rules/test-provider';
import { hasTestPayouts, hasTestProvider } from './rules/test-provider';

/** A broken rule, and its subject: the number of an order or payment, or an id. */
export type Finding = { rule: string; subject: string };

/** Invariants of stock, holds, orders, payments and refunds at any moment, each as a query for its violations. */
const always: Record<string, SQL> = {
  'stock or sold quantity is negative': sql`
    select id::text from products where stock < 0 or sold_count < 0`,

  'stock is not the sum of its movements': sql`
    select p.id::text from products p
    left join (select product_id, sum(delta) as moved from stock_movements group by product_id) m
      on m.product_id = p.id
    where p.stock <> coalesce(m.moved, 0)`,

  'an order has not exactly one payment': sql`
    select number from orders o where (select count(*) from payments p where p.order_id = o.id) <> 1`,

  'an order has no shipment': sql`
    select number from orders o where not exists (select 1 from shipments s where s.order_id = o.id)`,

  'an order is not the sum of its items and shipping': sql`
    select number from orders o where grand_total - rounding <>
      (select sum(s.shipping) from shipments s where s.order_id = o.id)
      + (select sum(i.total) from order_items i join shipments s on s.id = i.shipment_id
         where s.order_id = o.id)`,

  'what is to be paid is not what the order costs': sql`
    select p.number from payments p join orders o on o.id = p.order_id
    where p.amount > o.grand_total or (p.method <> 'cod' and not o.was_cash and p.amount <> o.grand_total)
      or p.method <> o.payment_method`,

  'a payment is captured but its status says otherwise, or the other way round': sql`
    select number from payments where captured <> (status in ('captured', 'refunded'))`,

  'a capture names no payment of the provider': sql`
    select number from payments
    where method <> 'cod' and captured and (provider_payment_id is null or processed_at is null)`,

  'a refund goes to another provider than its payment came from': sql`
    select r.id::text from refunds r join payments p on p.id = r.payment_id
    where r.provider is not null and r.provider is distinct from p.provider
      and not exists (select 1 from door_payments d where d.payment_id = p.id and d.provider = r.provider)`,

  'an order is under way without its money': sql`
    select distinct o.number from orders o join payments p on p.order_id = o.id
      join shipments s on s.order_id = o.id
    where p.method <> 'cod' and not p.captured and s.status not in ('pending_payment', 'cancelled')`,

  'an order is paid and still waits for payment': sql`
    select distinct o.number from orders o join payments p on p.order_id = o.id
      join shipments s on s.order_id = o.id
    where p.captured and s.status = 'pending_payment'`,

  'an order is paid, cancelled, and the money does not go back': sql`
    select o.number from orders o join payments p on p.order_id = o.id
    where p.captured and p.method <> 'cod'
      and not exists (select 1 from shipments s where s.order_id = o.id and s.status <> 'cancelled')
      and p.amount > (select coalesce(sum(r.amount), 0) from refunds r
        where r.payment_id = p.id and r.provider_payment_id = p.provider_payment_id)`,

  'an order paid on delivery waits for payment or holds stock': sql`
    select distinct o.number from orders o
    where o.payment_method = 'cod' and (
      exists (select 1 from shipments s where s.order_id = o.id and s.status = 'pending_payment')
      or exists (select 1 from stock_holds h where h.order_id = o.id))`,

  'cash is collected though nothing was delivered': sql`
    select p.number from payments p where p.method = 'cod' and p.captured
      and not exists (select 1 from shipments s where s.order_id = p.order_id and s.status = 'delivered')`,

  'cash is collected without the receipt that an operator entered': sql`
    select p.number from payments p left join cash_receipts c on c.payment_id = p.id
    where (p.method = 'cod' and p.captured and c.amount is distinct from p.amount)
      or (c.id is not null and not p.captured)`,

  'holds are not the quantities of their order': sql`
    select o.number from orders o
    join shipments s on s.order_id = o.id join order_items i on i.shipment_id = s.id
    left join stock_holds h on h.order_id = o.id and h.product_id = i.product_id
    where o.payment_method <> 'cod' and not o.was_cash and not s.is_replacement
    group by o.id, i.product_id, h.quantity having h.quantity is distinct from sum(i.quantity)
    union
    select o.number from orders o join stock_holds h on h.order_id = o.id
    where not exists (select 1 from order_items i join shipments s on s.id = i.shipment_id
      where s.order_id = o.id and i.product_id = h.product_id)`,

  'stock is held for an order that does not wait for payment': sql`
    select o.number from orders o join stock_holds h on h.order_id = o.id
    where h.settled_at is null
      and not exists (select 1 from shipments s where s.order_id = o.id and s.status = 'pending_payment')`,

  'an order waits for payment and holds nothing': sql`
    select o.number from orders o join shipments s on s.order_id = o.id
    where s.status = 'pending_payment'
      and not exists (select 1 from stock_holds h where h.order_id = o.id and h.settled_at is null)`,

  'money took up an order more than an hour after its lapse': sql`
    select distinct o.number from orders o join stock_holds h on h.order_id = o.id
    where h.outcome = 'sold' and h.settled_at > h.lapsed_at + interval '1 hour'`,

  'held stock is sold but not paid': sql`
    select o.number from orders o join stock_holds h on h.order_id = o.id
      join payments p on p.order_id = o.id
    where h.outcome = 'sold' and not p.captured`,

  'stock was returned though its order is under way': sql`
    select o.number from orders o join stock_holds h on h.order_id = o.id
      join order_items i on i.product_id = h.product_id
      join shipments s on s.id = i.shipment_id and s.order_id = o.id
    where h.outcome in ('lapsed', 'given_back')
      and s.status <> 'cancelled' and i.cancelled_quantity < i.quantity`,

  'more goes back than was paid': sql`
    select p.number from payments p where p.amount < (
      select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id
        and r.status <> 'failed'
        and r.provider_payment_id is not distinct from p.provider_payment_id)`,

  'more of the cash goes back than was paid': sql`
    select p.number from payments p where p.method = 'cod' and p.captured and p.amount < (
        select coalesce(sum(r.amount), 0) from refunds r
        where r.payment_id = p.id and r.provider_payment_id is null)
      + (select coalesce(sum(b.goods + b.shipping + b.rounding - coalesce(o.amount, 0)), 0) from returns b
        left join refund_offsets o on o.idempotency_key = 'return-' || b.id
        where b.order_id = p.order_id and b.refunded_at is not null
          and b.target <> 'original_payment')`,

  'money goes back that never came': sql`
    select p.number from payments p join refunds r on r.payment_id = p.id
    where not p.captured and (r.provider_payment_id is null or r.provider_payment_id = p.provider_payment_id)`,

  'a payment is refunded in name only': sql`
    select p.number from payments p where p.status = 'refunded' and p.amount > (
      select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id
        and r.status = 'processed' and r.provider_payment_id = p.provider_payment_id)`,

  'more of an item is returned than was sent': sql`
    select u.order_item_id::text from return_units u join order_items i on i.id = u.order_item_id
    where u.unit > i.quantity - i.cancelled_quantity
    union
    select r.order_item_id::text from return_items r
    where r.quantity <> (select count(*) from return_units u where u.return_item_id = r.id)
      and not exists (select 1 from returns b where b.id = r.return_id and b.status = 'lapsed')`,

  'a return is not the sum of its items': sql`
    select r.number from returns r where r.goods <>
      (select coalesce(sum(i.total), 0) from return_items i where i.return_id = r.id)`,

  'a return is refunded without its refund': sql`
    select r.number from returns r
    where r.refunded_at is not null and r.target = 'original_payment' and r.goods + r.shipping > 0
      and r.goods + r.shipping + r.rounding <>
        (select coalesce(sum(f.amount), 0) from refunds f where f.idempotency_key = 'return-' || r.id)
        + (select coalesce(sum(o.amount), 0) from refund_offsets o
          where o.idempotency_key = 'return-' || r.id)`,

  "an operator's refund is not what was asked for, or was approved by nobody": sql`
    select q.id::text from refund_requests q join refunds r on r.id = q.refund_id
    where r.amount <> q.amount or r.reason <> 'goodwill'
      or (q.needs_approval and (q.decided_by is null or q.decided_by is not distinct from q.requested_by))`,

  'a return of invoiced goods is refunded without its credit note': sql`
    select r.number from returns r join invoices v on v.shipment_id = r.shipment_id
    where r.refunded_at is not null and not exists (select 1 from credit_notes c
      where c.return_id = r.id and c.invoice_id = v.id and c.total = r.goods + r.shipping)`,

  'a credit note gives back what was not returned': sql`
    select c.number from credit_notes c join invoices v on v.id = c.invoice_id
      join shipments s on s.id = v.shipment_id
      left join returns r on r.id = c.return_id
    where (r.id is null and s.status <> 'returned') or (r.id is not null and r.refunded_at is null)`,

  'a refund could not be made': sql`select id::text from refunds where status = 'failed'`,
};

/** Additional invariants once every job has run until nothing was left to do. */
const whenQuiet: Record<string, SQL> = {
  'an event was never settled': sql`
    select event_id from payment_events where settled_at is null`,

  'a refund was never sent': sql`
    select id::text from refunds where status = 'pending' and provider_payment_id is not null`,
};

/** Returns the rules for this database, including those on the test provider's books if it has them. */
async function rulesOf(db: Database, quiet: boolean): Promise<[rule: string, query: SQL][]> {
  const hasProvider = await hasTestProvider(db);
  const hasPayouts = await hasTestPayouts(db);
  return Object.entries({
    ...always,
    ...inventory.always,
    ...gst.always,
    ...cash.always,
    ...promotions.always,
    ...returns.always,
    ...splits.always,
    ...couriers.always,
    ...settlement.always,
    ...(hasProvider && testProvider.always),
    ...(hasPayouts && testProvider.payouts),
    ...(quiet && whenQuiet),
    ...(quiet && settlement.whenQuiet),
    ...(quiet && cash.whenQuiet),
    ...(quiet && couriers.whenQuiet),
    ...(quiet && hasProvider && testProvider.whenQuiet),
    ...(quiet && hasPayouts && testProvider.payoutsWhenQuiet),
  });
}

const breaking = (rule: string, query: SQL) =>
  sql`select ${rule}::text as rule, found.* from (${query}) as found (subject)`;

/**
 * Audits the whole database, including the test provider's books if it has them; the result must be empty.
 * @param options `quiet`: the jobs have nothing left to do
 */
export async function audit(db: Database, options: { quiet?: boolean } = {}): Promise<Finding[]> {
  const rules = await rulesOf(db, options.quiet ?? false);
  const all = rules.map(([rule, query]) => breaking(rule, query));
  return rowsOf<Finding>(db, sql.join(all, sql` union all `));
}

/** The most findings of one rule; more tell nothing new. */
const mostOfRule = 1000;

export const notChecked = 'a rule was not checked in time';

/**
 * Audits like `audit`, one rule after the other, with turns for other work in between; each rule sees one
 * state of the database. A rule that exceeds the connection's time limit is a finding itself.
 * @param between is awaited before each rule, and may throw to end the audit
 */
export async function auditByRule(db: Database, between: () => Promise<void>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, query] of await rulesOf(db, false)) {
    await between();
    const found = rowsOf<Finding>(db, sql`${breaking(rule, query)} limit ${mostOfRule}`);
    findings.push(...(await found.catch((error) => unchecked(rule, error))));
  }
  return findings;
}

const tooLong = ['57014', '55P03'];

/** @throws {Error} unless the error was the time limit of a statement or lock */
function unchecked(rule: string, error: { cause?: { code?: string } }): Finding[] {
  if (tooLong.includes(error.cause?.code ?? '')) return [{ rule: notChecked, subject: rule }];
  throw error;
}

/**
 * Counts the units of each product: in stock, sold and held. The count survives whatever happens to orders
 * and payments; only a seller's delivery changes it.
 */
export async function countStock(db: Database): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; quantity: number }>(
    db,
    sql`select p.id::float8 as id, (p.stock + p.sold_count + coalesce((
        select sum(h.quantity) from stock_holds h
        where h.product_id = p.id and h.settled_at is null), 0))::float8 as quantity
      from products p order by p.id`,
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
