import { eq, sql } from 'drizzle-orm';
import { financialYearOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { type InvoiceParties, invoiceCounters, invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { sellerStateCode } from '../../../kernel/money/states';

/** India's financial year, April to March: `2627` from 1 April 2026 to 31 March 2027, Indian time. */
export function financialYear(at: Date): string {
  const begins = financialYearOf(at);
  return [begins, begins + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/** E.g. `KRTI/2627/000123`: at most 16 characters (GST rule 46) with a prefix of up to four letters. */
export function invoiceNumber(prefix: string, year: string, count: number): string {
  return `${prefix}/${year}/${String(count).padStart(6, '0')}`;
}

const longest = 16;

/**
 * E.g. `KRTI/C2627/00012`: at most 16 characters, and never an invoice's. A seller's hundred-thousandth of a
 * year goes without the second slash.
 */
export function creditNoteNumber(prefix: string, year: string, count: number): string {
  const counted = String(count).padStart(5, '0');
  const number = `${prefix}/C${year}/${counted}`;
  return number.length > longest ? `${prefix}/C${year}${counted}` : number;
}

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
