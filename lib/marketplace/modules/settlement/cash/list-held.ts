import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import type {
  HeldCash,
  HeldCashPage,
  HeldCashQuery,
} from '@/lib/contract/schemas/operators/remittances';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { rupees } from '../../../kernel/money/rupees';
import { readGroup } from '../../../kernel/settings/queries';

/** SQL: shipments whose cash somebody holds, as `held (id, shipment_id, amount, courier, store_id, at, is_part)`. */
const heldShipments = sql`
  select 'shipment ' || s.id as id, s.id as shipment_id, s.order_id, s.awb, s.courier,
    case when s.courier is null then s.store_id end as store_id, t.at,
    c.amount - coalesce(r.applied, 0) as amount, coalesce(r.applied, 0) > 0 as is_part
  from payments p join shipments s on s.order_id = p.order_id and s.status = 'delivered'
    join ledger_transactions t on t.reference = 'cash:' || s.id
    cross join lateral (select sum(e.amount) as amount from ledger_entries e
      where e.transaction_id = t.id and e.account = 'cash') c
    left join lateral (select sum(m.applied) as applied from cash_remittances m
      where m.shipment_id = s.id) r on true
  where p.method = 'cod' and p.status = 'due' and c.amount > coalesce(r.applied, 0)`;

/** SQL: what couriers handed over beyond what was due. */
const surpluses = sql`
  select 'remittance ' || m.id as id, m.shipment_id, s.order_id, m.awb, m.courier,
    null::bigint as store_id, m.created_at as at, m.amount - m.applied as amount, false as is_part
  from cash_remittances m left join shipments s on s.id = m.shipment_id
  where m.applied < m.amount`;

type Row = {
  id: string;
  order_number: string | null;
  awb: string | null;
  courier: string | null;
  store: string | null;
  state: HeldCash['state'];
  amount: number;
  since: string;
};

/**
 * Returns a page of the cash that couriers and stores hold, the oldest first, with surpluses and the sum of what was
 * found; and what each holder has.
 * @param query `state` and `q` (order or AWB number) narrow it
 */
export async function listHeldCash(
  db: Database,
  { state, q, page, limit }: HeldCashQuery,
  now: Date,
): Promise<HeldCashPage> {
  const { cash_days: days } = await readGroup(db, 'dispatch');
  const limitAt = new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();
  const stated: SQL = sql`select h.*, case when h.is_part then 'short'
      when h.at < ${limitAt}::timestamptz then 'overdue' else 'held' end as state
    from (${heldShipments}) h
    union all select x.*, 'surplus' from (${surpluses}) x`;
  const sought = q?.toUpperCase();
  const found = sql`from (${stated}) f left join orders o on o.id = f.order_id
      left join stores t on t.id = f.store_id
    where ${state ? sql`f.state = ${state}` : sql`true`}
      and ${sought ? sql`(o.number = ${sought} or upper(f.awb) = ${sought})` : sql`true`}`;
  const [sums] = await rowsOf<{ total: number; sum: number }>(
    db,
    sql`select least(count(*), ${mostCounted + 1})::float8 as total,
      coalesce(sum(f.amount), 0)::float8 as sum ${found}`,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select f.id, o.number as order_number, f.awb, f.courier, t.name as store, f.state,
        f.amount::float8 as amount,
        to_char(f.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      ${found} order by f.at, f.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return {
    rows: rows.map((row) => ({ ...row, amount: rupees(row.amount) })),
    total: sums?.total ?? 0,
    page,
    limit,
    sum: rupees(sums?.sum ?? 0),
    holders: await listHolders(db),
  };
}

async function listHolders(db: Database): Promise<HeldCashPage['holders']> {
  const rows = await rowsOf<{ courier: string | null; store: string | null; amount: number }>(
    db,
    sql`select h.courier, t.name as store, sum(h.amount)::float8 as amount
      from (${heldShipments}) h left join stores t on t.id = h.store_id
      group by h.courier, t.id order by sum(h.amount) desc, h.courier, t.id limit 50`,
  );
  return rows.map((row) => ({ ...row, amount: rupees(row.amount) }));
}
