import { sql } from 'drizzle-orm';
import { audit } from '@/lib/marketplace/audit/audit';
import { connection, type Database, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { postEvents } from '@/lib/marketplace/modules/settlement';
import { isSeeded, seed } from '@/lib/marketplace/seed/seed';

/** Number of paid and delivered orders, each with two lines of one store: two events per order. */
const orders = Number(process.argv[2] ?? 5000);

/** Measures how many events a second the ledger posts, and checks the books afterwards; prints the figures as JSON. */
async function measure() {
  const opened = await connection(noLimits);
  const { db } = opened;
  await migrate(opened);
  if (!(await isSeeded(opened))) await seed(opened, { onProgress: () => {} });
  while ((await postEvents(db)) > 0);
  await db.transaction(fill);
  await db.execute(sql`analyze`);
  const waiting = await count(db, 'unposted_events');
  const entries = await count(db, 'ledger_entries');
  const since = performance.now();
  while ((await postEvents(db)) > 0);
  const seconds = (performance.now() - since) / 1000;
  const left = await count(db, 'unposted_events');
  const figures = {
    events: waiting - left,
    left,
    entries: (await count(db, 'ledger_entries')) - entries,
    seconds,
    eventsPerSecond: (waiting - left) / seconds,
    findings: (await audit(db, { quiet: true })).filter(({ rule }) =>
      /ledger|posted|deliver/.test(rule),
    ).length,
  };
  console.log(JSON.stringify(figures));
  await opened.close();
}

async function count(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return row?.n ?? 0;
}

/** Inserts rows as orders would leave them, in bulk. */
async function fill(tx: Database) {
  const [{ stamp } = { stamp: 0 }] = await rowsOf<{ stamp: number }>(
    tx,
    sql`select coalesce(max(id), 0)::int as stamp from orders`,
  );
  const price = 52_500;
  const total = 2 * price + 4900;
  await tx.execute(sql`
    create temp table bench_pairs on commit drop as
      select row_number() over () - 1 as nth, store_id, ids[1] as one, ids[2] as other
      from (select store_id, array_agg(id order by id) as ids from products group by store_id having count(*) > 1) s`);
  await tx.execute(sql`
    insert into orders (number, user_id, payment_method, shipping_address, billing_address, subtotal, tax, shipping, grand_total, locale)
    select 'BENCH-' || ${stamp}::int + n, (select min(id) from users), 'upi', '{}', '{}',
      ${2 * price - 5000}::int, 5000, 4900, ${total}::int, 'en' from generate_series(1, ${orders}::int) n`);
  await tx.execute(sql`
    insert into payments (number, order_id, method, amount, status, captured, processed_at)
    select 'PAY-' || number, id, 'upi', grand_total, 'captured', true, now() from orders where id > ${stamp}`);
  await tx.execute(sql`
    insert into shipments (order_id, store_id, status, shipping)
    select o.id, p.store_id, 'delivered', 4900 from orders o
      join bench_pairs p on p.nth = o.id % (select count(*) from bench_pairs) where o.id > ${stamp}`);
  await tx.execute(sql`
    insert into shipment_events (shipment_id, status)
    select s.id, 'delivered' from shipments s where s.order_id > ${stamp}`);
  await tx.execute(sql`
    insert into order_items (shipment_id, product_id, name, slug, sku, hsn, gst_rate, gst_basis_points, mrp, unit_price,
      quantity, taxable, cgst, sgst, igst, total)
    select s.id, p.id, p.name, p.slug, p.sku, p.hsn, 5, 500, ${price}, ${price}, 1, 50000, 1250, 1250, 0, ${price}
    from shipments s join bench_pairs b on b.store_id = s.store_id join products p on p.id in (b.one, b.other)
    where s.order_id > ${stamp}`);
}

await measure();
