import { inArray, type SQL, sql } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/api/schemas/operators/settlements';
import { defaultTaxes } from '@/lib/api/schemas/settings/taxes';
import { csvFile } from '../../../kernel/csv/csv';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, monthInIndia } from '../../../kernel/db/india';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { readGroup } from '../../../kernel/settings/queries';
import { requireCompany } from '../../../kernel/settings/require-company';
import { carryForward, type Taxed } from '../rules/carry';
import { tdsFormAt } from '../rules/rates';

/**
 * TCS on the day of a moment, in hundredths of a percent, by the settings that hold. A day without a rate fails the
 * statement (22P02) with a message that names it: SQL can raise an error only by a cast that does not work.
 */
export const tcsRateAt = (at: SQL) => sql`coalesce((
  select round((rate->>'percent')::numeric * 100)::integer
  from jsonb_array_elements(coalesce(
    (select value->'tcs' from setting_versions where "group" = 'taxes' order by id desc limit 1),
    ${JSON.stringify(defaultTaxes.tcs)}::jsonb)) rate
  where (rate->>'from')::date <= ${dayInIndia(at)}
  order by rate->>'from' desc limit 1),
  ('no rate of TCS holds on ' || ${dayInIndia(at)})::integer)`;

/** TCS of a row `line` of `shipment_lines`, in two equal halves, each rounded for itself; as `inHalves`. */
export const tcsOfLine = (rate: SQL) => sql`case when line.gst_basis_points = 0 then 0
  else 2 * ((2 * line.taxable * ${rate} + 20000) / 40000) end`;

/** What a store's documents and deliveries of a month come to; paise, what came back already taken off `tds`. */
type TaxMonth = {
  storeId: number;
  /** `2026-11` */
  month: string;
  suppliedIntra: number;
  suppliedInter: number;
  returnedIntra: number;
  returnedInter: number;
  tcsIntra: number;
  tcsInter: number;
  gross: number;
  tds: number;
};

/** Each taxed line of each invoice: the taxable value that is on it, and its TCS. */
const invoiced = sql`select i.store_id, ${monthInIndia(sql`i.issued_at`)} as month, line.is_intra_state as intra,
    line.taxable as supplied, 0::bigint as returned, ${tcsOfLine(sql`${tcsRateAt(sql`i.issued_at`)}`)} as tcs
  from invoices i join shipment_lines line on line.shipment_id = i.shipment_id
  where line.gst_basis_points > 0`;

/** Each taxed line of each credit note; its TCS follows by note, as the ledger gave it back. */
const credited = sql`select c.store_id, ${monthInIndia(sql`c.issued_at`)} as month,
    (line->>'igst')::bigint = 0 as intra, 0::bigint as supplied, (line->>'taxable')::bigint as returned, 0::bigint as tcs
  from credit_notes c cross join jsonb_array_elements(c.lines) line where (line->>'rate')::numeric > 0`;

const givenBack = sql`select c.store_id, ${monthInIndia(sql`c.issued_at`)} as month, item.igst = 0 as intra,
    0::bigint as supplied, 0::bigint as returned, e.amount as tcs
  from credit_notes c join returns r on r.id = c.return_id
    join ledger_transactions t on t.reference = 'return:' || r.number
    join ledger_entries e on e.transaction_id = t.id and e.account = 'store_payable' and e.component = 'tcs'
    join order_items item on item.id = e.order_item_id`;

/** What came back undelivered was never in the ledger: all that its invoice came to. */
const undelivered = sql`select c.store_id, ${monthInIndia(sql`c.issued_at`)} as month, line.is_intra_state as intra,
    0::bigint as supplied, 0::bigint as returned, -(${tcsOfLine(sql`${tcsRateAt(sql`i.issued_at`)}`)}) as tcs
  from credit_notes c join invoices i on i.id = c.invoice_id
    join shipment_lines line on line.shipment_id = i.shipment_id
  where c.return_id is null`;

const payable = sql`e.account = 'store_payable'`;
/** What a seller earns, GST included, and the TDS on it, from the ledger. */
const earned = sql`select e.store_id, ${monthInIndia(sql`t.at`)} as month,
    -coalesce(sum(e.amount) filter (where e.component in ('price', 'coupon', 'shipping')), 0) as gross,
    coalesce(sum(e.amount) filter (where e.component = 'tds'), 0) as tds
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where ${payable} and e.order_item_id is not null and t.kind in ('delivery', 'return') group by 1, 2`;

/** The GST in it that invoices and credit notes show apart. */
const gstOfSales = sql`select s.store_id, ${monthInIndia(sql`t.at`)} as month, -(line.total - line.taxable) as gross, 0 as tds
  from ledger_transactions t join shipments s on t.reference = 'delivery:' || s.id
    join shipment_lines line on line.shipment_id = s.id where t.kind = 'delivery'
  union all
  select c.store_id, ${monthInIndia(sql`t.at`)}, c.cgst + c.sgst + c.igst, 0
  from credit_notes c join returns r on r.id = c.return_id
    join ledger_transactions t on t.reference = 'return:' || r.number`;

/** All months up to one, by store: TCS by the month of the document, TDS by that of the delivery or return. */
const listTaxMonths = (db: Database, upTo: string): Promise<TaxMonth[]> =>
  rowsOf<TaxMonth>(
    db,
    sql`with documents as (${invoiced} union all ${credited} union all ${givenBack} union all ${undelivered}),
      sales as (${earned} union all ${gstOfSales}),
      all_months as (
        select store_id, month,
          coalesce(sum(supplied) filter (where intra), 0) as supplied_intra,
          coalesce(sum(supplied) filter (where not intra), 0) as supplied_inter,
          coalesce(sum(returned) filter (where intra), 0) as returned_intra,
          coalesce(sum(returned) filter (where not intra), 0) as returned_inter,
          coalesce(sum(tcs) filter (where intra), 0) as tcs_intra,
          coalesce(sum(tcs) filter (where not intra), 0) as tcs_inter, 0::numeric as gross, 0::numeric as tds
        from documents group by 1, 2
        union all
        select store_id, month, 0, 0, 0, 0, 0, 0, sum(gross), sum(tds) from sales group by 1, 2)
    select store_id::float8 as "storeId", month, sum(supplied_intra)::float8 as "suppliedIntra",
      sum(supplied_inter)::float8 as "suppliedInter", sum(returned_intra)::float8 as "returnedIntra",
      sum(returned_inter)::float8 as "returnedInter", sum(tcs_intra)::float8 as "tcsIntra",
      sum(tcs_inter)::float8 as "tcsInter", sum(gross)::float8 as gross, sum(tds)::float8 as tds
    from all_months where month <= ${upTo} group by 1, 2 order by 1, 2`,
  );

const none: Taxed = { base: 0, tax: 0 };

/**
 * What the market reports and pays for a month. TCS by seller's GSTIN (GSTR-8, table 3): the taxable value on the
 * month's invoices and credit notes, line by line, so that the whole is the sum of what was withheld. TDS by PAN:
 * what was delivered without GST, less what came back. A month below nothing is reported as nothing and carried.
 * @throws {DomainError} 409 company_not_set
 */
export async function taxFigures(db: Database, month: string): Promise<TaxFigures> {
  await requireCompany(db);
  const months = await listTaxMonths(db, month);
  const byStore = new Map<number, TaxMonth[]>();
  for (const each of months) {
    byStore.set(each.storeId, [...(byStore.get(each.storeId) ?? []), each]);
  }
  const found = await db
    .select({ id: stores.id, store: stores.name, gstin: stores.gstin, pan: stores.pan })
    .from(stores)
    .where(inArray(stores.id, [...byStore.keys()]));
  const sellers = found
    .flatMap(({ id, ...seller }) => {
      const figures = figuresOf(byStore.get(id) ?? [], month);
      return figures ? [{ ...seller, ...figures }] : [];
    })
    .sort((a, b) => a.store.localeCompare(b.store) || a.gstin.localeCompare(b.gstin));
  const form = tdsFormAt(await readGroup(db, 'taxes'), `${month}-01`);
  return {
    month,
    sellers,
    tds_form: form,
    gstr8_csv: gstr8(sellers),
    tds_csv: tds(sellers, month, form),
  };
}

/** A store's figures of a month after all before it; undefined where nothing happened and nothing is carried. */
function figuresOf(months: TaxMonth[], month: string) {
  let [intra, inter, sales] = [none, none, none];
  let [reportedIntra, reportedInter, reportedSales] = [none, none, none];
  let own: TaxMonth | undefined;
  for (const each of months) {
    if (each.month === month) own = each;
    const within = { base: each.suppliedIntra - each.returnedIntra, tax: each.tcsIntra };
    const across = { base: each.suppliedInter - each.returnedInter, tax: each.tcsInter };
    ({ reported: reportedIntra, carried: intra } = carryForward(within, intra));
    ({ reported: reportedInter, carried: inter } = carryForward(across, inter));
    ({ reported: reportedSales, carried: sales } = carryForward(
      { base: each.gross, tax: each.tds },
      sales,
    ));
  }
  const carried = -(intra.base + inter.base);
  if (!own && carried === 0 && sales.base === 0) return undefined;
  if (!own) [reportedIntra, reportedInter, reportedSales] = [none, none, none];
  const supplied = own ? own.suppliedIntra + own.suppliedInter : 0;
  const net = reportedIntra.base + reportedInter.base;
  return {
    supplied: rupees(supplied),
    returned: rupees(supplied - net),
    net: rupees(net),
    carried: rupees(carried),
    tcs_cgst: rupees(reportedIntra.tax / 2),
    tcs_sgst: rupees(reportedIntra.tax / 2),
    tcs_igst: rupees(reportedInter.tax),
    gross: rupees(reportedSales.base),
    tds: rupees(reportedSales.tax),
    gross_carried: rupees(-sales.base),
  };
}

const gstr8 = (sellers: TaxFigures['sellers']) =>
  csvFile([
    [
      'GSTIN of supplier',
      'Trade name',
      'Gross value of supplies made',
      'Value of supplies returned',
      'Net amount liable for TCS',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
      'Carried to the next month',
    ],
    ...sellers.map((it) => [
      it.gstin,
      it.store,
      it.supplied,
      it.returned,
      it.net,
      it.tcs_igst,
      it.tcs_cgst,
      it.tcs_sgst,
      it.carried,
    ]),
  ]);

const tds = (sellers: TaxFigures['sellers'], month: string, form: TaxFigures['tds_form']) =>
  csvFile([
    [
      'PAN',
      'Name',
      'Section',
      'Form',
      'Code',
      'Month',
      'Amount without GST',
      'Tax deducted',
      'Carried',
    ],
    ...sellers.map((it) => [
      it.pan,
      it.store,
      form.section,
      form.form,
      form.code,
      month,
      it.gross,
      it.tds,
      it.gross_carried,
    ]),
  ]);
