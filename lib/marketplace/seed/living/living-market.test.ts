import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { stores } from '../../kernel/db/schema/stores';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { boughtBefore, boughtWith } from '../../modules/orders';
import { listSearchCounts } from '../../modules/search-counts';
import { demoShopper } from '../accounts';
import { seed } from '../seed';

const now = new Date('2026-11-23T09:00:00Z');

async function fill({ takesOnline = true, isCarried = true } = {}): Promise<Connection> {
  const connection = await openTestDatabase();
  await seed(connection, { now, products: 700, living: { takesOnline, isCarried } });
  return connection;
}

type Row = Record<string, unknown>;

/** Says what was filled, without what is random on purpose: hashes of passwords and tickets' and returns' numbers. */
async function digest({ db }: Connection): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`select number, payment_method, grand_total, placed_at::text,
        (select string_agg(s.status || ' ' || i.sku || ' ' || i.quantity, ', ' order by i.id)
          from shipments s join order_items i on i.shipment_id = s.id where s.order_id = o.id) as lines
      from orders o
      union all
      select slug, review_count::text, round(rating::numeric, 3)::bigint, sold_count::text, stock::text from products
      order by 1`,
  );
}

describe('a living market', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await fill();
  }, 600_000);
  afterAll(() => connection.close());

  const read = (query: ReturnType<typeof sql>) => rowsOf<Row>(connection.db, query);
  const mine = sql`(select id from users where email = ${demoShopper.email})`;
  const count = async (table: string, where: ReturnType<typeof sql>) => {
    const [row] = await read(
      sql`select count(*)::int as n from ${sql.identifier(table)} t where ${where}`,
    );
    return row?.n;
  };

  it('agrees with the audit, and sends nobody a mail', async () => {
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
    expect(await connection.db.$count(mailOutbox)).toBe(0);
  });

  it('gives the demo shopper an order in each state, two of several stores, one in two shipments', async () => {
    const orders = await read(sql`select string_agg(s.status, ', ' order by s.id) as states,
        bool_or(s.awb is not null) as is_traced, max(s.courier) as courier,
        (select max(r.status) from returns r where r.order_id = o.id) as returned,
        (select count(*)::int from reviews v where v.user_id = o.user_id and v.product_id in (
          select product_id from order_items i where i.shipment_id in (
            select id from shipments where order_id = o.id))) as reviews
      from orders o join shipments s on s.order_id = o.id
      where o.user_id = ${mine} group by o.id order by o.placed_at`);
    const plain = { is_traced: false, courier: null, returned: null, reviews: 0 };
    const carried = { is_traced: true, courier: 'test', returned: null, reviews: 0 };
    const sent = { ...plain, is_traced: true };
    expect(orders).toEqual([
      { ...sent, states: 'delivered', reviews: 1 },
      { ...sent, states: 'delivered', returned: 'refunded' },
      { ...carried, states: 'returned' },
      { ...plain, states: 'cancelled' },
      { ...sent, states: 'delivered, delivered' },
      { ...carried, states: 'delivery_failed' },
      { ...sent, states: 'out_for_delivery' },
      { ...sent, states: 'shipped, packed' },
      { ...plain, states: 'packed' },
      { ...plain, states: 'placed, placed' },
      { ...plain, states: 'pending_payment' },
    ]);
  });

  it('has what a failed delivery leads to: another attempt tomorrow, the way back, a code for the rider', async () => {
    const carried = await read(sql`select b.choice, b.choice_day::text as day,
        (select count(*)::int from courier_scans s where s.booking_id = b.id and s.kind = 'attempt_failed') as failed,
        (select due_at > ${now.toISOString()} from standin_shipments t where t.awb = b.awb) as goes_on
      from courier_bookings b order by b.created_at`);
    expect(carried).toEqual([
      { choice: null, day: null, failed: 2, goes_on: null },
      { choice: 'another_day', day: '2026-11-24', failed: 1, goes_on: true },
    ]);
    expect(
      await count(
        'delivery_codes',
        sql`exists (select from shipments s join orders o
      on o.id = s.order_id where s.id = t.shipment_id and o.user_id = ${mine})`,
      ),
    ).toBe(1);
    const turns =
      await read(sql`select s.courier from shipments s join stores on stores.id = s.store_id
      where s.status = 'delivery_failed' and stores.application_number = 'DEMO-0001' order by 1`);
    expect(turns).toEqual([{ courier: 'test' }, { courier: null }]);
  });

  it('was bought together: most best sellers have been ordered twice with another product', async () => {
    const top = await read(sql`select max(id)::int as id from products
      where is_active group by listing_id order by sum(sold_count) desc limit 30`);
    const rows = await Promise.all(
      top.map(({ id }) => boughtWith(connection.db, { productId: Number(id), limit: 10 })),
    );
    expect(rows.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(25);
    const [{ id = 0 } = {}] = await read(mine);
    expect((await boughtBefore(connection.db, Number(id), 10)).length).toBeGreaterThanOrEqual(3);
  });

  it('keeps a cart, something for later, wishes and notices for the demo shopper', async () => {
    const own = sql`t.user_id = ${mine}`;
    expect(await count('cart_lines', own)).toBe(3);
    expect(await count('saved_items', own)).toBe(1);
    expect(await count('product_notices', own)).toBe(2);
    const listed =
      await read(sql`select w.price_when_added > p.price as is_cheaper, p.stock = 0 as is_gone
      from wishlist_items w join products p on p.id = w.product_id where w.user_id = ${mine}`);
    expect(listed).toHaveLength(6);
    expect(listed.filter((row) => row.is_cheaper)).toHaveLength(1);
    expect(listed.filter((row) => row.is_gone)).toHaveLength(1);
  });

  it('has had orders at every store for 90 days, and none that is still to come', async () => {
    const open = await connection.db.$count(stores, eq(stores.status, 'approved'));
    const [sold] = await read(sql`select count(distinct s.store_id)::int as stores,
        count(distinct o.placed_at::date)::int as days, max(o.placed_at) <= ${now.toISOString()} as is_past
      from orders o join shipments s on s.order_id = o.id`);
    expect(sold).toEqual({ stores: open, days: expect.any(Number), is_past: true });
    expect(sold?.days).toBeGreaterThan(80);
    const paid = await count('settlements', sql`t.status = 'paid'`);
    expect(paid).toBeGreaterThan(10);
    expect(await count('support_tickets', sql`t.status = 'open'`)).toBe(2);
    const [first] = await listSearchCounts(connection.db, { days: 30 }, now);
    expect(first).toMatchObject({ text: 'saree', searches: expect.any(Number) });
  });

  it('is reviewed as in life: most five stars, few listings by hundreds', async () => {
    const stars = await read(sql`select rating, count(*)::int as n from reviews group by 1`);
    const of = (rating: number) => Number(stars.find((row) => row.rating === rating)?.n);
    expect(of(5)).toBeGreaterThan(of(4));
    expect(of(4)).toBeGreaterThan(of(3));
    expect(of(1)).toBeGreaterThan(of(2));
    const counts = (
      await read(sql`select max(review_count)::int as n from products where created_at <
        ${new Date(now.getTime() - 12 * 86_400_000).toISOString()} group by listing_id`)
    ).map(({ n }) => Number(n));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...counts)).toBeLessThanOrEqual(400);
    expect(Math.max(...counts)).toBeGreaterThan(200);
  });

  it('is the same when it is filled again', async () => {
    const again = await fill();
    try {
      expect(await digest(again)).toEqual(await digest(connection));
    } finally {
      await again.close();
    }
  }, 600_000);
});

it('is paid on delivery where nobody takes payments online', async () => {
  const { db, close } = await fill({ takesOnline: false });
  try {
    const methods = await rowsOf<Row>(
      db,
      sql`select payment_method as method, count(*) > 300 as is_many from orders group by 1`,
    );
    expect(methods).toEqual([{ method: 'cod', is_many: true }]);
    expect(await audit(db, { quiet: true })).toEqual([]);
  } finally {
    await close();
  }
}, 600_000);
