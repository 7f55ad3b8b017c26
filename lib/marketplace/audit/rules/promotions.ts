import { type SQL, sql } from 'drizzle-orm';
import { plainEmailIn } from '../../modules/accounts';
import { discountLeft, isDishonest } from '../../modules/promotions';

/** Rules of coupons and deals, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'the discount of an order is not that of its items': sql`
    select o.number from orders o join shipments s on s.order_id = o.id
      join order_items i on i.shipment_id = s.id
    where not s.is_replacement
    group by o.id having o.discount <> sum(i.discount)
      or o.subtotal - o.discount <> sum(i.taxable) or o.tax <> sum(i.cgst + i.sgst + i.igst)`,

  'a seller pays a coupon on the goods of another store': sql`
    select i.id::text from order_items i join shipments s on s.id = i.shipment_id
      join coupon_uses u on u.order_id = s.order_id join coupons c on c.id = u.coupon_id
    where i.discount > 0 and (i.coupon_paid_by <> c.paid_by
      or (c.store_id is not null and c.store_id <> s.store_id))`,

  'the market pays a coupon between a buyer and the people of their own store': sql`
    select o.number from order_items i join shipments s on s.id = i.shipment_id
      join orders o on o.id = s.order_id join users u on u.id = o.user_id
      join stores t on t.id = s.store_id
    where i.discount > 0 and i.coupon_paid_by = 'market' and u.deleted_at is null
      and exists (select 1 from vendors v
        where v.created_at <= o.placed_at and ${plainEmailIn('v.email')} = ${plainEmailIn('u.email')}
          and (v.id = t.vendor_id or exists (select 1 from store_members m
            where m.vendor_id = v.id and m.store_id = t.id and m.created_at <= o.placed_at)))`,

  'an offer for first orders was used by somebody who had ordered before': sql`
    select o.number from coupon_uses c join coupons f on f.id = c.coupon_id and f.first_order_only
      join orders o on o.id = c.order_id
    where c.released_at is null and exists (select 1 from shopper_hashes mine
      join shopper_hashes theirs on theirs.hash = mine.hash and theirs.user_id <> mine.user_id
        and mine.hash not like 'address %'
        and theirs.created_at < o.placed_at
      join orders before on before.user_id = theirs.user_id and before.id <> o.id
      join shipments s on s.order_id = before.id
        and s.status not in ('pending_payment', 'cancelled')
      join shipment_events e on e.shipment_id = s.id and e.status = 'placed'
        and e.at < o.placed_at
      where mine.user_id = o.user_id)`,

  'an order names another coupon than it has used': sql`
    select o.number from orders o left join coupon_uses u on u.order_id = o.id
      left join coupons c on c.id = u.coupon_id
    where o.coupon_code is distinct from c.code`,

  'a coupon counts other orders than have used it': sql`
    select c.code from coupons c
    where c.used <> (select count(*) from coupon_uses u
      where u.coupon_id = c.id and u.released_at is null)`,

  'the coupon of a line is in the ledger for another amount than is on it': sql`
    select i.id::text from order_items i join shipments s on s.id = i.shipment_id
      join ledger_transactions t on t.reference = 'delivery:' || s.id
    where i.discount > 0 and ${discountLeft} <> (select coalesce(sum(e.amount), 0)
      from ledger_entries e where e.order_item_id = i.id
        and (e.account = 'coupons' or e.component = 'coupon'))`,

  'a use of a coupon stands though its order is off, or the other way round': sql`
    select o.number from coupon_uses u join orders o on o.id = u.order_id
    where (u.released_at is null) <> exists (select 1 from shipments s
      where s.order_id = o.id and s.status <> 'cancelled')`,

  'a deal strikes through a price that was not the usual one': sql`
    select f.id::text from flash_deals f where ${isDishonest}`,
};
