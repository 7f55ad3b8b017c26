import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { type InvoiceParties, invoiceCounters, invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { sellerStateCode } from '../../../kernel/money/states';
import { financialYear, invoiceNumber } from './invoice-number';

/**
 * Issues the invoice of a shipment under the seller's next number of the financial year (GST rule 46).
 * Runs in the transaction that packs the shipment, behind the order's lock: the counter's row is locked
 * until that ends, so numbers follow one another, and one that rolls back leaves no gap.
 */
export async function issueInvoice(
  tx: Database,
  { shipmentId, storeId, at }: { shipmentId: number; storeId: number; at: Date },
): Promise<string> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`store ${storeId} of shipment ${shipmentId} is gone`);
  const year = financialYear(at);
  const counted = await tx
    .insert(invoiceCounters)
    .values({ storeId, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.storeId, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  const number = invoiceNumber(store.invoicePrefix, year, firstRow(counted).last);
  const { legalName, name, address, city, state, pincode, gstin, careEmail, carePhone } = store;
  await tx.insert(invoices).values({
    shipmentId,
    storeId,
    number,
    issuedAt: at,
    parties: sql<InvoiceParties>`(select jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address)
      from shipments s join orders o on o.id = s.order_id where s.id = ${shipmentId})`,
    seller: {
      legalName,
      store: name,
      address,
      city,
      state,
      stateCode: sellerStateCode(store),
      pincode,
      gstin,
      email: careEmail,
      phone: carePhone,
    },
  });
  return number;
}
