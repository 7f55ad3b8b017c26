import { type SQL, sql } from 'drizzle-orm';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';

/**
 * SQL: TCS on the day of a moment, in hundredths of a percent, by the current settings. A day without a rate
 * fails the statement (22P02) with a message that names it: SQL can raise an error only by a cast that fails.
 */
export const tcsRateAt = (at: SQL) => sql`coalesce((
  select round((rate->>'percent')::numeric * 100)::integer
  from jsonb_array_elements(coalesce(
    (select value->'tcs' from setting_versions where "group" = 'taxes' order by id desc limit 1),
    ${JSON.stringify(defaultTaxes.tcs)}::jsonb)) rate
  where (rate->>'from')::date <= ${dayInIndia(at)}
  order by rate->>'from' desc limit 1),
  ('no rate of TCS holds on ' || ${dayInIndia(at)})::integer)`;

/** SQL: TCS of a row `line` of `shipment_lines`, in two equal halves, each rounded by itself; like `inHalves`. */
export const tcsOfLine = (rate: SQL) => sql`case when line.gst_basis_points = 0 then 0
  else 2 * ((2 * line.taxable * ${rate} + 20000) / 40000) end`;

/** Totals of a store's documents and deliveries of some days; paise, returns already deducted from `tds`. */
export type TaxSums = {
  storeId: number;
  suppliedIntra: number;
  suppliedInter: number;
  returnedIntra: number;
  returnedInter: number;
  tcsIntra: number;
  tcsInter: number;
  gross: number;
  tds: number;
};

/** SQL: looks rows up by index for each row before: without `offset 0` PostgreSQL may read all of them first. */
const each = (rows: SQL) => sql`lateral (${rows} offset 0)`;

/** SQL: rows `line` of a shipment. */
const linesOf = (shipment: SQL) =>
  sql`${each(sql`select * from shipment_lines own where own.shipment_id = ${shipment}`)} line`;

/** Returns a SQL condition: a moment lies on one of the days in India from one to another, both included. */
function during(from: string, to: string) {
  const [first, end] = [
    startOfIndianDay(sql`${from}::date`),
    startOfIndianDay(sql`${to}::date + 1`),
  ];
  return (at: SQL) => sql`${at} >= ${first} and ${at} < ${end}`;
}

type During = ReturnType<typeof during>;

/** SQL: each taxed line of each invoice with its taxable value and TCS. */
const invoiced = (isIn: During) => sql`
  select i.store_id, line.is_intra_state as intra, line.taxable as supplied, 0::bigint as returned,
    ${tcsOfLine(sql`i.rate`)} as tcs
  from (select store_id, shipment_id, ${tcsRateAt(sql`issued_at`)} as rate from invoices where ${isIn(sql`issued_at`)}) i
    cross join ${linesOf(sql`i.shipment_id`)}
  where line.gst_basis_points > 0`;

/** SQL: each taxed line of each credit note; its TCS is added per note, as the ledger reversed it. */
const credited = (isIn: During) => sql`
  select c.store_id, (line->>'igst')::bigint = 0, 0, (line->>'taxable')::bigint, 0
  from credit_notes c cross join jsonb_array_elements(c.lines) line
  where ${isIn(sql`c.issued_at`)} and (line->>'rate')::numeric > 0`;

const givenBack = (isIn: During) => sql`
  select c.store_id, item.igst = 0, 0, 0, e.amount
  from credit_notes c cross join ${each(sql`select number from returns where id = c.return_id`)} r
    join ledger_transactions t on t.reference = 'return:' || r.number
    join ledger_entries e on e.transaction_id = t.id and e.account = 'store_payable' and e.component = 'tcs'
    join order_items item on item.id = e.order_item_id
  where ${isIn(sql`c.issued_at`)}`;

/** SQL: credit notes for undelivered shipments, which were never in the ledger: the whole invoice. */
const undelivered = (isIn: During) => sql`
  select c.store_id, line.is_intra_state, 0, 0, -(${tcsOfLine(sql`${tcsRateAt(sql`i.issued_at`)}`)})
  from credit_notes c join invoices i on i.id = c.invoice_id cross join ${linesOf(sql`i.shipment_id`)}
  where ${isIn(sql`c.issued_at`)} and c.return_id is null`;

/** SQL: a seller's earnings, GST included, and the TDS on them, from the ledger. */
const earned = (isIn: During) => sql`
  select e.store_id,
    -coalesce(sum(e.amount) filter (where e.component in ('price', 'coupon', 'shipping')), 0) as gross,
    coalesce(sum(e.amount) filter (where e.component = 'tds'), 0) as tds
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.kind in ('delivery', 'return') and ${isIn(sql`t.at`)}
    and e.account = 'store_payable' and e.order_item_id is not null
  group by 1`;

/** SQL: the number after the colon of a posting's reference; other kinds may have none. */
const subjectOf = (kind: 'delivery' | 'return') =>
  sql`case when t.kind = ${sql.raw(`'${kind}'`)} then split_part(t.reference, ':', 2) end`;

/** SQL: the GST in it that invoices and credit notes show separately. */
const gstOfSales = (isIn: During) => sql`
  select s.store_id, -(line.total - line.taxable), 0
  from ledger_transactions t
    cross join ${each(sql`select id, store_id from shipments where id = (${subjectOf('delivery')})::bigint`)} s
    cross join ${linesOf(sql`s.id`)}
  where t.kind = 'delivery' and ${isIn(sql`t.at`)}
  union all
  select c.store_id, c.cgst + c.sgst + c.igst, 0
  from ledger_transactions t
    cross join ${each(sql`select id from returns where number = ${subjectOf('return')}`)} r
    join credit_notes c on c.return_id = r.id
  where t.kind = 'return' and ${isIn(sql`t.at`)}`;

/**
 * Sums each store's documents and deliveries from one day in India to another, both included, by indexes: TCS
 * by the day of the document, TDS by that of the delivery or return.
 */
export function addUpTax(db: Database, from: string, to: string): Promise<TaxSums[]> {
  const isIn = during(from, to);
  return rowsOf<TaxSums>(
    db,
    sql`with documents as (
        ${invoiced(isIn)} union all ${credited(isIn)} union all ${givenBack(isIn)} union all ${undelivered(isIn)}),
      sales as (${earned(isIn)} union all ${gstOfSales(isIn)}),
      both_kinds as (
        select store_id,
          coalesce(sum(supplied) filter (where intra), 0) as supplied_intra,
          coalesce(sum(supplied) filter (where not intra), 0) as supplied_inter,
          coalesce(sum(returned) filter (where intra), 0) as returned_intra,
          coalesce(sum(returned) filter (where not intra), 0) as returned_inter,
          coalesce(sum(tcs) filter (where intra), 0) as tcs_intra,
          coalesce(sum(tcs) filter (where not intra), 0) as tcs_inter, 0::numeric as gross, 0::numeric as tds
        from documents group by 1
        union all
        select store_id, 0, 0, 0, 0, 0, 0, sum(gross), sum(tds) from sales group by 1)
    select store_id::float8 as "storeId", sum(supplied_intra)::float8 as "suppliedIntra",
      sum(supplied_inter)::float8 as "suppliedInter", sum(returned_intra)::float8 as "returnedIntra",
      sum(returned_inter)::float8 as "returnedInter", sum(tcs_intra)::float8 as "tcsIntra",
      sum(tcs_inter)::float8 as "tcsInter", sum(gross)::float8 as gross, sum(tds)::float8 as tds
    from both_kinds group by 1 order by 1`,
  );
}
