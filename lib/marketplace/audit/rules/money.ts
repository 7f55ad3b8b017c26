import { type SQL, sql } from 'drizzle-orm';
import { dayInIndia } from '../../kernel/db/india';

/** The longest number of a document (GST rule 46). */
const longestNumber = 16;

/** Lines that were divided between shipments, as they were ordered: their rate is that of the whole line. */
const dividedLines = sql`
  select p.line as id, min(i.shipment_id) as shipment_id, min(i.hsn) as hsn, sum(i.total)::bigint as total,
    sum(i.quantity)::integer as quantity, min(i.gst_basis_points) as gst_basis_points
  from (select ordered_item_id as line, item_id from split_items
      union select ordered_item_id, ordered_item_id from split_items) p
    join order_items i on i.id = p.item_id
  where i.gst_source = 'table' group by p.line`;

/** Rules of GST on order lines and invoices, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'an order line is taxed at another rate than the table held': sql`
    with lines as (
      select i.id, i.shipment_id, i.hsn, i.total, i.quantity, i.gst_basis_points from order_items i
      where i.gst_source = 'table' and not exists (select 1 from split_items p where p.item_id = i.id)
        and not exists (select 1 from split_items p where p.ordered_item_id = i.id)
      union all ${dividedLines}),
    coded as (
      select i.id, i.hsn, i.total, i.quantity, i.gst_basis_points,
        ${dayInIndia(sql`o.placed_at`)} as day
      from lines i join shipments s on s.id = i.shipment_id join orders o on o.id = s.order_id),
    held as materialized (
      select hsn, day, gst_bands(hsn, day) as bands from (select distinct hsn, day from coded) each)
    select coded.id::text from coded join held using (hsn, day)
    where gst_basis_points <> gst_rate_at(bands, total, quantity)`,

  'the tax of an order line is not that of its rate': sql`
    select id::text from order_items
    where taxable <> gst_taxable(total, gst_basis_points, igst = 0) or cgst <> sgst or least(cgst, igst) > 0`,

  'an invoice names another buyer or place than its order': sql`
    select i.number from invoices i join shipments s on s.id = i.shipment_id join orders o on o.id = s.order_id
    where i.parties->'billing'->>'full_name' is null
      or i.parties->'shipping'->>'pincode' is distinct from o.shipping_address->>'pincode'`,

  // A document's kind depends on the rates of its lines, so these must be the rates of the sale.
  'a credit note is of another kind than the lines of its invoice make it': sql`
    select c.number from credit_notes c join invoices v on v.id = c.invoice_id
      cross join lateral jsonb_to_recordset(c.lines) as l (rate numeric, cgst bigint, sgst bigint, igst bigint)
    where (l.rate = 0 and l.cgst + l.sgst + l.igst <> 0)
      or not exists (select 1 from order_items i where i.shipment_id = v.shipment_id
        and i.quantity > i.cancelled_quantity and i.gst_basis_points = round(l.rate * 100))`,

  'the number of a document has more than 16 characters or others than GST allows': sql`
    select number from (
      select number from invoices union all select number from credit_notes
      union all select number from commission_invoices) documents
    where length(number) > ${longestNumber} or number !~ '^[A-Za-z0-9/-]+$'`,
};
