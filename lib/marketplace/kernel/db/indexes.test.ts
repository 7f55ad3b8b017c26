import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';
import { testDatabases } from './testing/databases';

/** Foreign keys to an order, shipment, return or coupon that need an index. */
const followed = {
  shipments: ['order_id'],
  order_items: ['shipment_id'],
  shipment_events: ['shipment_id'],
  payments: ['order_id'],
  refunds: ['payment_id'],
  invoices: ['shipment_id'],
  cancellations: ['order_id'],
  returns: ['order_id', 'shipment_id'],
  return_items: ['return_id', 'order_item_id'],
  credit_notes: ['invoice_id', 'return_id'],
  refund_requests: ['order_id'],
  ledger_entries: ['transaction_id', 'order_item_id'],
  coupon_uses: ['order_id', 'coupon_id'],
};

describe.each(testDatabases)('indexes on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('find what hangs on an order, none of them only some of it', async () => {
    const rows = await rowsOf<{ name: string }>(
      connection.db,
      sql`select distinct i.indrelid::regclass || '.' || a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indpred is null`,
    );
    const led = new Set(rows.map(({ name }) => name));
    const wanted = Object.entries(followed).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    expect(wanted.filter((name) => !led.has(name))).toEqual([]);
  });
});
