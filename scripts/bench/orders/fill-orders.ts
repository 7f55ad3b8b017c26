import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { config } from '@/lib/config';
import { progressBar } from '../../lib/progress.mjs';

const usage = `node --import tsx scripts/bench/orders/fill-orders.ts [--orders 1000000] [--stores 3000] [--shoppers 200000]

Fills the seeded PostgreSQL database of DATABASE_URL with so many orders of the last three years and all that hangs
on them (items, shipments and their events, payments, holds, movements of stock, invoices, returns, ledger, settlements,
mails, webhooks, tickets, the operators' log), for measurements. Nearly 8 GB of disk for a million orders. Once for a database.`;

/** Orders in a transaction. */
const step = 100_000;

type Numbers = Record<string, number>;

/**
 * Disables triggers: rows are inserted in bulk by SQL, and the triggers of an order's life (webhooks, unposted
 * events, balances, stock, foreign keys) would run for each row; their results are inserted in bulk, too.
 * Checks, NOT NULL and unique keys still apply; the market's audit finds nothing afterwards.
 */
const withoutTriggers = 'set session_replication_role = replica';

async function fill({ orders, stores, shoppers }: Numbers & { orders: number }) {
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  const bar = progressBar(`Filling ${orders} orders`);
  const one = async (text: string) => Number((await client.query(text)).rows[0].n ?? 0);
  const maxOf = (table: string) => one(`select coalesce(max(id), 0) as n from ${table}`);
  const run = (file: string, numbers: Numbers) =>
    client.query(
      readFileSync(join('scripts/bench/orders', `${file}.sql`), 'utf8').replace(
        /(?<![:\w]):([a-z_]+)/g,
        (_, name) => String(numbers[name] ?? raise(`no number ${name}`)),
      ),
    );
  try {
    await client.query(
      `${withoutTriggers}; set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set jit = off`,
    );
    const demoProducts = await maxOf('products');
    const market = { total: orders, stores, shoppers, demo_products: demoProducts } as Numbers;
    bar.update(0, orders, 'stores and shoppers');
    await run('parties', market);
    await client.query(workTables);
    const order_base = await maxOf('orders');
    const first_transaction = await maxOf('ledger_transactions');
    const indexes = await dropIndexes(client);
    for (let from = 1; from <= orders; from += step) {
      await run('orders', {
        ...market,
        from,
        to: Math.min(orders, from + step - 1),
        order_base,
        shipment_base: await maxOf('shipments'),
        item_base: await maxOf('order_items'),
        return_base: await maxOf('returns'),
        transaction_base: await maxOf('ledger_transactions'),
      });
      bar.update(from + step - 1, orders, 'orders');
    }
    await client.query('analyze');
    bar.update(orders, orders, 'settlements');
    await run('settlements', {
      first_transaction,
      settlement_base: await maxOf('settlements'),
      transaction_base: await maxOf('ledger_transactions'),
    });
    for (const [nth, index] of indexes.entries()) {
      bar.update(orders, orders, `index ${nth + 1} of ${indexes.length}`);
      await client.query(index);
    }
    bar.update(orders, orders, 'the rest');
    await run('around', {
      ...market,
      order_base,
      ticket_base: await maxOf('support_tickets'),
      log_base: await maxOf('operator_log'),
    });
    await client.query(alignIdentities);
    await client.query('drop schema fill cascade');
    await client.query('vacuum (analyze)');
  } finally {
    bar.end();
    await client.end();
  }
}

const workTables = `
  create unlogged table fill.o (n bigint, id bigint primary key, user_id bigint, name text, phone text, placed timestamptz,
    method text, state_of text, ships int, state text);
  create unlogged table fill.s (id bigint primary key, order_id bigint, n bigint, store_nth bigint, store_id bigint, intra boolean,
    prefix text, state_of text, shipping bigint, placed timestamptz, took interval);
  create unlogged table fill.i (id bigint primary key, shipment_id bigint, order_id bigint, n bigint, store_id bigint, intra boolean,
    state_of text, placed timestamptz, product_id bigint, name text, slug text, sku text, hsn text, gst_rate int, mrp bigint,
    price bigint, quantity int, total bigint, taxable bigint, is_first boolean);
  create index on fill.i (shipment_id);
  create unlogged table fill.b (id bigint primary key, item_id bigint, shipment_id bigint, order_id bigint, store_id bigint,
    product_id bigint, quantity int, taxable bigint, total bigint, intra boolean, gst_rate int, asked timestamptz, done timestamptz);
  create unlogged table fill.t (id bigint primary key, kind text, reference text, order_id bigint, subject bigint, at timestamptz)`;

/**
 * Drops non-unique indexes of the filled tables, to be created once at the end.
 * @returns their definitions
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where not i.indisunique and i.indrelid = any ('{orders,payments,shipments,order_items,shipment_events,stock_holds,
      stock_movements,invoices,sent_mails,ledger_transactions,ledger_entries,settlement_lines}'::regclass[])`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

const alignIdentities = `
  do $$ declare it record; begin
    for it in select c.table_name as t from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'id' and c.is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%L, ''id''), greatest(1, (select max(id) from %I)))', it.t, it.t);
    end loop; end $$`;

function raise(message: string): never {
  throw new Error(message);
}

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    stores: { type: 'string', default: '3000' },
    shoppers: { type: 'string', default: '200000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(usage);
else if (!config.databaseUrl) raise('DATABASE_URL names no database to fill');
else
  await fill({
    orders: Number(values.orders),
    stores: Number(values.stores),
    shoppers: Number(values.shoppers),
  });
