import { type SQL, sql } from 'drizzle-orm';

/** Rules of shipments that were packed apart, each as a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'a shipment was split off from that of another order, store or time': sql`
    select n.id::text from shipments n left join shipment_splits p on p.shipment_id = n.id
      left join shipments f on f.id = p.from_shipment_id
    where (n.is_split_off or p.shipment_id is not null) and (not n.is_split_off or n.is_replacement or f.is_replacement
      or (n.order_id, n.store_id, n.created_at, n.in_rupees)
        is distinct from (f.order_id, f.store_id, f.created_at, f.in_rupees))`,

  'a delivery fee is charged for a shipment that was split off': sql`
    select id::text from shipments where is_split_off and shipping <> 0`,

  'the rounding of cash is shared by a shipment that was never split': sql`
    select s.id::text from shipments s
    where s.rounding_shift <> 0 and not exists (select 1 from shipment_splits p
      where p.shipment_id = s.id or p.from_shipment_id = s.id)`,

  'the parts of an ordered line are of different goods, prices, rates or orders': sql`
    select p.item_id::text from split_items p
      join order_items i on i.id = p.item_id join shipments s on s.id = i.shipment_id
      join order_items f on f.id = p.ordered_item_id join shipments fs on fs.id = f.shipment_id
    where (i.product_id, i.unit_price, i.gst_basis_points, i.gst_source, i.hsn, s.order_id, s.store_id)
      is distinct from (f.product_id, f.unit_price, f.gst_basis_points, f.gst_source, f.hsn, fs.order_id, fs.store_id)`,

  // An exchange takes stock of its own.
  'the lines of a split order are not what its stock was taken for': sql`
    select o.number from orders o
      join shipments s on s.order_id = o.id join order_items i on i.shipment_id = s.id
    where o.id in (select n.order_id from shipment_splits p join shipments n on n.id = p.shipment_id)
      and not exists (select 1 from returns r where r.order_id = o.id)
    group by o.id, i.product_id
    having sum(i.quantity - i.cancelled_quantity) + coalesce((select sum(m.delta) from stock_movements m
      where m.order_id = o.id and m.product_id = i.product_id and m.kind in ('sale', 'cancel')), 0) <> 0`,
};
