import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { makeShopper, makeStore } from '../../../kernel/db/testing/fixtures';
import { pune } from '../../orders/testing/orders';

type Finished = { isRefused: boolean; pincode?: string; features?: Record<string, number> };

/**
 * Writes finished cash orders of one shopper, scored with these features.
 * @returns the shopper's id
 */
export async function writeFinished(db: Database, finished: readonly Finished[]): Promise<number> {
  const { id: userId } = await makeShopper(db);
  const { id: storeId } = await makeStore(db);
  const rows = finished.map(({ isRefused, pincode = '110001', features }, i) => ({
    number: `HT-PAST-${userId}-${i}`,
    status: isRefused ? 'returned' : 'delivered',
    address: { ...pune, pincode },
    reasons: Object.entries({ bias: 1, ...features }).map(([feature, value]) => ({
      feature,
      value,
      points: 0,
      shown: null,
    })),
  }));
  await rowsOf(
    db,
    sql`with past as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(number text, status text, address jsonb, reasons jsonb)),
      placed as (insert into orders (number, user_id, payment_method, shipping_address, billing_address,
          subtotal, tax, shipping, grand_total, locale)
        select number, ${userId}::bigint, 'cod', address, address, 90000, 10000, 0, 100000, 'en' from past
        returning id, number),
      sent as (insert into shipments (order_id, store_id, status, shipping)
        select placed.id, ${storeId}::bigint, past.status, 0 from placed join past using (number))
    insert into cash_risks (order_id, version, percent, reasons)
      select placed.id, (select min(id) from cash_risk_versions), 50, past.reasons
      from placed join past using (number) returning order_id::float8`,
  );
  return userId;
}
