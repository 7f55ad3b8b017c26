import { sql } from 'drizzle-orm';

const left = sql`(i.quantity - i.cancelled_quantity)`;

/** What of a coupon is still on an item `i`, less what was cancelled, or sent back and refunded; paise. */
export const discountLeft = sql`(case when i.cancelled_quantity = 0 then i.discount
    else i.unit_price * ${left} - (2 * i.total * ${left} + i.quantity) / (2 * i.quantity) end
  - coalesce((select sum(i.unit_price * b.quantity - b.total) from return_items b
      join returns r on r.id = b.return_id
      where b.order_item_id = i.id and r.refunded_at is not null), 0))`;
