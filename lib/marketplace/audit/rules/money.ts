import { type SQL, sql } from 'drizzle-orm';
import { dayInIndia } from '../../kernel/db/india';

/** Rules of GST on order lines and invoices, each as a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'an order line is taxed at another rate than the table held': sql`
    with coded as (
      select i.id, i.hsn, i.total, i.quantity, i.gst_basis_points,
        ${dayInIndia(sql`o.placed_at`)} as day
      from order_items i join shipments s on s.id = i.shipment_id join orders o on o.id = s.order_id
      where i.gst_source = 'table'),
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
};
